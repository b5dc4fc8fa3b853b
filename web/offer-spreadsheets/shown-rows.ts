import type {
  JudgedRow,
  SpreadsheetPreview,
} from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'

/** Which rows of a preview show. */
export type Shown = 'all' | 'problems' | 'good'

/** Shows the rows with problems first when there are any. */
export const startingWith = ({ problem_count }: Pick<SpreadsheetPreview, 'problem_count'>): Shown =>
  problem_count > 0 ? 'problems' : 'all'

export function rowsShown(rows: readonly JudgedRow[], shown: Shown) {
  if (shown === 'all') return rows
  return rows.filter(({ effect }) => (effect === null) === (shown === 'problems'))
}

export const ROWS_A_PAGE = 100

/** The rows of one page, their range and the number of rows in all. */
export function pageOf<Row>(rows: readonly Row[], page: number) {
  const first = page * ROWS_A_PAGE
  const last = Math.min(first + ROWS_A_PAGE, rows.length)
  return { rows: rows.slice(first, last), first: first + 1, last, isLast: last === rows.length }
}
