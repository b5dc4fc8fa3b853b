import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { blankProduct, photoFrom } from '../form/product-draft.ts'
import { onlyOf, readKept } from './kept-draft.ts'

const NOW = new Date('2026-03-12T10:00:00Z')
const begun = { ...blankProduct, name: 'Fig candle', units: 480 }
const kept = (changes: object, at = '2026-03-12T09:00:00Z') => JSON.stringify({ at, changes })
const read = (text: string | undefined) => readKept(text, begun, NOW)

describe('what was typed and not saved', () => {
  test('comes back as it was, with when', () => {
    const typed = { ...begun, name: 'Fig candle, large', msrp_cents: cents(24_00) }
    expect(read(kept(onlyOf(typed, ['name', 'msrp_cents'])))).toEqual({
      at: '2026-03-12T09:00:00Z',
      changes: { name: 'Fig candle, large', msrp_cents: 24_00 },
    })
  })

  test('comes back with the photos that had been sent', () => {
    const photos = [photoFrom('uploads/3/a'), photoFrom(''), photoFrom('https://cdn.example/b.jpg')]
    expect(read(kept({ photos }))?.changes.photos).toMatchObject([
      { given: 'uploads/3/a', by: 'file' },
      { given: 'https://cdn.example/b.jpg', by: 'address' },
    ])
  })

  test('is nothing when the product says the same by now', () => {
    expect(read(kept({ name: 'Fig candle', units: 480 }))).toBeUndefined()
  })

  test('is an emptied field too', () => {
    expect(read(kept({ units: null, name: '' }))?.changes).toEqual({ units: null, name: '' })
  })

  test('are also terms of its own, and that these were removed', () => {
    const own = { ...NO_RESALE_TERMS, channels: ['ebay'] }
    expect(read(kept({ resale_terms: own }))?.changes).toEqual({ resale_terms: own })
    const back = readKept(
      kept({ resale_terms: null }),
      { ...begun, resale_terms: NO_RESALE_TERMS },
      NOW,
    )
    expect(back?.changes).toEqual({ resale_terms: null })
    expect(read(kept({ resale_terms: { ...own, channels: ['x'] } }))).toBeUndefined()
  })

  test('is forgotten after thirty days', () => {
    expect(read(kept({ name: 'Old' }, '2026-02-10T10:00:00Z'))).toBeDefined()
    expect(read(kept({ name: 'Old' }, '2026-02-10T09:59:59Z'))).toBeUndefined()
  })

  test.each([undefined, '', '{', '[]', kept({ units: 'many' }), kept({ gender: 'x' })])(
    'that cannot be read is nothing: %s',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )
})
