import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ProductCategory } from '#market/categories.ts'
import type { Cents } from '#market/money.ts'
import type { Product } from '#market/products/product-api.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    products: ProductsTable
    stockMovements: StockMovementsTable
  }
}

export type ProductsTable = {
  id: Generated<number>
  sellerId: number
  /** A copy that follows the seller's own name; never written from here. */
  sellerName: ColumnType<string, never, never>
  name: string
  upc: string
  sku: string | null
  asin: string | null
  styleNumber: string | null
  description: Generated<string>
  photos: Generated<string[]>
  msrpCents: Cents | null
  wholesaleCents: Cents | null
  sellerPriceCents: Cents | null
  units: Generated<number>
  minOrderUnits: number | null
  category: Generated<ProductCategory>
  condition: Generated<ProductCondition>
  gender: Generated<Product['gender']>
  sellerSize: string | null
  expirationDate: string | null
  packagingType: Product['packaging_type']
  length: Measure
  width: Measure
  height: Measure
  weight: Measure
  weightUnit: Generated<Product['weight_unit']>
  innerCount: number | null
  innerQuantity: number | null
  outerQuantity: number | null
  tags: Generated<string[]>
  /** Its own, in place of its shop's. */
  resaleTerms: JSONColumnType<ResaleTerms> | null
  /** What the last imported file said; sales since then have not changed it. */
  importedUnits: number | null
  provisional: Generated<boolean>
  /** Its seller has taken it off the market for a while. */
  paused: Generated<boolean>
  /** What it holds, of a mixed lot, and how many units that is. */
  manifestId: number | null
  manifestUnits: number | null
  /** How often what the lot is said to be was changed; a trigger counts. */
  lotVersion: ColumnType<number, never, never>
  percentOffMsrp: GeneratedAlways<number | null>
  search: GeneratedAlways<string>
  inStock: GeneratedAlways<boolean>
  createdAt: Generated<Date>
  /** When it first showed up for buyers. */
  publishedAt: Generated<Date | null>
  updatedAt: Generated<Date>
  deletedAt: Date | null
}

// Decimals come as text, so that none is rounded on the way.
type Measure = ColumnType<string | null, string | number | null | undefined, string | number | null>

type StockMovementsTable = {
  id: Generated<number>
  productId: number
  change: number
  reason: 'listed' | 'edited' | 'imported' | 'sold' | 'canceled'
  purchaseOrderId: number | null
  at: Generated<Date>
}
