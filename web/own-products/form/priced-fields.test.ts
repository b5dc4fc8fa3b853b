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
  expect(
    pricedFields(fields, saved, () => true).map(({ field, measures }) => [field, measures]),
  ).toEqual([
    ['msrp_cents', { before: 30_00 }],
    ['wholesale_cents', { before: 9_00 }],
    ['seller_price_cents', { before: 15_00, wholesale: 8_00, msrp: 30_00 }],
  ])
})

test('a step that holds no prices has nothing to ask about', () => {
  expect(pricedFields(productFields.parse(given), undefined, () => true)).toEqual([])
})

test('first prices are asked about as such, and as bare digits only where all of them are', () => {
  const prices = { msrp_cents: 8_50, wholesale_cents: 4_00, seller_price_cents: 3_00 }
  const fields = productFields.parse({ ...given, ...prices })
  const bareOf = (typed: readonly string[]) =>
    pricedFields(fields, undefined, (field) => typed.includes(field)).map(({ measures }) => [
      measures.first,
      measures.isBare,
    ])
  expect(bareOf(Object.keys(prices))).toEqual([
    ['msrp', true],
    ['wholesale', true],
    ['asking', true],
  ])
  const dear = productFields.parse({ ...given, ...prices, msrp_cents: 24_00 })
  const measured = pricedFields(dear, undefined, () => true).map(({ measures }) => measures.isBare)
  expect(measured).toEqual([false, false, false])
  expect(bareOf(['msrp_cents']).map(([, isBare]) => isBare)).toEqual([false, false, false])
})
