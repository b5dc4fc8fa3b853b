import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { lotChangesSince } from './lot-changes-since.ts'

const before = aProduct({ lot_digest: 'one', condition: 'new' })
const since = (other: Parameters<typeof aProduct>[0]) =>
  lotChangesSince(before, { ...before, lot_digest: 'another', ...other })

test('a lot that is as it was has not changed, whatever its units and price are', () => {
  expect(since({ lot_digest: 'one', units: 1, seller_price_cents: null })).toBeUndefined()
})

test('a lot that changed says in what', () => {
  expect(since({ condition: 'salvage', manifest_units: 12 })).toBe(
    'The lot has changed: condition new → salvage, manifest none → 12 units.',
  )
})

test('what shows in no fact is told as well', () => {
  expect(since({})).toBe('The resale terms have changed.')
  const mixed = { ...before, manifest_units: 12 }
  expect(lotChangesSince(mixed, { ...mixed, lot_digest: 'another' })).toBe(
    'The manifest or the resale terms have changed.',
  )
})
