import { expect, test } from 'vitest'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { addressOf, viewOfAddress } from './applications-address.ts'

test('the tab, the search, the page and the open application are in the address', () => {
  const view = {
    ...viewOfAddress({}),
    state: 'denied',
    search: 'Ash & Oak',
    page: 2,
    assigned: 'mine',
    application: 14,
  } as const
  const address = addressOf(view)
  expect(address).toBe(
    '/admin/applications?search=Ash+%26+Oak&state=denied&assigned=mine&page=2&application=14',
  )
  expect(viewOfAddress(parseSearch(address.split('?')[1] ?? ''))).toEqual(view)
})

test('no application is open when the address names none', () => {
  expect(viewOfAddress({}).application).toBeUndefined()
  expect(viewOfAddress({ application: '1 or 1' }).application).toBeUndefined()
  expect(addressOf(viewOfAddress({}))).toBe('/admin/applications')
})
