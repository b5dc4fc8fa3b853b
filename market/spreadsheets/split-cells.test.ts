import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { splitCells } from './split-cells.ts'
import type { SpreadsheetTools } from './spreadsheet-tools.ts'

const tools: Pick<SpreadsheetTools, 'parse'> = { parse: Papa.parse }
const countKnown = (cells: readonly string[]) =>
  cells.filter((cell) => ['UPC', 'Name', 'Units'].includes(cell)).length

function rowsOf(...rows: string[][]) {
  const read: (readonly string[])[] = []
  const take = splitCells(tools, countKnown).through(({ cells }) => read.push(cells) > 0)
  for (const [at, cells] of rows.entries()) take({ row: at + 1, cells })
  return read
}

test('rows of one cell are read once more, by the mark that their header has', () => {
  expect(rowsOf(['UPC,Name,Units', ''], ['1,"Mug, blue",3', ''])).toEqual([
    ['UPC', 'Name', 'Units'],
    ['1', 'Mug, blue', '3'],
  ])
  expect(rowsOf(['UPC|Name'], ['1|Mug, blue'], ['2', 'Cup'])).toEqual([
    ['UPC', 'Name'],
    ['1', 'Mug, blue'],
    ['2', 'Cup'],
  ])
})

test('a file of one column stays one', () => {
  expect(rowsOf(['UPC'], ['1,2'])).toEqual([['UPC'], ['1,2']])
})

test('a header of one cell that holds no known column makes none known', () => {
  expect(splitCells(tools, countKnown).countKnown(['Artikel;Menge'])).toBe(0)
  expect(splitCells(tools, countKnown).countKnown(['UPC;Name'])).toBe(2)
})
