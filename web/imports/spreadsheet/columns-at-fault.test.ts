import { expect, test } from 'vitest'
import { missingOf } from '#market/products/missing.ts'
import { columnsAtFault } from './columns-at-fault.ts'

test('what is missing has a column to write it into', () => {
  expect(columnsAtFault(missingOf({}))).toEqual([
    'UPC',
    'Product Name',
    'Photo URL',
    'Unit MSRP',
    'Unit Wholesale',
    'Unit Asking Price',
    'Units',
  ])
})

test.each([
  ['UPC "12" does not have 8, 12, 13 or 14 digits', ['UPC']],
  ['Unit MSRP "1.299,00" is not clear', ['Unit MSRP']],
  ['Unit Asking Price: Must be less than or equal to Unit MSRP', ['Unit Asking Price']],
  ['Minimum Order Quantity: Must not exceed available units', ['Minimum Order Quantity']],
  ['Photo URL must be a web address', ['Photo URL']],
  ['Photo URL 3 must be a web address', ['Photo URL 3']],
  ['The same UPC stands in row 3 with other values', []],
  ['A quotation mark is out of place', []],
])('%s', (text, columns) => {
  expect(columnsAtFault([text])).toEqual(columns)
})
