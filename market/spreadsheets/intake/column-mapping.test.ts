import { expect, test } from 'vitest'
import { mappedNames, mappingTo } from './column-mapping.ts'

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
