import { expect, test } from 'vitest'
import { rowsToShow } from './preview-rows.ts'
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
