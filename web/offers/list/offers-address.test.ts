import { expect, test } from 'vitest'
import { addressOf, viewOfAddress } from './offers-address.ts'

test('an address without a search shows all offers, newest first', () => {
  expect(viewOfAddress({})).toEqual({
    tab: undefined,
    sort: 'newest',
    query: '',
    company: undefined,
    offerNumber: undefined,
  })
})

test('the address holds the tab, the sort and the search, and leaves out what is usual', () => {
  const view = { tab: 'your_turn', sort: 'deadline', query: '10412' } as const
  expect(addressOf(view)).toBe('/my_offers?tab=your_turn&sort=deadline&query=10412')
  expect(addressOf({ tab: undefined, sort: 'newest', query: '' })).toBe('/my_offers')
  const tide = { ...view, company: 'Tide & Co' }
  expect(addressOf(tide)).toBe(`${addressOf(view)}&company=Tide+%26+Co`)
  expect(viewOfAddress({ company: 'Tide & Co' })).toMatchObject({ company: 'Tide & Co' })
  expect(viewOfAddress({ tab: 'your_turn', sort: 'deadline', query: '10412' })).toMatchObject(view)
})

test('an unknown tab shows all, and a mail leads to its offer', () => {
  expect(viewOfAddress({ tab: 'nonsense', offer: 'O-10412' })).toMatchObject({
    tab: undefined,
    offerNumber: 'O-10412',
  })
})
