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
