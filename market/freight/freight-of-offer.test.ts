import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { freightInForce, goodsOf, isFreightMissing, totalWords } from './freight-of-offer.ts'

const quoted = { freight_terms: 'quoted' as const }
const usual = {}

test('an offer with a quoted lot has no freight until its seller states it', () => {
  expect(isFreightMissing([usual, quoted], null)).toBe(true)
  expect(isFreightMissing([usual, quoted], cents(250_00))).toBe(false)
  expect(freightInForce([usual, quoted], cents(250_00))).toBe(250_00)
})

test('freight that was stated goes with the last quoted lot', () => {
  expect(isFreightMissing([usual], null)).toBe(false)
  expect(freightInForce([usual], cents(250_00))).toBeNull()
})

test('freight of nothing is stated all the same', () => {
  expect(isFreightMissing([quoted], cents(0))).toBe(false)
})

test('a total that lacks its freight says so', () => {
  expect(totalWords(cents(1_200_00), true)).toBe('$1,200.00 plus freight')
  expect(totalWords(cents(1_200_00), false)).toBe('$1,200.00')
})

test('prices are compared without the freight', () => {
  expect(goodsOf({ total_cents: cents(1_450_00), freight_cents: cents(250_00) })).toBe(1_200_00)
  expect(goodsOf({ total_cents: cents(1_200_00), freight_cents: null })).toBe(1_200_00)
})
