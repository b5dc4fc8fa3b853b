import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { productFields } from '#market/products/product-fields.ts'
import { pricedFields } from './priced-fields.ts'

const given = { name: 'Mug', upc: '012345678905' }

test('an asking price is measured by the one before, wholesale and MSRP, the others by what they were', () => {
  const fields = productFields.parse({
    ...given,
    msrp_cents: 30_00,
    wholesale_cents: 8_00,
    seller_price_cents: 12,
  })
  const saved = {
    msrp_cents: cents(30_00),
    wholesale_cents: cents(9_00),
    seller_price_cents: cents(15_00),
  }
  expect(pricedFields(fields, saved).map(({ field, measures }) => [field, measures])).toEqual([
    ['msrp_cents', { before: 30_00 }],
    ['wholesale_cents', { before: 9_00 }],
    ['seller_price_cents', { before: 15_00, wholesale: 8_00, msrp: 30_00 }],
  ])
})

test('a step that holds no prices has nothing to ask about', () => {
  expect(pricedFields(productFields.parse(given), undefined)).toEqual([])
})
