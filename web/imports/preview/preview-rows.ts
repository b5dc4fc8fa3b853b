import type { Fix } from '../spreadsheet/changes.ts'
import { needsFix, type JudgedRow } from '../spreadsheet/judged-spreadsheet.ts'

/** All rows, or those that need a fix; one under repair does not leave from under the hands. */
export function rowsToShow(rows: readonly JudgedRow[], fixes: readonly Fix[] | undefined) {
  if (!fixes) return rows
  const underRepair = new Set(fixes.map(({ row }) => row))
  return rows.filter((row) => needsFix(row) || underRepair.has(row.row))
}
