import { describe, expect, test } from 'vitest'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { needsAttention } from '#market/purchase-orders/purchase-order-status.ts'
import { orderStatusWords } from './order-status-words.ts'
import { anOrder, aShippedOrder, step } from '#market/purchase-orders/testing/an-order.ts'

describe('where an order stands', () => {
  test('asks something of exactly the side it waits for', () => {
    for (const status of purchaseOrderStatuses)
      for (const viewer of ['buyer', 'seller'] as const) {
        const { ask } = orderStatusWords(anOrder({ status }), viewer)
        expect(ask !== undefined, `${status} for the ${viewer}`).toBe(
          needsAttention(status, viewer),
        )
      }
  })

  test('tells both sides until when an unpaid order is kept', () => {
    expect(orderStatusWords(anOrder(), 'buyer').due).toBe('2026-11-13T12:00:00.000Z')
    expect(orderStatusWords(anOrder(), 'seller').due).toBe('2026-11-13T12:00:00.000Z')
    expect(orderStatusWords(aShippedOrder(), 'buyer').due).toBeUndefined()
  })

  test('tells when a shipped order left, with whom, and who is next', () => {
    expect(orderStatusWords(aShippedOrder(), 'buyer')).toEqual({
      last: { words: 'Shipped', at: '2026-11-14T12:00:00.000Z', by: 'via Ridgeway Freight' },
      next: 'you confirm when it arrives',
    })
    expect(orderStatusWords(aShippedOrder(), 'seller').next).toBe(
      'the buyer confirms when it arrives',
    )
  })

  test('tells its seller not to ship what is on hold', () => {
    const order = anOrder({ status: 'awaiting_shipment', on_hold_for: 'cancellation' })
    expect(orderStatusWords(order, 'seller')).toMatchObject({
      ask: 'On hold: Lotline is deciding on a cancellation',
      next: 'please do not ship it for now',
    })
  })

  test('tells by which day it ships, where that was agreed', () => {
    const order = anOrder({ status: 'awaiting_shipment', ship_by: '2026-11-30' })
    expect(orderStatusWords(order, 'buyer').next).toBe('the seller ships by Monday, November 30')
    expect(orderStatusWords(order, 'seller')).toMatchObject({
      ask: 'Ship to Brightway Off-Price by Monday, November 30',
      next: 'you ship by Monday, November 30',
    })
  })

  test('tells that its buyer canceled what did not ship', () => {
    const history = [
      step('open', 10),
      step('confirm_payment', 11),
      step('cancel', 27, { party: 'buyer' }),
    ]
    const order = anOrder({ status: 'canceled', history })
    expect(orderStatusWords(order, 'buyer').last?.by).toBe('by you: not shipped in time')
  })

  test('tells that its buyer canceled it', () => {
    const history = [step('open', 10), step('cancel', 11, { party: 'buyer' })]
    const order = anOrder({ status: 'canceled', history })
    expect(orderStatusWords(order, 'buyer').last?.by).toBe('by you before paying')
    expect(orderStatusWords(order, 'seller').last?.by).toBe('by Brightway Off-Price before paying')
  })

  test('tells why an order was canceled', () => {
    const history = [step('open', 10), step('cancel', 13, { note: 'Payment deadline passed' })]
    expect(orderStatusWords(anOrder({ status: 'canceled', history }), 'buyer')).toEqual({
      last: { words: 'Canceled', at: '2026-11-13T12:00:00.000Z' },
      next: 'Payment deadline passed',
    })
  })
})
