import { USUAL_CONDITION } from '#market/products/product-condition.ts'
import type { ProductFields } from '#market/products/product-fields.ts'

/** What a form says about a product, without photos and units. A field that it empties goes back to its default. */
export const columnsOf = (said: ProductFields) => ({
  upc: said.upc,
  name: said.name,
  sku: said.sku,
  asin: said.asin,
  styleNumber: said.style_number,
  description: orElse(said.description, ''),
  msrpCents: said.msrp_cents,
  wholesaleCents: said.wholesale_cents,
  sellerPriceCents: said.seller_price_cents,
  minOrderUnits: said.min_order_units,
  category: orElse(said.category, 'other' as const),
  condition: orElse(said.condition, USUAL_CONDITION),
  gender: orElse(said.gender, 'unisex' as const),
  sellerSize: said.seller_size,
  expirationDate: said.expiration_date,
  packagingType: said.packaging_type,
  length: said.length,
  width: said.width,
  height: said.height,
  weight: said.weight,
  weightUnit: orElse(said.weight_unit, 'lbs' as const),
  innerCount: said.inner_count,
  innerQuantity: said.inner_quantity,
  outerQuantity: said.outer_quantity,
  resaleTerms: said.resale_terms && JSON.stringify(said.resale_terms),
})

const orElse = <Value, Fallback>(said: Value | null | undefined, fallback: Fallback) =>
  said === null ? fallback : said
