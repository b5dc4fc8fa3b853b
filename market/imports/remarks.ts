import type { Column } from './columns.ts'
import type { RowProblem } from './row-problem.ts'

/** What is to be said of the cells of a row, by what it means for the row. */
export type Remarks = {
  /** What the seller should know and need not change. */
  notes: RowProblem[]
  /** Cells that were left out, and that the seller should fix. */
  lost: RowProblem[]
  /** Why the row is refused, if any. */
  problems: RowProblem[]
}

/** Puts what is to be said of a cell where it belongs, by what it costs. */
export function remark({ notes, lost, problems }: Remarks, column: Column, problem: RowProblem) {
  if (column.ifWrong === 'row') problems.push(problem)
  else if (column.ifWrong === 'attention') lost.push(problem)
  else notes.push(problem)
}
