import { columnNamed } from './columns.ts'
import type { GatheredProduct } from './gather-products.ts'
import type { Merge } from './merge-product.ts'
import type { RowProblem } from './row-problem.ts'

/**
 * Why a product of a file is refused, or its cells that were left out and what it lacks. A cell that was left out
 * is told once.
 */
export function toFix({ lost = [] }: Pick<GatheredProduct, 'lost'>, merge: Merge): RowProblem[] {
  if ('problems' in merge) return merge.problems
  const told = new Set(lost.map((problem) => ('column' in problem ? problem.column : '')))
  const missing = merge.missing.filter((field) => !told.has(columnNamed(field)))
  return [...lost, ...missing.map((field) => ({ kind: 'missing' as const, field }))]
}
