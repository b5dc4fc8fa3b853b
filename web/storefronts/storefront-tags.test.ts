import { describe, expect, test } from 'vitest'
import { filteringTags, storefrontTagWords, tagAsked } from './storefront-tags.ts'

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

  test('offers what leaves some lots out', () => {
    const home = { tag: 'home', count: 3 }
    const clearance = { tag: 'clearance', count: 2 }
    const shelf = { lots: 3, units: 10, sold_out: 0 }
    expect(filteringTags({ tags: [home, clearance], shelf })).toEqual([clearance])
  })

  test('reads well', () => {
    expect(['home', 'other', 'top_sellers'].map(storefrontTagWords)).toEqual([
      'Home',
      'Miscellaneous',
      'Top sellers',
    ])
  })
})
