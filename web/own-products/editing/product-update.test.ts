import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { productFields } from '#market/products/product-fields.ts'
import { draftOf, fieldsOf } from '../form/product-draft.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { updateOf } from './product-update.ts'

const lot = anOwnProduct({ units: 480 })
const fields = productFields.parse(
  fieldsOf({ ...draftOf(lot), name: 'Fig candle, large', msrp_cents: cents(30_00), units: 500 }),
)

test('only what was changed is sent, with what it was, beside the name and the UPC', () => {
  const { product, before, units_before } = updateOf(fields, ['msrp_cents'], lot)
  expect(JSON.parse(JSON.stringify(product))).toEqual({
    name: 'Fig candle',
    upc: lot.upc,
    msrp_cents: 30_00,
  })
  expect(before).toEqual({ msrp_cents: 24_00 })
  expect(units_before).toBeUndefined()
})

test('photos are sent all together, as their places depend on each other', () => {
  const { product } = updateOf(fields, ['name', 'photos'], lot)
  expect(JSON.parse(JSON.stringify(product))).toEqual({
    name: 'Fig candle, large',
    upc: lot.upc,
    photo_1: lot.photo_1,
    photo_2: null,
    photo_3: null,
    photo_4: null,
    photo_5: null,
  })
})

test('changed units go with what they were, for some may be sold meanwhile', () => {
  expect(updateOf(fields, ['units'], lot)).toMatchObject({
    product: { units: 500 },
    units_before: 480,
  })
})
