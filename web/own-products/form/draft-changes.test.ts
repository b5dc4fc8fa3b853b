import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { changedFields } from './draft-changes.ts'
import { blankProduct, photoFrom } from './product-draft.ts'

const begun = { ...blankProduct, name: 'Fig candle', photos: [photoFrom('/photos/7f3a/800.webp')] }

describe('what was changed in a form', () => {
  test('is nothing when each field holds what it held', () => {
    const same = { ...begun, photos: [photoFrom('/photos/7f3a/800.webp')] }
    expect(changedFields(begun, same)).toEqual([])
  })

  test('is named field by field, photos as one', () => {
    const now = { ...begun, name: '', msrp_cents: cents(24_00), photos: [] }
    expect(changedFields(begun, now)).toEqual(['name', 'msrp_cents', 'photos'])
  })

  test('is also whether a lot has terms of its own, in whatever order these came', () => {
    const own = { ...begun, resale_terms: NO_RESALE_TERMS }
    const { channels, ...others } = NO_RESALE_TERMS
    expect(changedFields(begun, own)).toEqual(['resale_terms'])
    expect(changedFields(own, { ...own, resale_terms: { ...others, channels } })).toEqual([])
  })

  test('is also the order of the photos', () => {
    const photos = [photoFrom('/photos/a1/800.webp'), photoFrom('/photos/b2/800.webp')]
    expect(changedFields({ ...begun, photos }, { ...begun, photos: photos.toReversed() })).toEqual([
      'photos',
    ])
  })
})
