import { expect, test } from 'vitest'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { addressOf, viewOfAddress } from './leads-address.ts'

const reopened = (address: string) => viewOfAddress(parseSearch(address.split('?')[1] ?? ''))

test('the address of the directory holds search, filters, sort and page', () => {
  const view = {
    search: 'harbor',
    buyer: 'Mass Merchandiser' as const,
    product: 'Home Goods' as const,
    sort: 'company' as const,
    page: 3,
  }
  expect(reopened(addressOf(view))).toEqual(view)
})

test('an address that says nothing, or nothing that is known, shows the newest', () => {
  const first = { search: '', buyer: undefined, product: undefined, sort: 'newest', page: 1 }
  expect(reopened('/admin/leads')).toEqual(first)
  expect(reopened('/admin/leads?buyer=Cars&sort=oldest&page=-1')).toEqual(first)
  expect(addressOf(reopened('/admin/leads'))).toBe('/admin/leads')
})
