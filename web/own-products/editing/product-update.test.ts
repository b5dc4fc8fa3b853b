import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { productFields } from '#market/products/product-fields.ts'
import { draftOf, fieldsOf } from '../form/product-draft.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { updateOf } from './product-update.ts'

const listed = anOwnProduct({ units: 480 })
const fields = productFields.parse(
  fieldsOf({ ...draftOf(listed), name: 'Fig candle, large', msrp_cents: cents(30_00), units: 500 }),
)

test('only the changed fields are sent, with their old values, the name and the UPC', () => {
  const { product, before, units_before } = updateOf(fields, ['msrp_cents'], listed)
  expect(JSON.parse(JSON.stringify(product))).toEqual({
    name: 'Fig candle',
    upc: listed.upc,
    msrp_cents: 30_00,
  })
  expect(before).toEqual({ msrp_cents: 24_00 })
  expect(units_before).toBeUndefined()
})

test('photos are sent all together, as their places depend on each other', () => {
  const { product } = updateOf(fields, ['name', 'photos'], listed)
  expect(JSON.parse(JSON.stringify(product))).toEqual({
    name: 'Fig candle, large',
    upc: listed.upc,
    photo_1: listed.photo_1,
    photo_2: null,
    photo_3: null,
    photo_4: null,
    photo_5: null,
  })
})

test('changed units go with what they were, for some may be sold meanwhile', () => {
  expect(updateOf(fields, ['units'], listed)).toMatchObject({
    product: { units: 500 },
    units_before: 480,
  })
})
