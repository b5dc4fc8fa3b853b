import { expect, test } from 'vitest'
import { addressOf, viewOfAddress } from './applications-address.ts'

test('the queue opens with those who wait, on its first page', () => {
  expect(viewOfAddress({})).toEqual({
    state: 'waiting',
    search: '',
    page: 1,
    assigned: 'all',
    application: undefined,
  })
  expect(addressOf(viewOfAddress({}))).toBe('/admin/applications')
})

test('the tab, the search, the page and the open application are in the address', () => {
  const view = {
    state: 'denied',
    search: 'Ash & Oak',
    page: 2,
    assigned: 'mine',
    application: 14,
  } as const
  const address = addressOf(view)
  expect(address).toBe(
    '/admin/applications?state=denied&search=Ash+%26+Oak&page=2&assigned=mine&application=14',
  )
  const search = Object.fromEntries(new URLSearchParams(address.split('?')[1]))
  expect(viewOfAddress(search)).toEqual(view)
})

test('what an address cannot mean is left aside', () => {
  const { state, page, application } = viewOfAddress({
    state: 'lost',
    page: '-3',
    application: '1 or 1',
  })
  expect({ state, page, application }).toEqual({
    state: 'waiting',
    page: 1,
    application: undefined,
  })
})
