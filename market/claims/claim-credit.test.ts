import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Refundable } from '#market/ledger/partial-refund.ts'
import { isProposable, refundOfClaim, unitsLeft } from './claim-credit.ts'
import { problemWords, reasonsFor } from './claim-reason.ts'

const line = { id: 1, quantity: 40 }

describe('the units of a line that can be reported', () => {
  test.each([
    ['nothing', 0, [], 40],
    ['what was refunded', 3, [], 37],
    ['a claim that is open', 0, [{ lineId: 1, quantity: 2, state: 'seller_review' }], 38],
    ['a claim that was settled', 0, [{ lineId: 1, quantity: 2, state: 'settled' }], 38],
    ['a claim that was declined', 0, [{ lineId: 1, quantity: 2, state: 'declined' }], 38],
    ['a claim that was withdrawn', 0, [{ lineId: 1, quantity: 2, state: 'withdrawn' }], 40],
    ['a claim of another line', 0, [{ lineId: 2, quantity: 2, state: 'settled' }], 40],
    ['more than there was', 39, [{ lineId: 1, quantity: 2, state: 'settled' }], 0],
  ] as const)('are less by %s', (...[, refunded, claims, left]) => {
    expect(unitsLeft(line, refunded, claims)).toBe(left)
  })
})

describe('an agreed credit', () => {
  const order = (changes: Partial<Refundable> = {}): Refundable => ({
    total: cents(80_00),
    fee: cents(8_00),
    freight: cents(0),
    refunded: { amount: cents(0), fee: cents(0) },
    disputed: cents(0),
    lines: [{ id: 1, quantity: 10, unit: cents(8_00), refundedQuantity: 0 }],
    ...changes,
  })
  const agreed = (amount: number) => ({
    lineId: 1,
    quantity: 2,
    unit: cents(8_00),
    amount: cents(amount),
  })

  test('of exactly the units is refunded by them', () => {
    expect(refundOfClaim(agreed(16_00), order())).toEqual({ lines: [{ line_id: 1, quantity: 2 }] })
  })

  test('of anything else is refunded by amount', () => {
    expect(refundOfClaim(agreed(10_00), order())).toEqual({ amount_cents: 10_00 })
  })

  test('is refunded by amount where staff refunded its units meanwhile', () => {
    const lines = [{ id: 1, quantity: 10, unit: cents(8_00), refundedQuantity: 9 }]
    expect(refundOfClaim(agreed(16_00), order({ lines }))).toEqual({ amount_cents: 16_00 })
  })

  test('is at most what refunds and chargebacks left', () => {
    const refunded = { amount: cents(70_00), fee: cents(7_00) }
    expect(refundOfClaim(agreed(16_00), order({ refunded }))).toEqual({ amount_cents: 10_00 })
    expect(refundOfClaim(agreed(16_00), order({ disputed: cents(80_00) }))).toEqual({
      amount_cents: 0,
    })
  })

  test('is proposed from a cent to what the units come to', () => {
    expect([0, 1, 16_00, 16_01].map((amount) => isProposable(amount, cents(16_00)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('a reason', () => {
  test('for salvage is that units are short, or are another item', () => {
    expect(reasonsFor('salvage')).toEqual(['short', 'wrong_item'])
    expect(reasonsFor('open_box')).toEqual(['short', 'damaged', 'wrong_item', 'not_as_described'])
  })

  test('is said with its units', () => {
    expect(problemWords('damaged', 1)).toBe('1 unit damaged')
    expect(problemWords('short', 1_200)).toBe('1,200 units missing')
  })
})
