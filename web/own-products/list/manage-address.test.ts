import { describe, expect, test } from 'vitest'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import {
  addressOf,
  isFiltered,
  viewOfAddress,
  wantedOf,
  withoutFilters,
  type ManageView,
} from './manage-address.ts'

const noFilters = { import: 'x', category: 'garden', condition: 'worn', min_price_cents: '-3' }
const everything: ManageView = { tab: 'all', search: '', sort: 'newest' }
const MANAGE = '/dashboard/manage_products'

describe('the address of Manage Products', () => {
  test.each<[string, Partial<ManageView>]>([
    [MANAGE, {}],
    [`${MANAGE}?tab=needs_fixing`, { tab: 'needs_fixing' }],
    [`${MANAGE}?tab=published&search=036000291452`, { tab: 'published', search: '036000291452' }],
    [`${MANAGE}?tab=expiring&sort=units`, { tab: 'expiring', sort: 'units' }],
    [`${MANAGE}?tab=needs_fixing&import=12`, { tab: 'needs_fixing', import: 12 }],
    [
      `${MANAGE}?category=home&condition=open_box&tag=Gift`,
      { category: 'home', condition: 'open_box', tag: 'Gift' },
    ],
    [
      `${MANAGE}?min_price_cents=500&max_price_cents=900`,
      { min_price_cents: 500, max_price_cents: 900 },
    ],
    [`${MANAGE}?sort=sku_desc`, { sort: 'sku_desc' }],
    [`${MANAGE}?view=7&columns=units-sku`, { saved: 7, columns: ['units', 'sku'] }],
    [`${MANAGE}?view=7&columns=none`, { saved: 7, columns: [] }],
  ])('%s holds the tab, the search, the filters and the sort', (address, said) => {
    const view = { ...everything, ...said }
    expect(addressOf(view)).toBe(address)
    expect(viewOfAddress(parseSearch(address.replace(MANAGE, '')))).toEqual(view)
  })

  test('that makes no sense shows everything', () => {
    expect(viewOfAddress({ tab: 'sold', search: ['a', 'b'], sort: 'best', ...noFilters })).toEqual(
      everything,
    )
  })
})

test('a view without its filters keeps its tab, search and order', () => {
  const view: ManageView = { tab: 'published', search: 'fig', sort: 'units', tag: 'Gift' }
  expect(isFiltered(view)).toBe(true)
  const address = withoutFilters({ ...view, category: 'home' })
  expect(address).toBe(`${MANAGE}?tab=published&search=fig&sort=units`)
})

test('what needs fixing is what is not published', () => {
  expect(wantedOf({ ...everything, tab: 'needs_fixing' }).state).toBe('provisional')
})
