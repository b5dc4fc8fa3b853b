import { describe, expect, test } from 'vitest'
import { purchaseOrderStatuses } from './purchase-order.ts'
import {
  needsAttention,
  orderAwaits,
  purchaseOrderPill,
  type OrderReader,
} from './purchase-order-status.ts'

const toneFor = (viewer: OrderReader) =>
  Object.fromEntries(
    purchaseOrderStatuses.map((status) => [status, purchaseOrderPill(status, viewer).tone]),
  )

describe('the status pill of an order', () => {
  test('reads as the specification says', () => {
    const labels = purchaseOrderStatuses.map((status) => purchaseOrderPill(status, 'buyer').label)
    expect(labels).toEqual([
      'Awaiting initial payment',
      'Initial payment submitted',
      'Payment requires action',
      'Awaiting shipment',
      'Shipped',
      'Received',
      'Paid in full',
      'Completed',
      'Canceled',
    ])
  })

  test('is coloured for a buyer: yellow asks, green is settled, red is over, gray waits', () => {
    expect(toneFor('buyer')).toEqual({
      awaiting_initial_payment: 'yellow',
      payment_pending: 'gray',
      requires_payment_action: 'yellow',
      awaiting_shipment: 'gray',
      shipped: 'gray',
      received: 'yellow',
      paid_in_full: 'green',
      completed: 'green',
      canceled: 'red',
    })
  })

  test('is yellow for a seller only while the order awaits shipment', () => {
    const yellow = purchaseOrderStatuses.filter((status) => needsAttention(status, 'seller'))
    expect(yellow).toEqual(['awaiting_shipment'])
    expect(toneFor('seller')).toMatchObject({
      awaiting_initial_payment: 'gray',
      awaiting_shipment: 'yellow',
      received: 'gray',
      paid_in_full: 'green',
      canceled: 'red',
    })
  })
})

test('an order is colored for staff wherever they see it: yellow waits for them', () => {
  expect(toneFor('staff')).toEqual({
    awaiting_initial_payment: 'gray',
    payment_pending: 'gray',
    requires_payment_action: 'yellow',
    awaiting_shipment: 'gray',
    shipped: 'gray',
    received: 'yellow',
    paid_in_full: 'green',
    completed: 'green',
    canceled: 'red',
  })
})

test('an order is never a draft nor saved for later, so none of these is ever listed', () => {
  const statuses: readonly string[] = purchaseOrderStatuses
  expect(statuses).not.toContain('draft')
  expect(statuses).not.toContain('saved_for_later')
})

describe('an order awaits', () => {
  const received = { status: 'received', open_claims: ['buyer_review'] } as const
  const shipped = { status: 'shipped', open_claims: ['seller_review'] } as const

  test('the side that has to answer a claim on it', () => {
    expect([orderAwaits(shipped, 'buyer'), orderAwaits(shipped, 'seller')]).toEqual([false, true])
    expect([orderAwaits(received, 'buyer'), orderAwaits(received, 'seller')]).toEqual([true, false])
    expect(orderAwaits({ ...shipped, open_claims: ['staff_review'] }, 'seller')).toBe(false)
  })

  test('its buyer where it was short at packing, and not its seller until then', () => {
    const short = (isWaiting: boolean) => ({
      status: 'awaiting_shipment' as const,
      open_claims: [],
      packing_shortage: { is_waiting: isWaiting },
    })
    expect([orderAwaits(short(true), 'buyer'), orderAwaits(short(true), 'seller')]).toEqual([
      true,
      false,
    ])
    expect([orderAwaits(short(false), 'buyer'), orderAwaits(short(false), 'seller')]).toEqual([
      false,
      true,
    ])
  })
})
