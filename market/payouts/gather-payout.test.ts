import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gatherPayout, type OpenEntry } from './gather-payout.ts'

const UNTIL = new Date('2026-11-24T14:00:00Z')
let id = 0
const entry = (orderId: number, amount: number, more: Partial<OpenEntry> = {}): OpenEntry => ({
  id: (id += 1),
  orderId,
  amount,
  since: new Date(UNTIL.getTime() - 1000 + id),
  isDisputed: false,
  ...more,
})
const later = new Date(UNTIL.getTime() + 1)

describe('what a seller is paid', () => {
  test('is the rest of each order', () => {
    const entries = [entry(1, 90_00), entry(2, 45_00), entry(1, -18_00)]
    expect(gatherPayout(entries, UNTIL)).toEqual({
      amount: 117_00,
      entryIds: [entries[0]!.id, entries[2]!.id, entries[1]!.id],
      orders: [
        { orderId: 1, net: 72_00, sent: 72_00 },
        { orderId: 2, net: 45_00, sent: 45_00 },
      ],
    })
  })

  test('waits for the next pay run where it came after this one', () => {
    const { amount, orders } = gatherPayout(
      [entry(1, 90_00), entry(2, 45_00, { since: later })],
      UNTIL,
    )
    expect([amount, orders]).toEqual([90_00, [{ orderId: 1, net: 90_00, sent: 90_00 }]])
  })

  test('leaves an order whose chargeback is open', () => {
    const disputed = { isDisputed: true }
    expect(gatherPayout([entry(1, 90_00, disputed), entry(2, 45_00)], UNTIL).amount).toBe(45_00)
  })

  test('is less by what it owes, however new that is, and the oldest earnings meet it first', () => {
    const { amount, orders } = gatherPayout(
      [entry(1, 30_00), entry(2, 45_00), entry(3, -50_00, { since: later, isDisputed: true })],
      UNTIL,
    )
    expect(amount).toBe(25_00)
    expect(orders).toEqual([
      { orderId: 1, net: 30_00, sent: 0 },
      { orderId: 2, net: 45_00, sent: 25_00 },
      { orderId: 3, net: -50_00, sent: 0 },
    ])
  })

  test('is nothing while it owes more', () => {
    expect(gatherPayout([entry(1, 30_00), entry(2, -30_01)], UNTIL).amount).toBe(-1)
    expect(gatherPayout([], UNTIL)).toEqual({ amount: 0, entryIds: [], orders: [] })
  })

  test('is sent to the cent, whatever it is made of', () => {
    const anEntry = fc
      .record({
        orderId: fc.integer({ min: 1, max: 6 }),
        amount: fc.integer({ min: -5_000, max: 9_000 }),
        isLate: fc.boolean(),
        isDisputed: fc.boolean(),
      })
      .map(({ orderId, amount, isLate, isDisputed }) =>
        entry(orderId, amount, { isDisputed, ...(isLate && { since: later }) }),
      )
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 12 }), (entries) => {
        const { amount, entryIds, orders } = gatherPayout(entries, UNTIL)
        const taken = entries.filter((each) => entryIds.includes(each.id))
        const total = (amounts: number[]) => amounts.reduce((sum, each) => sum + each, 0)
        expect(total(taken.map((each) => each.amount))).toBe(amount)
        expect(total(orders.map(({ net }) => net))).toBe(amount)
        expect(total(orders.map(({ sent }) => sent))).toBe(Math.max(0, amount))
        for (const { net, sent } of orders) expect(sent <= Math.max(0, net) && sent >= 0).toBe(true)
      }),
    )
  })
})
