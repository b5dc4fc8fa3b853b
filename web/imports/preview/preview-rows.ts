import { quantityText } from '#web/platform/format/numbers.ts'
import type { Fix } from '../spreadsheet/changes.ts'
import { needsFix, type JudgedRow } from '../spreadsheet/judged-spreadsheet.ts'

/** How many rows are shown before all are asked for. */
export const FIRST_ROWS = 20

/** All rows, or those that need a fix; one under repair does not leave from under the hands. */
export function rowsToShow(rows: readonly JudgedRow[], fixes: readonly Fix[] | undefined) {
  if (!fixes) return rows
  const underRepair = new Set(fixes.map(({ row }) => row))
  return rows.filter((row) => needsFix(row) || underRepair.has(row.row))
}

export function shownWords(shown: number, wanted: number) {
  if (wanted === 0) return 'No rows with issues.'
  if (shown === wanted)
    return wanted === 1 ? 'Showing 1 row.' : `Showing all ${quantityText(wanted)} rows.`
  return `Showing ${quantityText(shown)} of ${quantityText(wanted)} rows.`
}
