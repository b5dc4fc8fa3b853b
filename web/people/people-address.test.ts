import { expect, test } from 'vitest'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { addressOf, viewOfAddress } from './people-address.ts'

const viewAt = (search: string) => viewOfAddress(parseSearch(search))

test('the address says whom the list shows, and only what is not usual', () => {
  const view = viewAt('?search=corner&party=seller&status=denied&assigned=mine&page=3')
  expect(view).toEqual({
    search: 'corner',
    party: 'seller',
    status: 'denied',
    assigned: 'mine',
    page: 3,
  })
  expect(addressOf(view)).toBe(
    '/admin/people?search=corner&party=seller&status=denied&assigned=mine&page=3',
  )
  expect(addressOf(viewAt(''))).toBe('/admin/people')
})

test('an address that makes no sense shows everybody', () => {
  expect(viewAt('?party=martian&page=-1')).toEqual(viewAt(''))
})
