import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { refundedOfLines } from './refunded-of-lines.ts'
import { anOrder } from './testing/an-order.ts'

const [line] = anOrder().purchase_order_products
const lines = [
  { ...line!, id: '1', quantity: 3, unit_cents: cents(10_00), total_cents: cents(30_00) },
  { ...line!, id: '2', quantity: 1, unit_cents: cents(10_01), total_cents: cents(10_01) },
]
const refund = { id: 1, reason: 'Wet', state: 'refunded', at: '2026-11-20T12:00:00.000Z' } as const
const of = (refunded: number, parts: { line_id: number; quantity: number }[] | null = null) =>
  refundedOfLines({
    refunded_cents: cents(refunded),
    refunds: [{ ...refund, amount_cents: cents(refunded), lines: parts }],
    purchase_order_products: lines,
  })

describe('what was refunded of an order, by its lines,', () => {
  test('is the price of the units that were refunded', () => {
    expect(of(20_00, [{ line_id: 1, quantity: 2 }])).toEqual([20_00, 0])
  })

  test.each([1, 2, 999, 40_00, 40_01])('adds up to %s cents that are for no line', (refunded) => {
    const shares = of(refunded)
    expect(shares[0]! + shares[1]!).toBe(refunded)
    expect(shares[0]).toBeLessThanOrEqual(30_00)
    expect(shares[1]).toBeLessThanOrEqual(10_01)
  })

  test('is nothing where nothing was', () => {
    expect(of(0)).toEqual([0, 0])
  })
})
