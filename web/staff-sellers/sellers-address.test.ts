import { expect, test } from 'vitest'
import { addressOf, viewOfAddress } from './sellers-address.ts'

test('the list of sellers keeps group, search, sort and page in its address', () => {
  const view = { group: 'without_user', search: 'Ash & Oak', sort: 'name', page: 2 } as const
  const address = addressOf(view)
  expect(address).toBe('/admin/sellers?group=without_user&search=Ash+%26+Oak&sort=name&page=2')
  expect(viewOfAddress(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(
    view,
  )
})

test('what its address cannot mean is left aside', () => {
  const view = viewOfAddress({ group: 'lost', sort: 'worst', page: '0' })
  expect(view).toEqual({ group: 'all', search: '', sort: 'newest', page: 1 })
  expect(addressOf(view)).toBe('/admin/sellers')
})
