import { expect, test } from 'vitest'
import type { ProductView } from '#market/products/views/product-view-api.ts'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { viewOfAddress } from './manage-address.ts'
import { addressOfSaved, isChanged, movedViews, savedOf } from './saved-view.ts'

const figs: ProductView = {
  id: 12,
  name: 'Low figs',
  shown: {
    state: 'provisional',
    search: 'fig',
    category: 'home',
    tag: 'Gift',
    max_price_cents: 900,
    import: 3,
    sort: 'units',
    columns: ['units', 'sku'],
  },
}
const bare: ProductView = { ...figs, id: 13, shown: { ...figs.shown, columns: [] } }
const read = (address: string) => viewOfAddress(parseSearch(new URL(address, 'http://x').search))

test.each([figs, bare])('the address of a saved view holds all of it', (view) => {
  const looked = read(addressOfSaved(view))
  expect(looked).toMatchObject({
    tab: 'needs_fixing',
    search: 'fig',
    category: 'home',
    tag: 'Gift',
    max_price_cents: 900,
    import: 3,
    sort: 'units',
    saved: view.id,
  })
  expect(savedOf([figs, bare], looked)).toBe(view)
  expect(isChanged(looked, view)).toBe(false)
})

test('what is looked at otherwise than it was saved is changed', () => {
  const looked = read(addressOfSaved(figs))
  expect(isChanged({ ...looked, sort: 'name' }, figs)).toBe(true)
  expect(isChanged({ ...looked, search: '' }, figs)).toBe(true)
  expect(isChanged({ ...looked, tab: 'all' }, figs)).toBe(true)
  expect(isChanged({ ...looked, tag: undefined }, figs)).toBe(true)
  expect(isChanged({ ...looked, condition: 'new' }, figs)).toBe(true)
  expect(isChanged({ ...looked, columns: ['sku', 'units'] }, figs)).toBe(true)
  expect(isChanged({ ...looked, columns: undefined }, figs)).toBe(false)
})

test('a view that was deleted is not found', () => {
  expect(savedOf([bare], read(addressOfSaved(figs)))).toBeUndefined()
})

test('a view is moved by one place, and at the ends no further', () => {
  const views = [figs, bare, { ...figs, id: 14 }]
  expect(movedViews(views, 13, -1)).toEqual([13, 12, 14])
  expect(movedViews(views, 13, 1)).toEqual([12, 14, 13])
  expect(movedViews(views, 12, -1)).toBeUndefined()
  expect(movedViews(views, 14, 1)).toBeUndefined()
})
