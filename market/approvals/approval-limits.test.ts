import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { feeAsksSecond, refundAsksSecond } from './approval-limits.ts'

describe('a refund', () => {
  test.each([
    { isPaid: true, total: 10_000_01, asks: true },
    { isPaid: true, total: 10_000_00, asks: false },
    { isPaid: false, total: 90_000_00, asks: false },
  ])('of $total cents, paid: $isPaid, asks a second: $asks', ({ isPaid, total, asks }) => {
    expect(refundAsksSecond({ isPaid, total: cents(total) })).toBe(asks)
  })
})

describe('a fee', () => {
  test.each([
    { inForce: 1000, wanted: 500, asks: false },
    { inForce: 1000, wanted: 1500, asks: false },
    { inForce: 1000, wanted: 499, asks: true },
    { inForce: 1000, wanted: 1501, asks: true },
    // A second step in the same direction, after one that was allowed.
    { inForce: 500, wanted: 450, asks: true },
    // Back towards the standard fee.
    { inForce: 100, wanted: 550, asks: false },
    { inForce: 100, wanted: 1000, asks: true },
    { inForce: 300, wanted: 300, asks: false },
  ])('of $inForce to $wanted asks a second: $asks', ({ inForce, wanted, asks }) => {
    expect(feeAsksSecond({ inForce, wanted, standard: 1000 })).toBe(asks)
  })
})
