import { expect, test } from 'vitest'
import { freightClassOf, freightClasses } from './freight-class.ts'
import { freightTerms, freightTermsOf, freightTermsWords } from './freight-terms.ts'
import { freightWords, freightWordsOf } from './freight-words.ts'

test.each([
  [{}, 'Freight included'],
  [{ freight_terms: 'included' as const }, 'Freight included'],
  [{ freight_terms: 'buyer_arranges' as const }, 'Buyer arranges freight'],
  [{ freight_terms: 'pickup' as const, ships_from: 'Memphis, TN 38118' }, 'Pickup at Memphis, TN'],
  [{ freight_terms: 'pickup' as const, ships_from: null }, 'Pickup at the seller'],
  [{ freight_terms: 'quoted' as const }, 'Freight quoted by the seller'],
])('by the price of a lot with %j stands “%s”', (lot, words) => {
  expect(freightWords(lot)).toBe(words)
})

test('several lots say each of their terms once', () => {
  const quoted = { freight_terms: 'quoted' as const }
  expect(freightWordsOf([{}, quoted, quoted])).toBe(
    'Freight included · Freight quoted by the seller',
  )
})

test.each(freightTerms)('%s is read by its value and by its words', (terms) => {
  expect(freightTermsOf(terms)).toBe(terms)
  expect(freightTermsOf(freightTermsWords[terms].toUpperCase())).toBe(terms)
})

test.each([
  ['Prepaid', 'included'],
  ['FOB Origin', 'buyer_arranges'],
  ['will-call', 'pickup'],
  ['Quote', 'quoted'],
  ['free', undefined],
  ['', undefined],
])('“%s” as freight is %s', (text, terms) => {
  expect(freightTermsOf(text)).toBe(terms)
})

test.each([
  ['92.50', '92.5'],
  ['Class 70', '70'],
  ['NMFC class 125', '125'],
  ['500', '500'],
  ['75', undefined],
  ['5', undefined],
])('“%s” is freight class %s', (text, freightClass) => {
  expect(freightClassOf(text)).toBe(freightClass)
})

test('there are eighteen freight classes', () => {
  expect(freightClasses).toHaveLength(18)
})
