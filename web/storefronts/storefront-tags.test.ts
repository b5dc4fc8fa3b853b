import { describe, expect, test } from 'vitest'
import { filteringTags, storefrontTagWords } from './storefront-tags.ts'

describe('the tag filter of a storefront', () => {
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
