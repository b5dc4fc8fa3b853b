import { expect, test } from 'vitest'
import { shippingOfCard, shippingWords } from './shipping-words.ts'

test.each([
  [
    'Reno, NV 89501',
    3,
    'Ships from Reno, NV within 3 business days',
    'From Reno, NV in 3 business days',
  ],
  ['Reno, NV 89501', null, 'Ships from Reno, NV', 'From Reno, NV'],
  [null, 1, 'Ships within 1 business day', 'Ships in 1 business day'],
  [null, null, undefined, undefined],
])('%s and %s: %s', (ships_from, ships_within, words, ofCard) => {
  expect(shippingWords({ ships_from, ships_within })).toBe(words)
  expect(shippingOfCard({ ships_from, ships_within })).toBe(ofCard)
})
