import { expect, test } from 'vitest'
import type { SavedSearch } from '#market/saved-searches/saved-search-api.ts'
import { freeName, searchOfSeller } from './seller-search.ts'

const aSearch = (more: Partial<SavedSearch>): SavedSearch => ({
  id: 1,
  name: 'Harrow & Pine',
  criteria: { seller_ids: [3] },
  sort: null,
  alerts: true,
  created_at: '2026-11-20T00:00:00Z',
  ...more,
})

test.each([
  [{ seller_ids: [3] }, true],
  [{ seller_ids: [3], tags: [], query: '' }, true],
  [{ seller_ids: [3, 4] }, false],
  [{ seller_ids: [4] }, false],
  [{ seller_ids: [3], query: 'candle' }, false],
  [{ seller_ids: [3], min_percent_off: 70 }, false],
  [{}, false],
])('a search for %j keeps all lots of seller 3: %s', (criteria, keepsAll) => {
  expect(searchOfSeller([aSearch({ criteria })], 3) !== undefined).toBe(keepsAll)
})

test('of two such searches the one that mails counts', () => {
  const searches = [aSearch({ id: 1, alerts: false }), aSearch({ id: 2 })]
  expect(searchOfSeller(searches, 3)?.id).toBe(2)
})

test('is called like the seller, with a number where that is taken', () => {
  expect(freeName('Harrow & Pine', [])).toBe('Harrow & Pine')
  const taken = ['harrow & pine', 'Harrow & Pine (2)'].map((name) => aSearch({ name }))
  expect(freeName('Harrow & Pine', taken)).toBe('Harrow & Pine (3)')
  const long = 'x'.repeat(100)
  const second = freeName(long, [aSearch({ name: long.slice(0, 80) })])
  expect(second).toMatch(/^x{70} \(2\)$/)
})
