import type {
  JudgedRow,
  SpreadsheetPreview,
} from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'

/** Which rows of a preview show. */
export type Shown = 'all' | 'problems' | 'good'

/** Shows the rows with problems first when there are any. */
export const startingWith = ({ problem_count }: Pick<SpreadsheetPreview, 'problem_count'>): Shown =>
  problem_count > 0 ? 'problems' : 'all'

/** Rows that were corrected stay among those with problems, so that they can be corrected further. */
export function rowsShown(rows: readonly JudgedRow[], shown: Shown, fixed: ReadonlySet<number>) {
  if (shown === 'all') return rows
  const hasProblem = ({ effect, row }: JudgedRow) =>
    effect === null || (shown === 'problems' && fixed.has(row))
  return rows.filter((row) => hasProblem(row) === (shown === 'problems'))
}
