import { expect, test } from 'vitest'
import { keptProducts, shownProducts, showSame, type ShownProducts } from './shown-products.ts'
import { usualColumns } from './table-columns.ts'

const figs: ShownProducts = {
  state: 'published',
  search: 'fig',
  category: 'home',
  condition: 'open_box',
  tag: 'Gift',
  min_price_cents: 500,
  max_price_cents: 900,
  import: 12,
  sort: 'units',
  columns: ['units', 'sku'],
}

test('what was kept is shown as it was', () => {
  expect(keptProducts(figs)).toEqual(figs)
})

test.each<[string, unknown, Partial<ShownProducts>]>([
  ['a state', { ...figs, state: 'archived' }, { state: 'all' }],
  ['an order', { ...figs, sort: 'best' }, { sort: 'newest' }],
  ['a search', { ...figs, search: ['fig'] }, { search: '' }],
  ['a column', { ...figs, columns: ['units', 'colour', 'sku'] }, {}],
  ['a list of columns', { ...figs, columns: 'units' }, { columns: [...usualColumns] }],
  ['a category', { ...figs, category: 'garden' }, { category: undefined }],
  ['a price', { ...figs, min_price_cents: 'low' }, { min_price_cents: undefined }],
  ['a filter that came later', { ...figs, shelf: 'A' }, {}],
])('%s that there is no more is dropped, and all else stays', (_, stored, other) => {
  expect(keptProducts(stored)).toEqual({ ...figs, ...other })
})

test.each([null, undefined, 'fig', 7, []])(
  '%o shows every product in the usual columns',
  (stored) => {
    expect(keptProducts(stored)).toEqual({
      state: 'all',
      search: '',
      sort: 'newest',
      columns: usualColumns,
    })
  },
)

test('what is to be kept has no column twice, and none that there is not', () => {
  const isTaken = (columns: string[]) => shownProducts.safeParse({ ...figs, columns }).success
  expect([isTaken([]), isTaken(['sku'])]).toEqual([true, true])
  expect([isTaken(['sku', 'sku']), isTaken(['colour'])]).toEqual([false, false])
})

test('two views show the same with the same products in the same order and columns', () => {
  expect(showSame(figs, { ...figs, columns: ['units', 'sku'] })).toBe(true)
  for (const other of [
    { state: 'all' as const },
    { search: 'figs' },
    { sort: 'name' as const },
    { category: undefined },
    { condition: 'new' as const },
    { tag: 'Autumn' },
    { min_price_cents: 600 },
    { max_price_cents: undefined },
    { import: 13 },
    { columns: ['sku' as const, 'units' as const] },
  ])
    expect(showSame(figs, { ...figs, ...other })).toBe(false)
})
