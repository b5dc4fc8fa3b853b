import { categoryOf } from '#market/categories.ts'
import type { Criteria } from './catalogue-api.ts'

/**
 * The same criteria without a blank query, and with every tag that is a category's name among the categories (decision C1).
 * Within one list any will do; every list that is not empty has to be met.
 */
export function resolved({
  query = '',
  tags = [],
  categories = [],
  // It is a question of who asks, which the engines are told.
  resaleable: _resaleable,
  ...rest
}: Criteria) {
  const named = tags.map((tag) => ({ tag, category: categoryOf(tag) }))
  return {
    ...rest,
    query: query.replaceAll('\0', ' ').trim() || undefined,
    tags: named.filter(({ category }) => !category).map(({ tag }) => tag),
    categories: [...new Set([...categories, ...named.flatMap(({ category }) => category ?? [])])],
  }
}
export type ResolvedCriteria = ReturnType<typeof resolved>
