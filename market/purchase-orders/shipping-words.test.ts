import { expect, test } from 'vitest'
import { shippingWords } from './shipping-words.ts'

test('each side of an order is told who arranges the freight', () => {
  expect(shippingWords('buyer')).toMatch(/^The seller arranges the freight/)
  expect(shippingWords('seller')).toMatch(/^You arrange the freight/)
})
