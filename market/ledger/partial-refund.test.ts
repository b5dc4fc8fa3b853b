import { describe, expect, test } from 'vitest'
import { cents, sum } from '#market/money.ts'
import { partialRefund, type Refundable } from './partial-refund.ts'

const order: Refundable = {
  freight: cents(0),
  total: cents(80_00),
  fee: cents(8_00),
  refunded: { amount: cents(0), fee: cents(0) },
  disputed: cents(0),
  lines: [{ id: 7, quantity: 10, unit: cents(8_00), refundedQuantity: 0 }],
}

describe('a refund in part', () => {
  test('by lines costs what those units cost, and takes the fee’s share back', () => {
    const lines = [{ line_id: 7, quantity: 3 }]
    expect(partialRefund(order, { lines })).toEqual({ amount: 24_00, fee: 2_40 })
  })

  test('takes the fee’s share of the goods back, and none with the freight', () => {
    const carried = { ...order, total: cents(100_00), freight: cents(20_00) }
    const lines = [{ line_id: 7, quantity: 5 }]
    expect(partialRefund(carried, { lines })).toEqual({ amount: 40_00, fee: 4_00 })
    expect(partialRefund(carried, { amount_cents: 100_00 })).toEqual({ amount: 100_00, fee: 8_00 })
    const refunded = { amount: cents(80_00), fee: cents(8_00) }
    expect(partialRefund({ ...carried, refunded }, { amount_cents: 20_00 })).toEqual({
      amount: 20_00,
      fee: 0,
    })
  })

  test('gives back the fee so that parts add up to the whole, however small they are', () => {
    const odd = { ...order, total: cents(1_00), fee: cents(7) }
    const parts: { amount: number; fee: number }[] = []
    const given = (of: 'amount' | 'fee') => sum(parts.map((part) => cents(part[of])))
    for (const amount of [33, 33, 33, 1]) {
      const part = partialRefund(
        { ...odd, refunded: { amount: given('amount'), fee: given('fee') } },
        { amount_cents: amount },
      )
      if ('refused' in part) throw new Error(part.refused)
      parts.push(part)
    }
    expect([given('amount'), given('fee')]).toEqual([1_00, 7])
  })

  test('is never more than what was not refunded yet', () => {
    const refunded = { amount: cents(70_00), fee: cents(7_00) }
    const later = { ...order, refunded }
    expect(partialRefund(later, { amount_cents: 10_00 })).toEqual({ amount: 10_00, fee: 1_00 })
    const refused = 'Only $10.00 of this order can still be refunded.'
    expect(partialRefund(later, { amount_cents: 10_01 })).toEqual({ refused })
  })

  test('leaves what a bank took back, or holds', () => {
    const disputed = { ...order, disputed: cents(80_00) }
    const refused = 'Only $0.00 of this order can still be refunded.'
    expect(partialRefund(disputed, { amount_cents: 1 })).toEqual({ refused })
  })

  test('names no unit twice, and only lines of the order', () => {
    const [line] = order.lines
    const later = { ...order, lines: [{ ...line!, refundedQuantity: 8 }] }
    expect(partialRefund(later, { lines: [{ line_id: 7, quantity: 3 }] })).toEqual({
      refused: 'Only 2 of 10 units have not been refunded.',
    })
    const twice = [1, 1].map((quantity) => ({ line_id: 7, quantity }))
    expect(partialRefund(order, { lines: twice })).toEqual({ refused: 'Name each line once.' })
    expect(partialRefund(order, { lines: [{ line_id: 8, quantity: 1 }] })).toEqual({
      refused: 'This line is not in the order.',
    })
  })

  test('is by lines or by an amount, never both', () => {
    const refused = 'Refund either lines or an amount.'
    expect(partialRefund(order, {})).toEqual({ refused })
    const lines = [{ line_id: 7, quantity: 1 }]
    expect(partialRefund(order, { lines, amount_cents: 8_00 })).toEqual({ refused })
  })
})
