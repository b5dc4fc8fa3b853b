import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { isRefundedWhole, refundedWords } from './refunded.ts'

const words = (refunded: number, refunding: number) =>
  refundedWords({ refunded_cents: cents(refunded), refunding_cents: cents(refunding) })

test('what was refunded of an order is said with its total, and what is still to be sent apart', () => {
  expect(words(0, 0)).toBeNull()
  expect(words(20_00, 0)).toBe('Refunded $20.00')
  expect(words(20_00, 20_00)).toBe('Refunding $20.00')
  expect(words(20_00, 5_00)).toBe('Refunded $15.00, refunding $5.00')
})

test('an order is refunded whole once all of its total goes back', () => {
  const order = { total_cents: cents(80_00), refunded_cents: cents(79_99) }
  expect(isRefundedWhole(order)).toBe(false)
  expect(isRefundedWhole({ ...order, refunded_cents: cents(80_00) })).toBe(true)
})
