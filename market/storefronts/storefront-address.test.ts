import { describe, expect, test } from 'vitest'
import { choiceOfAddress } from './storefront-address.ts'

const sortAsked = (sort: unknown) => choiceOfAddress({ sort }).sort
const tagAsked = (tag: unknown) => choiceOfAddress({ tag }).tag

test.each([
  ['price_asc', 'price_asc'],
  ['newest', undefined],
  ['cheapest', undefined],
  [['units'], undefined],
  [undefined, undefined],
])('of the sort %j in an address a storefront asks for %j', (asked, sort) => {
  expect(sortAsked(asked)).toBe(sort)
})

test('the words in an address are searched for, the best match first unless another order is chosen', () => {
  expect(choiceOfAddress({ query: ' blue mug ' })).toEqual({ query: 'blue mug' })
  expect(choiceOfAddress({ query: 'mug', sort: 'newest' })).toEqual({
    query: 'mug',
    sort: 'newest',
  })
  expect(choiceOfAddress({ query: ['a', 'b'] })).toEqual({})
  expect(choiceOfAddress({ query: 'x'.repeat(201) })).toEqual({})
})

describe('the tag filter of a storefront', () => {
  test('defaults to All Products', () => {
    expect(tagAsked(undefined)).toBeUndefined()
    expect(tagAsked(' ')).toBeUndefined()
    expect(tagAsked(['a', 'b'])).toBeUndefined()
    expect(tagAsked('x'.repeat(101))).toBeUndefined()
  })

  test('takes a tag as it is and a category by any of its names', () => {
    expect(tagAsked('top_sellers')).toBe('top_sellers')
    expect(tagAsked('Home')).toBe('home')
    expect(tagAsked('Miscellaneous')).toBe('other')
  })
})
