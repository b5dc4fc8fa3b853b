import { describe, expect, test } from 'vitest'
import { addressOf, viewOfAddress } from './orders-address.ts'

const whole = viewOfAddress({})

describe('the address of My Orders', () => {
  test('holds the tab', () => {
    expect(viewOfAddress({ tab: 'in_progress' }).tab).toBe('in_progress')
    expect(viewOfAddress({ tab: 'nonsense' }).tab).toBeUndefined()
    expect(addressOf({ ...whole, tab: 'canceled' })).toBe('/my_orders?tab=canceled')
    expect(addressOf(whole)).toBe('/my_orders')
  })

  test('holds the status, the sort and what is searched for', () => {
    const sought = { ...whole, status: 'shipped', sort: 'total', query: 'fig & cedar' } as const
    expect(addressOf(sought)).toBe('/my_orders?status=shipped&sort=total&query=fig+%26+cedar')
    expect(viewOfAddress({ status: 'shipped', sort: 'total', query: 'fig & cedar' })).toMatchObject(
      { status: 'shipped', sort: 'total', query: 'fig & cedar' },
    )
    expect(viewOfAddress({ status: 'draft', sort: 'x' })).toMatchObject({
      status: undefined,
      sort: 'newest',
    })
  })

  test('holds the days and the company, and no day that there is not', () => {
    const narrowed = { ...whole, from: '2026-11-01', to: '2026-11-30', company: 'Harrow & Pine' }
    const address = '/my_orders?from=2026-11-01&to=2026-11-30&company=Harrow+%26+Pine'
    expect(addressOf(narrowed)).toBe(address)
    const read = Object.fromEntries(new URL(address, 'http://x').searchParams)
    expect(viewOfAddress(read)).toEqual(narrowed)
    expect(viewOfAddress({ from: '2026-13-40', to: '7', company: ['a'] })).toEqual(whole)
  })

  test('names the order a mail speaks of', () => {
    expect(viewOfAddress({ order: 'PO-10001' }).named).toBe('PO-10001')
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

  test('has no payment without an order, or without an outcome', () => {
    expect(viewOfAddress({ stripe_success: 'true' }).payment).toBeUndefined()
    expect(
      viewOfAddress({ stripe_success: 'maybe', purchase_order_id: '7' }).payment,
    ).toBeUndefined()
  })
})
