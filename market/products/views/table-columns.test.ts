import { expect, test } from 'vitest'
import { knownColumns, usualColumns } from './table-columns.ts'

test('stored columns keep their order; unknown and repeated ones are dropped', () => {
  expect(knownColumns(['units', 'colour', 'upc', 7, 'units', null])).toEqual(['units', 'upc'])
  expect(knownColumns([])).toEqual([])
  expect(knownColumns(usualColumns)).toEqual(usualColumns)
})
