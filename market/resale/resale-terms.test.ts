import { expect, test } from 'vitest'
import { resaleStateOf, resaleStates } from './resale-states.ts'
import { NO_RESALE_TERMS, resaleTermsIn, termsInForce } from './resale-terms.ts'

test('equal terms read alike, however they were given', () => {
  const given = { channels: ['ebay', 'own_store', 'ebay'], blocked_states: ['TX', 'CA', 'TX'] }
  expect(resaleTermsIn.parse(given)).toEqual({
    channels: ['own_store', 'ebay'],
    blocked_states: ['CA', 'TX'],
    map_cents: null,
    remove_labels: false,
  })
})

test.each([
  [{ channels: ['flea_market'] }, 'Unknown channel'],
  [{ blocked_states: ['Kalifornia'] }, 'Unknown state: use two letters'],
  [{ map_cents: 0 }, 'Price must be greater than $0'],
])('%j is refused', (given, words) => {
  expect(resaleTermsIn.safeParse(given).error?.issues[0]?.message).toBe(words)
})

test('no two states have the same code, and each is known by its name', () => {
  expect(new Set(resaleStates).size).toBe(resaleStates.length)
  expect(resaleStateOf(' oregon ')).toBe('OR')
  expect(resaleStateOf('qc')).toBe('QC')
  expect(resaleStateOf('Atlantis')).toBeUndefined()
})

test('the terms of a product stand in place of its shop’s, also when they ask for nothing', () => {
  const shop = { ...NO_RESALE_TERMS, remove_labels: true }
  expect(termsInForce(null, shop)).toBe(shop)
  expect(termsInForce(NO_RESALE_TERMS, shop)).toBe(NO_RESALE_TERMS)
})
