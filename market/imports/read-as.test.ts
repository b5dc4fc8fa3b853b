import { expect, test } from 'vitest'
import { knownColumns } from '#market/imports/columns.ts'
import { readAs } from './read-as.ts'

test('a header that plainly means a column is read as it', () => {
  expect(readAs(['UPC', 'Title', 'MSRP', 'Qty min', 'Qty', 'Colour'])).toEqual({
    1: 'Product Name',
    2: 'Unit MSRP',
    3: 'Minimum Order Quantity',
    4: 'Units',
  })
})

test('the words of the trade for resale terms and schedules are read', () => {
  const header = [
    'UPC',
    'Allowed channels',
    'Restricted States',
    'Min. advertised price',
    'De-label',
  ]
  expect(readAs([...header, 'Markdowns'])).toEqual({
    1: 'Resale Channels',
    2: 'Blocked States',
    3: 'MAP',
    4: 'Remove Labels',
    5: 'Price Schedule',
  })
})

test('also where the UPC itself has another name', () => {
  expect(readAs(['Barcode', 'Units'])).toEqual({ 0: 'UPC' })
  expect(readAs(['Barcode (UPC)', 'Units'])).toEqual({ 0: 'UPC' })
})

test('of two that could be meant the seller decides, and of a column that is there already', () => {
  expect(readAs(['UPC', 'Qty', 'Stock'])).toEqual({})
  expect(readAs(['UPC', 'Units', 'Stock'])).toEqual({})
})

test('no column is ever read as another', () => {
  expect(readAs(knownColumns.map(({ name }) => name))).toEqual({})
})
