const ROWS_A_PAGE = 20

export type RowPage<Row> = {
  rows: readonly Row[]
  page: number
  first: number
  last: number
  isLast: boolean
}

/** The rows of one page and their range; of a list that got shorter, those of the last page. */
export function pageOf<Row>(rows: readonly Row[], asked: number): RowPage<Row> {
  const page = Math.min(asked, Math.max(0, Math.ceil(rows.length / ROWS_A_PAGE) - 1))
  const first = page * ROWS_A_PAGE
  const last = Math.min(first + ROWS_A_PAGE, rows.length)
  return {
    rows: rows.slice(first, last),
    page,
    first: first + 1,
    last,
    isLast: last === rows.length,
  }
}
