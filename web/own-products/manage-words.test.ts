import { describe, expect, test } from 'vitest'
import { emptyWords, productCount } from './manage-words.ts'
import { otherMissing } from './missing-words.ts'
import { upcNote } from './upc-note.ts'

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

describe('a UPC', () => {
  test('whose last digit does not match may be kept', () => {
    expect(upcNote('036000291453')).toEqual({
      tone: 'warning',
      words: 'The last digit does not match. You can keep it.',
    })
  })

  test('that lost its leading zero gets it back', () => {
    expect(upcNote('36000291452')?.words).toBe('Added the leading zero your spreadsheet dropped.')
  })

  test('that is right, or not one yet, has no note', () => {
    expect(upcNote('036000291452')).toBeUndefined()
    expect(upcNote('0360')).toBeUndefined()
  })
})
