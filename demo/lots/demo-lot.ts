import type { ProductCategory } from '#market/categories.ts'
import type { Cents } from '#market/money.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import type { Product } from '#market/products/product-api.ts'

/** A lot as it was listed, before anything of it was sold. */
export type DemoLot = {
  /** The number of its seller among the brands. */
  seller: number
  name: string
  upc: string
  sku: string | null
  asin: string | null
  styleNumber: string | null
  description: string
  photos: string[]
  msrpCents: Cents | null
  wholesaleCents: Cents | null
  sellerPriceCents: Cents | null
  listedUnits: number
  minOrderUnits: number | null
  category: ProductCategory
  condition: ProductCondition
  gender: Product['gender']
  sellerSize: string | null
  expirationDate: string | null
  packagingType: Product['packaging_type']
  length: number | null
  width: number | null
  height: number | null
  weight: number | null
  weightUnit: Product['weight_unit']
  innerCount: number | null
  innerQuantity: number | null
  outerQuantity: number | null
  tags: string[]
  /** Its own; null: those of its shop. */
  resaleTerms: ResaleTerms | null
  provisional: boolean
  createdAt: Date
}
