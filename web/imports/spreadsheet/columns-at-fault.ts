import { columnNamed } from '#market/imports/columns.ts'
import type { RowProblem } from '#market/imports/row-problem.ts'

/** The columns whose cells would have to change for nothing to be said of a row any more. */
export const columnsAtFault = (problems: readonly RowProblem[]): string[] => [
  ...new Set(problems.flatMap((problem) => columnOf(problem) ?? [])),
]

function columnOf(problem: RowProblem) {
  if ('column' in problem) return problem.column
  if (problem.kind === 'missing') return columnNamed(problem.field)
  return problem.kind === 'no UPC' ? columnNamed('upc') : undefined
}
