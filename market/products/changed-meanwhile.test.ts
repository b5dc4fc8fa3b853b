import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { productFields } from './product-fields.ts'
import { anOwnProduct } from './testing/own-product.ts'

const begun = anOwnProduct()
const said = (fields: object) =>
  productFields.parse({ name: begun.name, upc: begun.upc, ...fields })

test('a field is in conflict when a form and somebody else changed it to different values', () => {
  const now = anOwnProduct({ msrp_cents: cents(26_00), sku: 'FIG-1', units: 400 })
  const conflicts = (fields: object, before: object) =>
    changedMeanwhile({ said: said(fields), before, now })
  expect(conflicts({ msrp_cents: 30_00 }, { msrp_cents: 24_00 })).toEqual(['msrp_cents'])
  expect(conflicts({ msrp_cents: 26_00 }, { msrp_cents: 24_00 })).toEqual([])
  expect(conflicts({ msrp_cents: 30_00 }, { msrp_cents: 26_00 })).toEqual([])
  expect(conflicts({ msrp_cents: 30_00 }, {})).toEqual([])
  expect(conflicts({ sku: null }, { sku: null })).toEqual(['sku'])
  expect(conflicts({ tags: ['Gift'] }, { tags: ['Old'] })).toEqual(['tags'])
  expect(conflicts({ tags: ['Gift'] }, { tags: ['top_sellers'] })).toEqual([])
  expect(conflicts({ units: 500 }, { units: 480 })).toEqual([])
})
