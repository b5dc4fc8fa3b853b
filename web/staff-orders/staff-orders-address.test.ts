import { expect, test } from 'vitest'
import { addressOf, viewOfAddress } from './staff-orders-address.ts'

test('status, search, sort, page and the opened order are in the address', () => {
  const view = {
    status: 'refund_failed',
    search: 'Ash & Oak',
    sort: 'total_desc',
    assigned: 'mine',
    page: 3,
    order: 'PO-10001',
  } as const
  const address = addressOf(view)
  expect(address).toBe(
    '/admin/purchase_orders?status=refund_failed&search=Ash+%26+Oak&sort=total_desc&assigned=mine&page=3&order=PO-10001',
  )
  expect(viewOfAddress(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(
    view,
  )
})

test('orders that need attention start with the longest in their status, unless sorted otherwise', () => {
  expect(viewOfAddress({ status: 'stuck' }).sort).toBe('waiting')
  expect(addressOf({ status: 'stuck', sort: 'waiting' })).toBe(
    '/admin/purchase_orders?status=stuck',
  )
  expect(viewOfAddress({ status: 'stuck', sort: 'newest' }).sort).toBe('newest')
  expect(addressOf({ status: 'stuck', sort: 'newest' })).toContain('sort=newest')
  expect(viewOfAddress({ status: 'shipped' }).sort).toBe('newest')
})

test('what the address of the orders cannot mean is left aside', () => {
  const view = viewOfAddress({
    status: 'lost',
    sort: 'worst',
    assigned: 'x',
    page: 'x',
    order: '../7',
  })
  expect(view).toEqual({
    status: undefined,
    search: '',
    sort: 'newest',
    assigned: 'all',
    page: 1,
    order: undefined,
  })
  expect(addressOf(view)).toBe('/admin/purchase_orders')
})

test('an order is opened by its id as well, as the audit log names it', () => {
  expect(viewOfAddress({ order: '7' }).order).toBe('7')
})
