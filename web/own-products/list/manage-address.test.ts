import { describe, expect, test } from 'vitest'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { addressOf, viewOfAddress, wantedOf, type ManageView } from './manage-address.ts'

const everything: ManageView = { tab: 'all', search: '', sort: 'newest' }
const MANAGE = '/dashboard/manage_products'

describe('the address of Manage Products', () => {
  test.each<[string, Partial<ManageView>]>([
    [MANAGE, {}],
    [`${MANAGE}?tab=needs_fixing`, { tab: 'needs_fixing' }],
    [`${MANAGE}?tab=published&search=036000291452`, { tab: 'published', search: '036000291452' }],
    [`${MANAGE}?tab=expiring&sort=units`, { tab: 'expiring', sort: 'units' }],
    [`${MANAGE}?tab=needs_fixing&import=12`, { tab: 'needs_fixing', import: 12 }],
    [`${MANAGE}?view=7&columns=units-sku`, { saved: 7, columns: ['units', 'sku'] }],
    [`${MANAGE}?view=7&columns=none`, { saved: 7, columns: [] }],
  ])('%s holds the tab, the search and the sort', (address, said) => {
    const view = { ...everything, ...said }
    expect(addressOf(view)).toBe(address)
    expect(viewOfAddress(parseSearch(address.replace(MANAGE, '')))).toEqual(view)
  })

  test('that makes no sense shows everything', () => {
    expect(viewOfAddress({ tab: 'sold', search: ['a', 'b'], sort: 'best', import: 'x' })).toEqual(
      everything,
    )
  })
})

test('what needs fixing is what is not published', () => {
  expect(wantedOf({ ...everything, tab: 'needs_fixing' }).state).toBe('provisional')
})
