import { expect, test } from 'vitest'
import { matchHeader } from '#market/imports/match-header.ts'
import { mergeProduct } from '#market/imports/merge-product.ts'
import { readRecord } from '#market/imports/read-record.ts'
import { problemWords } from '#market/imports/row-problem.ts'
import { missingFieldsOf } from '#market/products/missing.ts'
import { columnsAtFault } from './columns-at-fault.ts'

test('what is missing has a column to write it into', () => {
  const missing = missingFieldsOf({}).map((field) => ({ kind: 'missing' as const, field }))
  expect(columnsAtFault(missing)).toEqual([
    'UPC',
    'Product Name',
    'Photo URL',
    'Unit MSRP',
    'Unit Wholesale',
    'Unit Asking Price',
    'Units',
  ])
})

const A = '036000291452'

test.each([
  { column: 'UPC', cell: '12', words: 'UPC "12" doesn’t have 8, 12, 13 or 14 digits' },
  { column: 'Unit MSRP', cell: '1.299,00', words: 'Unit MSRP "1.299,00" can’t be read' },
  {
    column: 'Resale Channels',
    cell: 'Amazon; kiosk',
    words:
      'Resale Channels "kiosk" isn’t one of Own stores; Own website; Amazon; eBay; Walmart; TikTok Shop; Liquidation; Export or Any',
  },
  {
    column: 'Blocked States',
    cell: 'Kalifornia',
    words:
      'Blocked States "Kalifornia" isn’t a state or province: use two letters, such as CA; TX, or None',
  },
  { column: 'MAP', cell: '0', words: 'MAP: Price must be greater than $0' },
  { column: 'Remove Labels', cell: 'maybe', words: 'Remove Labels "maybe" is neither Yes nor No' },
  { column: 'Photo URL', cell: 'mug', words: 'Photo URL must be a web address' },
  { column: 'Photo URL 3', cell: 'mug', words: 'Photo URL must be a web address' },
])('a bad $column is a fault of that column', ({ column, cell, words }) => {
  const known = column === 'UPC' ? [] : [['UPC', A] as const]
  const problems = problemsOf([...known, [column, cell]])
  expect(problems.map(problemWords)).toEqual([words])
  expect(columnsAtFault(problems)).toEqual([column])
})

test('more to order at least than there is', () => {
  const merge = mergeProduct({
    upc: A,
    row: 2,
    rows: 1,
    cells: { units: 10, min_order_units: 20 },
    photos: [],
    onlyPhotos: false,
  })
  const problems = 'problems' in merge ? merge.problems : []
  expect(problems.map(problemWords)).toEqual([
    'Minimum Order Quantity: Must not exceed available units',
  ])
  expect(columnsAtFault(problems)).toEqual(['Minimum Order Quantity'])
})

test.each([
  [{ kind: 'other values', row: 3 }, 'Row 3 has the same UPC with different values'],
  [{ kind: 'first row refused', row: 3 }, 'Row 3 with the same UPC was rejected'],
  [
    { kind: 'unreadable', words: 'A quotation mark is out of place' },
    'A quotation mark is out of place',
  ],
] as const)('%j is no fault of a column', (problem, words) => {
  expect(problemWords(problem)).toBe(words)
  expect(columnsAtFault([problem])).toEqual([])
})

function problemsOf(cells: readonly (readonly [column: string, cell: string])[]) {
  const match = matchHeader(cells.map(([column]) => column))
  if ('problem' in match) throw new Error(match.problem)
  const cellsOfRow = cells.map(([, cell]) => cell)
  const { lost, problems } = readRecord({ row: 2, cells: cellsOfRow }, match.columns)
  return [...lost, ...problems]
}
