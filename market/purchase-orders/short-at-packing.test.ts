import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { shortAtPacking, type LineToPack } from './short-at-packing.ts'

const line = (changes: Partial<LineToPack> = {}): LineToPack => ({
  id: 1,
  quantity: 100,
  unit: cents(1_00),
  refundedQuantity: 0,
  ...changes,
})
const packed = (quantity: number, id = 1) => [{ line_id: id, quantity }]

describe('an order short at packing', () => {
  test.each([
    [86, 14_00, 'refund_and_ship'],
    [85, 15_00, 'ask_buyer'],
    [20, 80_00, 'ask_buyer'],
    [19, 81_00, 'cancel'],
    [0, 100_00, 'cancel'],
  ])('with %i of 100 units packed misses %i cents: %s', (units, amount, outcome) => {
    expect(shortAtPacking([line()], packed(units))).toEqual({
      missing: [{ line_id: 1, quantity: 100 - units }],
      amount,
      outcome,
    })
  })

  test.each([
    { what: 'a cent under 15% is refunded', cut: 14_99, of: 100_00, outcome: 'refund_and_ship' },
    { what: '15% to the cent is asked', cut: 15_00, of: 100_00, outcome: 'ask_buyer' },
    { what: '80% to the cent is asked', cut: 80_00, of: 100_00, outcome: 'ask_buyer' },
    { what: 'a cent over 80% is canceled', cut: 80_01, of: 100_00, outcome: 'cancel' },
    {
      what: 'the largest order is exact',
      cut: 149_999_999,
      of: 1_000_000_000,
      outcome: 'refund_and_ship',
    },
  ])('$what', ({ cut, of, outcome }) => {
    const lines = [
      line({ quantity: 1, unit: cents(cut) }),
      line({ id: 2, quantity: 1, unit: cents(of - cut) }),
    ]
    expect(shortAtPacking(lines, packed(0))).toMatchObject({ amount: cut, outcome })
  })

  test('is nothing where all of it is packed, named or not', () => {
    expect(shortAtPacking([line()], [])).toBeNull()
    expect(shortAtPacking([line()], packed(100))).toBeNull()
  })

  test('counts the value of goods and not units, of all lines', () => {
    const lines = [line({ quantity: 10, unit: cents(10) }), line({ id: 2, unit: cents(10_00) })]
    expect(shortAtPacking(lines, packed(0))).toMatchObject({
      amount: 100,
      outcome: 'refund_and_ship',
    })
  })

  test('does not miss what was refunded before', () => {
    const lines = [line({ refundedQuantity: 40 })]
    expect(shortAtPacking(lines, packed(60))).toBeNull()
    expect(shortAtPacking(lines, packed(50))).toMatchObject({ amount: 10_00 })
    expect(shortAtPacking(lines, packed(61))).toEqual({
      refused: 'Only 60 units of this line are to be packed.',
    })
  })

  test('is canceled where nothing at all is left to ship', () => {
    expect(shortAtPacking([line({ refundedQuantity: 90 })], packed(0))).toMatchObject({
      amount: 10_00,
      outcome: 'cancel',
    })
  })

  test.each([
    ['a line of another order', packed(1, 9), 'This line is not in the order.'],
    ['a line twice', [...packed(1), ...packed(2)], 'Name each line once.'],
  ])('takes no %s', (_what, asked, refused) => {
    expect(shortAtPacking([line()], asked)).toEqual({ refused })
  })
})
