import { expect, test } from 'vitest'
import { rowsOfTable } from './rows-of-table.ts'

const HEADER = ['UPC', 'Product Name', 'Units']

function kept(...rows: string[][]) {
  const table = rowsOfTable()
  const names = [HEADER, ...rows]
    .filter((cells, at) => table.isRow({ row: at + 1, cells }))
    .slice(1)
    .map(([, name]) => name)
  const { totals, headers, notes } = table.leftOut
  return { names, leftOut: { totals: totals.rows, headers: headers.rows, notes: notes.rows } }
}

test.each([
  [['Total', '', '80']],
  [['', 'Grand Total', '80']],
  [['Sub-total:', '', '80']],
  [['TOTALS', '', '']],
  [['', 'TOTAL UNITS', '80']],
])('a row of totals is left out: %j', (row) => {
  expect(kept(['1', 'Mug', '3'], row)).toEqual({
    names: ['Mug'],
    leftOut: { totals: [3], headers: [], notes: [] },
  })
})

test('a product may be called Total', () => {
  expect(kept(['870000050325', 'Total', '3'], ['Total', '870000050325', '3']).names).toEqual([
    'Total',
    '870000050325',
  ])
})

test('a repeated header is left out, also with a byte order mark', () => {
  expect(
    kept(['1', 'Mug', '3'], ['\uFEFFUPC', ' Product Name', 'Units'], ['2', 'Cup', '4']),
  ).toEqual({
    names: ['Mug', 'Cup'],
    leftOut: { totals: [], headers: [3], notes: [] },
  })
})

test('hints stand directly below the header, and nowhere else', () => {
  const hints = ['12 digits', 'Required', 'Each']
  expect(kept(hints, ['1', 'Mug', '3']).leftOut.headers).toEqual([2])
  expect(kept(['1', 'Mug', '3'], hints).leftOut.headers).toEqual([])
})

test('a remark of several words alone is left out; a single word or a code stays a row', () => {
  expect(
    kept(
      ['Prices FOB warehouse. Subject to prior sale.'],
      ['Kitchen'],
      ['870000050325'],
      ['', 'A blue mug here'],
    ),
  ).toMatchObject({ leftOut: { notes: [2] }, names: [undefined, undefined, 'A blue mug here'] })
})

test('however many rows are left out, the first twenty are named', () => {
  const table = rowsOfTable()
  table.isRow({ row: 1, cells: HEADER })
  for (let row = 2; row < 102; row++) table.isRow({ row, cells: ['Total', '', '80'] })
  expect(table.leftOut.totals.count).toBe(100)
  expect(table.leftOut.totals.rows).toEqual(Array.from({ length: 20 }, (_, at) => at + 2))
})
