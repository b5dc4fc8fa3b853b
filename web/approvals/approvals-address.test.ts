import { expect, test } from 'vitest'
import { addressOf, viewOfAddress } from './approvals-address.ts'

test('an address says which approvals are shown, and nonsense in it is passed over', () => {
  expect(addressOf({ state: 'waiting', page: 1 })).toBe('/admin/approvals')
  expect(addressOf({ state: 'decided', page: 2 })).toBe('/admin/approvals?state=decided&page=2')
  expect(viewOfAddress({ state: 'decided', page: '2' })).toEqual({ state: 'decided', page: 2 })
  expect(viewOfAddress({ state: 'lost', page: 'x' })).toEqual({ state: 'waiting', page: 1 })
})
