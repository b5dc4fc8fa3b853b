import { expect, test } from 'vitest'
import { shippingWords } from './shipping-words.ts'

test('each side of an order is told who arranges the freight', () => {
  expect(shippingWords('buyer')).toMatch(/^The seller arranges the freight/)
  expect(shippingWords('seller')).toMatch(/^You arrange the freight/)
})

test('each side is told when an order ships, where that is agreed', () => {
  const when = 'within 5 business days of payment'
  expect(shippingWords('buyer', when)).toBe(
    'The seller arranges the freight, and ships within 5 business days of payment.',
  )
  expect(shippingWords('seller', when)).toMatch(/ship within 5 business days of payment.$/)
})

test.each([
  ['buyer', 'buyer_arranges', 'You arrange the freight. The seller has the goods ready by Monday.'],
  ['seller', 'buyer_arranges', 'The buyer arranges the freight. Have the goods ready by Monday.'],
  ['buyer', 'pickup', 'You pick up the goods. The seller has them ready by Monday.'],
  ['seller', 'pickup', 'The buyer picks up the goods. Have them ready by Monday.'],
  ['buyer', 'quoted', 'The seller arranges the freight, and ships by Monday.'],
] as const)('the %s of a lot with %s is told who moves it', (reader, terms, words) => {
  expect(shippingWords(reader, 'by Monday', [{ freight_terms: terms }])).toBe(words)
})

test('lots of several terms leave it to each of them', () => {
  const lots = [{ freight_terms: 'pickup' as const }, {}]
  expect(shippingWords('buyer', undefined, lots)).toBe(
    'Who moves the goods differs by lot. The seller has them ready once the order is paid.',
  )
})
