import { describe, expect, test } from 'vitest'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { groupOf, groupOrders } from './order-group.ts'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'

describe('an order requires action', () => {
  test.each<PurchaseOrderStatus>([
    'awaiting_initial_payment',
    'requires_payment_action',
    'received',
  ])('of its buyer when %s, and not of its seller', (status) => {
    expect(groupOf({ status }, 'buyer')).toBe('action_required')
    expect(groupOf({ status }, 'seller')).toBe('in_progress')
  })

  test('of its seller when it awaits shipment, and not of its buyer', () => {
    expect(groupOf({ status: 'awaiting_shipment' }, 'seller')).toBe('action_required')
    expect(groupOf({ status: 'awaiting_shipment' }, 'buyer')).toBe('in_progress')
  })
})

test('an order paid in full is in progress until it is completed', () => {
  expect(groupOf({ status: 'paid_in_full' }, 'seller')).toBe('in_progress')
  expect(groupOf({ status: 'completed' }, 'seller')).toBe('completed')
})

test('the newest order of a group comes first', () => {
  const older = anOrder({ id: '1', created_at: '2026-11-01T12:00:00.000Z' })
  const newer = anOrder({ id: '2', created_at: '2026-11-02T12:00:00.000Z' })
  const canceled = anOrder({ id: '3', status: 'canceled' })
  const grouped = groupOrders([older, newer, canceled], { viewer: 'buyer', sort: 'newest' })
  expect(grouped.action_required.map(({ id }) => id)).toEqual(['2', '1'])
  expect(grouped.canceled.map(({ id }) => id)).toEqual(['3'])
})
