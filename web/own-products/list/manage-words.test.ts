import { describe, expect, test } from 'vitest'
import { emptyWords, productCount, sortName, tabCounts } from './manage-words.ts'
import { otherMissing } from './other-missing.ts'

test('products are counted', () => {
  expect([0, 1, 3, 1204].map(productCount)).toEqual([
    '0 Products',
    '1 Product',
    '3 Products',
    '1,204 Products',
  ])
})

describe('an empty list', () => {
  test('tells what was searched for', () => {
    expect(emptyWords({ tab: 'published', search: 'mug' })).toBe('No products match “mug”.')
  })

  test('tells what it was filtered by', () => {
    const nothing = { tab: 'all', search: '' } as const
    expect(emptyWords({ ...nothing, category: 'pet' })).toBe('No products match these filters.')
    expect(emptyWords({ ...nothing, import: 12 })).toBe('No products from this import.')
  })

  test('is good news where problems would be', () => {
    expect(emptyWords({ tab: 'needs_fixing', search: '' })).toMatch(/^Nothing needs fixing/)
  })
})

test('an order that only a column has is named after it', () => {
  expect(sortName('price_desc')).toBe('Asking price: high to low')
  expect(sortName('sku_desc')).toBe('SKU: descending')
  expect(sortName('units_asc')).toBe('Units: ascending')
  expect(sortName('name_desc')).toBe('Name: descending')
})

test('each product is counted under the tabs it stands under', () => {
  const counts = {
    published_count: 203,
    provisional_count: 9,
    paused_count: 3,
    sold_out_count: 2,
    expiring_count: 4,
    photo_trouble_count: 1,
  }
  expect(tabCounts(counts)).toEqual({
    all: 215,
    published: 203,
    needs_fixing: 9,
    paused: 3,
    sold_out: 2,
    expiring: 4,
    photo_trouble: 1,
  })
})

test('a card names below its figures what has no place among them', () => {
  expect(otherMissing({ missing_fields: ['upc', 'msrp_cents', 'photo_1'] })).toEqual([
    'Missing UPC',
    'Missing Photo',
  ])
})
