import { describe, expect, test } from 'vitest'
import {
  allowedTransitions,
  isEventOf,
  purchaseOrderStatuses,
  statusAfter,
} from './purchase-order.ts'

describe('an order', () => {
  test('is confirmed from every unpaid status, by the system or by staff', () => {
    for (const status of [
      'awaiting_initial_payment',
      'payment_pending',
      'requires_payment_action',
    ] as const) {
      expect(statusAfter('confirm_payment', status, 'system')).toBe('awaiting_shipment')
      expect(statusAfter('confirm_payment', status, 'admin')).toBe('awaiting_shipment')
      expect(statusAfter('confirm_payment', status, 'buyer')).toBeUndefined()
    }
  })

  test('is shipped by its seller and received by its buyer', () => {
    expect(allowedTransitions('awaiting_shipment', 'seller')).toEqual([
      { event: 'ship', state: 'shipped' },
    ])
    expect(allowedTransitions('shipped', 'buyer')).toEqual([
      { event: 'receive', state: 'received' },
    ])
    expect(allowedTransitions('awaiting_shipment', 'buyer', ['cancel'])).toEqual([])
  })

  test('is not shipped while it is on hold', () => {
    expect(allowedTransitions('awaiting_shipment', 'seller', ['ship'])).toEqual([])
    expect(allowedTransitions('awaiting_shipment', 'admin', ['ship'])).toEqual([
      { event: 'cancel', state: 'canceled' },
    ])
  })

  test('is canceled only before it is shipped', () => {
    const cancelable = purchaseOrderStatuses.filter((status) =>
      statusAfter('cancel', status, 'admin'),
    )
    expect(cancelable).toEqual([
      'awaiting_initial_payment',
      'payment_pending',
      'requires_payment_action',
      'awaiting_shipment',
    ])
  })

  test('is canceled by its buyer only before any payment is made or under way, or once it is late', () => {
    const cancelable = purchaseOrderStatuses.filter((status) =>
      statusAfter('cancel', status, 'buyer'),
    )
    expect(cancelable).toEqual(['awaiting_initial_payment', 'awaiting_shipment'])
    expect(isEventOf('seller', 'cancel')).toBe(false)
  })

  test('never offers a person what only the system does', () => {
    for (const status of purchaseOrderStatuses)
      for (const by of ['buyer', 'seller', 'admin'] as const)
        for (const { event } of allowedTransitions(status, by))
          expect(['submit_payment', 'require_payment_action', 'fail_payment']).not.toContain(event)
  })

  test('is not a seller’s to receive, nor a buyer’s to ship, in whatever status', () => {
    expect(isEventOf('seller', 'ship') && isEventOf('buyer', 'receive')).toBe(true)
    expect(isEventOf('seller', 'receive') || isEventOf('buyer', 'ship')).toBe(false)
  })

  test('moves nowhere once canceled or completed', () => {
    for (const by of ['buyer', 'seller', 'admin', 'system'] as const) {
      expect(allowedTransitions('canceled', by)).toEqual([])
      const led = allowedTransitions('completed', by).map(({ state }) => state)
      expect(led.filter((state) => state !== 'completed')).toEqual([])
    }
  })
})
