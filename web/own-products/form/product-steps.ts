import { keysOf } from '#market/keys-of.ts'
import type { ProductDraft } from './product-draft.ts'

/** The parts of a product, in the order in which the wizard asks for them (spec 2, Product wizard). */
export const productSteps = [
  'identifiers',
  'description',
  'pricing',
  'quantity',
  'details',
  'dimensions',
  'packaging',
] as const
export type ProductStep = (typeof productSteps)[number]

type Field = keyof ProductDraft

/** The step that asks for each field; the wizard asks for all of them. */
const stepOf: Record<Field, ProductStep> = {
  name: 'identifiers',
  upc: 'identifiers',
  sku: 'identifiers',
  asin: 'identifiers',
  style_number: 'identifiers',
  description: 'description',
  photos: 'description',
  msrp_cents: 'pricing',
  wholesale_cents: 'pricing',
  seller_price_cents: 'pricing',
  units: 'quantity',
  min_order_units: 'quantity',
  category: 'details',
  condition: 'details',
  gender: 'details',
  seller_size: 'details',
  expiration_date: 'details',
  tags: 'details',
  price_schedule: 'details',
  off_market_days: 'details',
  show_next_price: 'details',
  resale_terms: 'details',
  length: 'dimensions',
  width: 'dimensions',
  height: 'dimensions',
  weight: 'dimensions',
  weight_unit: 'dimensions',
  packaging_type: 'packaging',
  inner_quantity: 'packaging',
  inner_count: 'packaging',
  outer_quantity: 'packaging',
}

const fieldsOf = (step: ProductStep): readonly Field[] =>
  keysOf(stepOf).filter((field) => stepOf[field] === step)

export const stepFields: Record<ProductStep, readonly Field[]> = {
  identifiers: fieldsOf('identifiers'),
  description: fieldsOf('description'),
  pricing: fieldsOf('pricing'),
  quantity: fieldsOf('quantity'),
  details: fieldsOf('details'),
  dimensions: fieldsOf('dimensions'),
  packaging: fieldsOf('packaging'),
}
