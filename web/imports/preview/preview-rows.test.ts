import { expect, test } from 'vitest'
import { rowsToShow, shownWords } from './preview-rows.ts'
import type { JudgedRow } from '../spreadsheet/judged-spreadsheet.ts'

const row = (number: number, outcome: JudgedRow['outcome']): JudgedRow => ({
  row: number,
  upc: undefined,
  cells: {},
  percentOff: undefined,
  outcome,
  notes: [],
  faults: [],
})
const rows = [
  row(2, { kind: 'new' }),
  row(3, { kind: 'draft', problems: [{ kind: 'missing', field: 'msrp_cents' }] }),
  row(4, { kind: 'new' }),
]

test('only rows with issues are those to fix, and those just corrected', () => {
  const shown = rowsToShow(rows, [{ row: 4, column: 'Units', text: '5' }])
  expect(shown.map((each) => each.row)).toEqual([3, 4])
  expect(rowsToShow(rows, undefined)).toBe(rows)
})

test.each([
  [20, 248, 'Showing 20 of 248 rows.'],
  [248, 248, 'Showing all 248 rows.'],
  [1, 1, 'Showing 1 row.'],
  [0, 0, 'No rows with issues.'],
])('%i of %i: %s', (shown, wanted, words) => {
  expect(shownWords(shown, wanted)).toBe(words)
})
