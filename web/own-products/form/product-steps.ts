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

export const stepFields: Record<ProductStep, readonly Field[]> = {
  identifiers: ['name', 'upc', 'sku', 'asin', 'style_number'],
  description: ['description', 'photos'],
  pricing: ['msrp_cents', 'wholesale_cents', 'seller_price_cents'],
  quantity: ['units', 'min_order_units'],
  details: [
    'category',
    'condition',
    'gender',
    'seller_size',
    'expiration_date',
    'tags',
    'price_schedule',
    'off_market_days',
    'show_next_price',
    'resale_terms',
  ],
  dimensions: ['length', 'width', 'height', 'weight', 'weight_unit'],
  packaging: ['packaging_type', 'inner_quantity', 'inner_count', 'outer_quantity'],
}
