import { columnNamed } from './columns.ts'
import type { GatheredProduct } from './gather-products.ts'
import type { Merge } from './merge-product.ts'
import type { RowProblem } from './row-problem.ts'

/**
 * What the seller has to put right of a product in a file: why it is refused, or which of its cells were left out
 * and what it lacks. What a cell left out is not told twice.
 */
export function toPutRight(
  { lost = [] }: Pick<GatheredProduct, 'lost'>,
  merge: Merge,
): RowProblem[] {
  if ('problems' in merge) return merge.problems
  const told = new Set(lost.map((problem) => ('column' in problem ? problem.column : '')))
  const missing = merge.missing.filter((field) => !told.has(columnNamed(field)))
  return [...lost, ...missing.map((field) => ({ kind: 'missing' as const, field }))]
}
