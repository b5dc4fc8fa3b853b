import { describe, expect, test } from 'vitest'
import { addressOfTab, viewOfAddress } from './orders-address.ts'

describe('the address of My Orders', () => {
  test('holds the tab', () => {
    expect(viewOfAddress({ tab: 'in_progress' }).tab).toBe('in_progress')
    expect(viewOfAddress({ tab: 'nonsense' }).tab).toBeUndefined()
    expect(addressOfTab('canceled')).toBe('/my_orders?tab=canceled')
    expect(addressOfTab(undefined)).toBe('/my_orders')
  })

  test('names the order a mail speaks of', () => {
    expect(viewOfAddress({ order: 'PO-10001' }).poNumber).toBe('PO-10001')
  })

  test('tells how the visit to the hosted checkout ended', () => {
    expect(viewOfAddress({ stripe_success: 'true', purchase_order_id: '7' }).payment).toEqual({
      orderId: '7',
      succeeded: true,
    })
    expect(viewOfAddress({ stripe_success: 'false', purchase_order_id: '7' }).payment).toEqual({
      orderId: '7',
      succeeded: false,
    })
  })

  test('tells of no payment without an order, or without an outcome', () => {
    expect(viewOfAddress({ stripe_success: 'true' }).payment).toBeUndefined()
    expect(
      viewOfAddress({ stripe_success: 'maybe', purchase_order_id: '7' }).payment,
    ).toBeUndefined()
  })
})
