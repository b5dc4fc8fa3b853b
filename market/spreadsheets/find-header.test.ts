import { expect, test } from 'vitest'
import { HEADER_WITHIN_ROWS, startingAtHeader } from './find-header.ts'

const NAMES = new Set(['UPC', 'Product Name', 'Unit MSRP', 'Units'])
const countKnown = (cells: readonly string[]) => cells.filter((cell) => NAMES.has(cell)).length

function tableIn(...rows: string[][]) {
  const read: (readonly string[])[] = []
  const located = startingAtHeader({ countKnown })
  const take = located.through(({ cells }) => read.push(cells) > 0)
  for (const [at, cells] of rows.entries()) take({ row: at + 1, cells })
  located.end()
  return read
}

const notes = (count: number) => Array.from({ length: count }, (_, at) => [`Note ${at}`])

test('a header stands below titles and notes, in the first hundred rows', () => {
  const table = [
    ['UPC', 'Units'],
    ['1', '3'],
  ]
  expect(tableIn(...notes(HEADER_WITHIN_ROWS - 1), ...table)).toEqual(table)
  expect(tableIn(...notes(HEADER_WITHIN_ROWS), ...table)[0]).toEqual(['Note 0'])
})

test('a header over two rows is read as one', () => {
  expect(
    tableIn(['', 'Product', 'Unit', ''], ['UPC', 'Name', 'MSRP', 'Units'], ['1', 'Mug', '2', '3']),
  ).toEqual([
    ['UPC', 'Product Name', 'Unit MSRP', 'Units'],
    ['1', 'Mug', '2', '3'],
  ])
})

test('a title above a header is not part of it', () => {
  expect(tableIn(['Product'], ['UPC', 'Name'])).toEqual([['UPC', 'Name']])
  expect(tableIn(['Product', '2026'], ['UPC', 'Units'])).toEqual([['UPC', 'Units']])
})
