import { expect, test } from 'vitest'
import { addressOf, viewOfAddress } from './manage-orders-address.ts'

const all = viewOfAddress({})

test('the address holds what is searched for, the status and the sort, and nothing that goes without saying', () => {
  const view = { query: 'mug', status: 'shipped', sort: '-total' } as const
  const address = '/dashboard/manage_orders?query=mug&status=shipped&sort=-total'
  expect(addressOf(view)).toBe(address)
  expect(viewOfAddress(Object.fromEntries(new URL(address, 'http://x').searchParams))).toEqual(view)
  expect(addressOf(all)).toBe('/dashboard/manage_orders')
})

test('what the address says wrong is as if it were not there', () => {
  expect(viewOfAddress({ query: ['a', 'b'], status: 'lost', sort: 'sideways' })).toEqual(all)
})
