import type { Fix } from '../spreadsheet/changes.ts'
import type { JudgedRow } from '../spreadsheet/judged-spreadsheet.ts'

export type Fixing = {
  /** What the seller has written into a cell. */
  fixOf: (row: number, column: string) => string | undefined
  /** The editable columns of a row: those with a problem, or corrected before. */
  columnsOf: (row: JudgedRow) => string[]
  onFix: (fix: Fix) => void
}

export function fixingWith(fixes: readonly Fix[], onFix: (fix: Fix) => void): Fixing {
  const byRow = Map.groupBy(fixes, ({ row }) => row)
  return {
    fixOf: (row, name) => byRow.get(row)?.find(({ column }) => column === name)?.text,
    columnsOf: ({ row, faults }) => [
      ...new Set([...faults, ...(byRow.get(row) ?? []).map(({ column }) => column)]),
    ],
    onFix,
  }
}
