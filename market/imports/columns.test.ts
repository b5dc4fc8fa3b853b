import { expect, test } from 'vitest'
import { fieldNames } from '#market/products/by-field.ts'
import { knownColumns, templateColumns } from './columns.ts'

test('the template begins with the columns of spec 2, section 5, in their order', () => {
  expect(templateColumns.slice(0, 25).map(({ name }) => name)).toEqual([
    'UPC',
    'Product Name',
    'Photo URL',
    'Unit MSRP',
    'Unit Wholesale',
    'Unit Asking Price',
    'Units',
    'Minimum Order Quantity',
    'SKU',
    'ASIN',
    'Style Number',
    'Description',
    'Category',
    'Gender',
    'Seller Size',
    'Expiration Date',
    'Packaging Type',
    'Length',
    'Width',
    'Height',
    'Weight',
    'Weight Unit',
    'Inner Quantity',
    'Number of Inners',
    'Outer Quantity',
  ])
})

test('every field of a product has a column', () => {
  expect(knownColumns.map(({ field }) => field)).toEqual(expect.arrayContaining(fieldNames))
})

test('no two columns have the same name', () => {
  const names = knownColumns.flatMap(({ name, aliases = [] }) => [name, ...aliases])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
})
