import { describe, expect, test } from 'vitest'
import { resolved } from './criteria.ts'

describe('the criteria of a search', () => {
  test('take a tag that is the name of a category for the category, in any case', () => {
    expect(resolved({ tags: ['Home', 'miscellaneous', 'top_sellers'] })).toEqual({
      tags: ['top_sellers'],
      categories: ['home', 'other'],
    })
  })

  test('name a category once, however often it was asked for', () => {
    expect(resolved({ tags: ['Pet'], categories: ['pet', 'toys'] }).categories).toEqual([
      'pet',
      'toys',
    ])
  })

  test.each(['', '  ', '\0 \0'])('ask for no words when the query is blank: %j', (query) => {
    expect(resolved({ query }).query).toBeUndefined()
  })

  test('keep everything else as it was asked', () => {
    expect(resolved({ query: 'fig', in_stock: true, min_units: 5 })).toEqual({
      query: 'fig',
      in_stock: true,
      min_units: 5,
      tags: [],
      categories: [],
    })
  })
})
