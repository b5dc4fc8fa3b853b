import { expect, test } from 'vitest'
import { shippingOfCard, shippingWords } from './lot-shipping-words.ts'

const RENO = 'Reno, NV 89501'

test.each([
  [{ ships_from: RENO, ships_within: 3 }, 'Ships from Reno, NV within 3 business days'],
  [{ ships_from: RENO, ships_within: null }, 'Ships from Reno, NV'],
  [{ ships_from: null, ships_within: 1 }, 'Ships within 1 business day'],
  [{ ships_from: null, ships_within: null }, undefined],
])('a lot with %j: %s', (lot, words) => {
  expect(shippingWords(lot)).toBe(words)
})

test.each([
  [{ ships_from: RENO, ships_within: 3 }, 'Reno, NV · 3 business days'],
  [{ ships_from: RENO, ships_within: null }, 'From Reno, NV'],
  [{ ships_from: null, ships_within: 1 }, 'Ships in 1 business day'],
  [{ ships_from: null, ships_within: null }, undefined],
])('the card of a lot with %j: %s', (lot, words) => {
  expect(shippingOfCard(lot)).toBe(words)
})
