import { cents } from '#market/money.ts'
import { blankFields } from '#market/products/field-answers.ts'
import type { Product } from '#market/products/product-api.ts'

/** A product with nothing but what it must have. */
export const aProduct = (product: Partial<Product> = {}): Product => ({
  ...blankFields,
  id: 20,
  seller_id: 3,
  seller: { id: 3, name: 'Harrow & Pine', description: '', logo_url: null, resale_terms: null },
  name: 'Soy candle',
  upc: '042170756561',
  category: 'home',
  condition: 'new',
  photo_1_url: null,
  images: [],
  units: 3456,
  min_order_units: null,
  manifest_units: null,
  msrp_cents: null,
  seller_price_cents: cents(780),
  percent_off_msrp: null,
  tags: [],
  provisional: false,
  created_at: '2025-11-18T00:00:00Z',
  ships_from: null,
  ships_within: null,
  freight_terms: 'included',
  usual_answer_hours: null,
  resale_conflict: null,
  lot_digest: 'seen',
  resale_terms: null,
  watchers: 0,
  next_price: null,
  ...product,
})
