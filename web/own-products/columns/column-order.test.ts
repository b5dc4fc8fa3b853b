import { expect, test } from 'vitest'
import { tableColumns } from '#market/products/views/table-columns.ts'
import { listedColumns, moved, ticked } from './column-order.ts'

const shown = ['units', 'upc'] as const
const listed = ['units', 'sku', 'upc', 'tags'] as const

test('the columns shown are listed first, in their order, then all others', () => {
  const all = listedColumns(shown)
  expect(all.slice(0, 3)).toEqual(['units', 'upc', 'sku'])
  expect(all.toSorted()).toEqual([...tableColumns].toSorted())
})

test('a column ticked takes the place where it is listed', () => {
  expect(ticked({ listed, shown }, 'sku')).toEqual(['units', 'sku', 'upc'])
  expect(ticked({ listed, shown }, 'units')).toEqual(['upc'])
})

test('a column moves past the next one that is shown', () => {
  expect(moved({ listed, shown }, 'upc', -1)).toEqual(['upc', 'units', 'sku', 'tags'])
  expect(moved({ listed, shown }, 'units', 1)).toEqual(['sku', 'upc', 'units', 'tags'])
  expect(moved({ listed, shown }, 'units', -1)).toEqual(listed)
  expect(moved({ listed, shown }, 'upc', 1)).toEqual(listed)
})
