import { problemWords, type RowProblem } from './row-problem.ts'

/** What is to be said of a row. A note needs nothing done and is not counted (decision I4). */
export type RowIssue = {
  row: number
  upc?: string | undefined
  problems: RowProblem[]
  isNote: boolean
}

/** An issue as an import keeps it: in words, also of the whole file (row 0). */
export type Issue = { row: number; upc?: string | undefined; texts: string[]; isNote: boolean }

export const inWords = ({ problems, ...issue }: RowIssue): Issue => ({
  ...issue,
  texts: problems.map(problemWords),
})

/** "Row 12 (UPC 012345678905): Missing MSRP" */
export function issueText({ row, upc, texts }: Issue) {
  const what = texts.join(', ')
  if (row === 0) return what
  return `Row ${row}${upc ? ` (UPC ${upc})` : ''}: ${what}`
}
