import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { offersDue, ordersDue } from './due-today.ts'

describe('the offers to answer', () => {
  const offer = (
    state: 'seller_review' | 'buyer_review' | 'rejected',
    turn_expires_at: string,
  ) => ({
    state,
    total_cents: cents(100_00),
    turn_expires_at,
  })

  test('are those where it is the seller’s turn, with their sum and the first deadline', () => {
    const offers = [
      offer('seller_review', '2026-03-12T09:00:00.000Z'),
      offer('seller_review', '2026-03-11T09:00:00.000Z'),
      offer('buyer_review', '2026-03-10T09:00:00.000Z'),
      offer('rejected', '2026-03-09T09:00:00.000Z'),
    ]
    expect(offersDue(offers)).toEqual({
      count: 2,
      total: 200_00,
      firstDeadline: '2026-03-11T09:00:00.000Z',
    })
  })

  test('may be none', () => {
    expect(offersDue([])).toEqual({ count: 0, total: 0, firstDeadline: undefined })
  })
})

describe('the orders to ship', () => {
  const order = (po_number: string, status: 'awaiting_shipment' | 'shipped', paidAt: string) => ({
    po_number,
    status,
    history: [
      {
        event: 'confirm_payment',
        state: 'awaiting_shipment' as const,
        party: 'system' as const,
        at: paidAt,
        note: null,
      },
    ],
  })

  test('are those paid and not shipped, who waits longest first', () => {
    const orders = [
      order('PO-10003', 'awaiting_shipment', '2026-03-10T09:00:00.000Z'),
      order('PO-10001', 'awaiting_shipment', '2026-03-08T09:00:00.000Z'),
      order('PO-10002', 'shipped', '2026-03-01T09:00:00.000Z'),
    ]
    expect(ordersDue(orders)).toEqual({
      count: 2,
      numbers: ['PO-10001', 'PO-10003'],
      oldestPaidAt: '2026-03-08T09:00:00.000Z',
    })
  })
})
