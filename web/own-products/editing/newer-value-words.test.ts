import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { blankProduct } from '../form/product-draft.ts'
import { newerValueWords } from './newer-value-words.ts'

test('a field says what it was changed to while something else was typed', () => {
  const now = { ...blankProduct, units: 1470, msrp_cents: cents(26_00), name: 'Cedar' }
  expect(newerValueWords('units', now)).toBe('1,470 units are available now')
  expect(newerValueWords('msrp_cents', now)).toBe('Changed in the meantime to $26.00')
  expect(newerValueWords('name', now)).toBe('Changed in the meantime to Cedar')
  expect(newerValueWords('sku', now)).toBe('Cleared in the meantime')
  expect(newerValueWords('resale_terms', now)).toBe('Changed in the meantime to your shop’s terms')
  const own = { ...NO_RESALE_TERMS, remove_labels: true }
  expect(newerValueWords('resale_terms', { ...now, resale_terms: own })).toBe(
    'Changed in the meantime to its own terms: Remove brand labels before resale.',
  )
  expect(newerValueWords('photos', now)).toBe('The photos have changed in the meantime')
})
