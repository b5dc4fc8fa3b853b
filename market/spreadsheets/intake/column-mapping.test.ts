import { expect, test } from 'vitest'
import { distinctNames, keptNames, mappedNames, mappingTo } from './column-mapping.ts'

const columnMapping = mappingTo([{ name: 'UPC' }, { name: 'Units' }])

test('a mapping names columns of the template, however they are written', () => {
  expect(columnMapping.parse({ Qty: 'units', Colour: null })).toEqual({
    Qty: 'Units',
    Colour: null,
  })
  const wrong = columnMapping.safeParse({ Qty: 'Amount' })
  expect(wrong.error?.issues[0]?.message).toBe('There is no column named "Amount"')
})

test('headers are known by their words, whatever their case', () => {
  const header = ['UPC', ' QTY ', 'Colour', 'constructor']
  expect(mappedNames(header, { qty: 'Units', colour: null })).toEqual([
    'UPC',
    'Units',
    '',
    'constructor',
  ])
})

test('headers with the same words are told apart by their turn, or meant all at once', () => {
  const header = ['UPC', 'Price', '', ' PRICE ', '']
  const names = ['UPC', 'Price (1 of 2)', '(1 of 2)', 'PRICE (2 of 2)', '(2 of 2)']
  expect(distinctNames(header)).toEqual(names)
  expect(mappedNames(header, { 'price (2 of 2)': 'Units', price: null })).toEqual([
    'UPC',
    '',
    '',
    'Units',
    '',
  ])
  expect(mappedNames(header, { 'Price (1 of 2)': 'Units' })[3]).toBe(' PRICE ')
  expect(keptNames(['UPC', 'Price', 'price'])).toEqual([
    'upc',
    'price (1 of 2)',
    'price (2 of 2)',
    'price',
  ])
})
