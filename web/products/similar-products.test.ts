import { expect, test } from 'vitest'
import type { ProductCard } from '#market/products/product-api.ts'
import { similarProducts } from './similar-products.ts'

const aLot = (id: number, lot: Partial<ProductCard> = {}): ProductCard => ({
  id,
  seller_id: 3,
  seller: { id: 3, name: 'Harrow & Pine' },
  name: `Lot ${id}`,
  upc: '042170756561',
  category: 'home',
  photo_1_url: null,
  images: [],
  units: 10,
  min_order_units: null,
  msrp_cents: null,
  seller_price_cents: null,
  percent_off_msrp: null,
  tags: [],
  provisional: false,
  created_at: `2025-11-${String(id).padStart(2, '0')}T00:00:00Z`,
  ...lot,
})
const idsFor = (lots: ProductCard[]) => similarProducts(lots, { id: 20 }).map(({ id }) => id)

test('similar products are the four newest others of the seller', () => {
  expect(idsFor([1, 2, 3, 4, 5, 20].map((id) => aLot(id)))).toEqual([5, 4, 3, 2])
})

test('similar products have units and are published', () => {
  expect(idsFor([aLot(1), aLot(2, { units: 0 }), aLot(3, { provisional: true })])).toEqual([1])
})
