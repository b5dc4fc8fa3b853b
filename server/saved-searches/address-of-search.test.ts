import { expect, test } from 'vitest'
import { viewOfAddress } from '#market/catalogue/catalogue-address.ts'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { addressOfSearch } from './address-of-search.ts'

test.each<Criteria>([
  {},
  { query: '012345678905' },
  { resaleable: false, categories: ['home'] },
  { query: 'café & co', categories: ['other'], in_stock: true },
  { tags: ['top_sellers'], seller_ids: [7, 9], genders: ['f', 'm'], min_percent_off: 60 },
])('the address of a search reads as what was looked for: %j', (criteria) => {
  const { search } = new URL(addressOfSearch('https://lotline.example', { criteria }))
  const given = new URLSearchParams(search)
  const read = Object.fromEntries(
    [...new Set(given.keys())].map((key) => {
      const all = given.getAll(key)
      return [key, all.length === 1 ? all[0] : all]
    }),
  )
  expect(viewOfAddress(read)).toEqual({ criteria, sort: 'newest' })
})
