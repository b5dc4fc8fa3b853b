import { expect, test } from 'vitest'
import { sortAsked } from './storefront-sort.ts'

test.each([
  ['price_asc', 'price_asc'],
  ['newest', undefined],
  ['cheapest', undefined],
  [['units'], undefined],
  [undefined, undefined],
])('of the sort %j in an address a storefront asks for %j', (asked, sort) => {
  expect(sortAsked(asked)).toBe(sort)
})
