import { describe, expect, test } from 'vitest'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { addressOf, stateOf, viewOfAddress, type ManageView } from './manage-address.ts'

const everything: ManageView = { tab: 'all', search: '' }
const MANAGE = '/dashboard/manage_products'

describe('the address of Manage Products', () => {
  test.each<[string, Partial<ManageView>]>([
    [MANAGE, {}],
    [`${MANAGE}?tab=needs_fixing`, { tab: 'needs_fixing' }],
    [`${MANAGE}?tab=published&search=036000291452`, { tab: 'published', search: '036000291452' }],
  ])('%s holds the tab and the search', (address, said) => {
    const view = { ...everything, ...said }
    expect(addressOf(view)).toBe(address)
    expect(viewOfAddress(parseSearch(address.replace(MANAGE, '')))).toEqual(view)
  })

  test('that makes no sense shows everything', () => {
    expect(viewOfAddress({ tab: 'sold', search: ['a', 'b'] })).toEqual(everything)
  })
})

test('what needs fixing is what is not published', () => {
  expect(stateOf('needs_fixing')).toBe('provisional')
})
