import { expect, test } from 'vitest'
import { knownColumns, usualColumns } from './table-columns.ts'

test('columns that were written down keep their order; what is none, or comes twice, is left out', () => {
  expect(knownColumns(['units', 'colour', 'upc', 7, 'units', null])).toEqual(['units', 'upc'])
  expect(knownColumns([])).toEqual([])
  expect(knownColumns(usualColumns)).toEqual(usualColumns)
})
