import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { mergeTerms } from './terms-input.ts'

const shop = { ...NO_RESALE_TERMS, channels: ['own_store' as const], remove_labels: true }
const own = { ...NO_RESALE_TERMS, blocked_states: ['CA'] }
const freed = {
  resale_channels: [],
  blocked_states: [],
  map_cents: null,
  remove_labels: false,
}

test('a file that says nothing of terms leaves them', () => {
  expect(mergeTerms({}, { own: null, shop })).toBeNull()
  expect(mergeTerms({}, { own, shop })).toBe(own)
})

test('a part that a file sets is added to the terms that hold, and removes nothing else', () => {
  const map_cents = cents(19_99)
  expect(mergeTerms({ map_cents }, { own: null, shop })).toEqual({ ...shop, map_cents })
  expect(mergeTerms({ map_cents }, { own, shop })).toEqual({ ...own, map_cents })
  expect(mergeTerms({ map_cents }, { own: null, shop: null })).toEqual({
    ...NO_RESALE_TERMS,
    map_cents,
  })
})

test('a part may be taken off, and all of them make terms that ask for nothing', () => {
  expect(mergeTerms({ blocked_states: [] }, { own, shop })).toEqual(NO_RESALE_TERMS)
  expect(mergeTerms(freed, { own: null, shop })).toEqual(NO_RESALE_TERMS)
})

test('what is said again is the same', () => {
  expect(mergeTerms({ blocked_states: ['CA'] }, { own, shop })).toBe(own)
})
