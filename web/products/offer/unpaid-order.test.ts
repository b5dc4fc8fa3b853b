import { expect, test } from 'vitest'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'
import { unpaidOrderOf } from './unpaid-order.ts'

const LOT = 12

test.each([
  ['awaiting_initial_payment', true],
  ['payment_pending', true],
  ['requires_payment_action', true],
  ['awaiting_shipment', false],
  ['completed', false],
  ['canceled', false],
] as const)('an order that is %s still has to be paid: %s', (status, isUnpaid) => {
  expect(unpaidOrderOf([anOrder({ status })], LOT) !== undefined).toBe(isUnpaid)
})

test('an order of other lots does not count, and of several the latest does', () => {
  const [first, second] = [anOrder({ id: '1' }), anOrder({ id: '2' })]
  expect(unpaidOrderOf([first], LOT + 1)).toBeUndefined()
  expect(unpaidOrderOf([first, second], LOT)).toBe(second)
})
