import { describe, expect, test } from 'vitest'
import { emptyWords, importWords, productCount, tabCounts } from './manage-words.ts'
import { otherMissing } from './missing-words.ts'

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
    expect(emptyWords({ tab: 'published', search: 'mug' })).toBe('No product matches “mug”.')
  })

  test('is good news where problems would be', () => {
    expect(emptyWords({ tab: 'needs_fixing', search: '' })).toMatch(/^Nothing needs fixing/)
  })
})

test('an import is named by its file, and said not to be there when it is not', () => {
  expect(importWords({ file_name: 'november.csv' })).toBe('From november.csv')
  expect(importWords(null)).toBe('From an import that is not there')
  expect(emptyWords({ tab: 'all', search: '', import: 12 })).toBe(
    'No product of this import is here.',
  )
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
