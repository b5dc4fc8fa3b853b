import { describe, expect, test } from 'vitest'
import { emptyWords, productCount } from './manage-words.ts'
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
    expect(emptyWords('published', 'mug')).toBe('No product matches “mug”.')
  })

  test('is good news where problems would be', () => {
    expect(emptyWords('needs_fixing', '')).toMatch(/^Nothing needs fixing/)
  })
})

test('a card names below its figures what has no place among them', () => {
  expect(otherMissing(['Missing UPC', 'Missing MSRP', 'Missing Photo'])).toEqual([
    'Missing UPC',
    'Missing Photo',
  ])
})
