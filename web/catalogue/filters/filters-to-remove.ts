import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { appliedFilters, type AppliedFilter } from './applied-filters.ts'

/** Each is a search of its own. */
const MOST = 6

/** The filters that may be why nothing matches; the values of one are removed together, as any of them is enough. */
export function filtersToRemove(
  criteria: Criteria,
  nameOf: (sellerId: number) => string,
): AppliedFilter[] {
  const narrowing = appliedFilters({ ...criteria, query: undefined, resaleable: undefined }, nameOf)
  return [...Map.groupBy(narrowing, ({ field }) => field).values()]
    .slice(0, MOST)
    .flatMap((values) => whole(values, criteria))
}

function whole(values: AppliedFilter[], criteria: Criteria): AppliedFilter[] {
  const [first] = values
  if (!first) return []
  const { query, resaleable } = criteria
  const label = labelOf(values.map((value) => value.label))
  const without = values.length === 1 ? first.without : { ...criteria, [first.field]: undefined }
  return [{ ...first, label, without: { ...without, query, resaleable } }]
}

function labelOf(labels: string[]): string {
  return labels.length <= 2 ? labels.join(' or ') : `${labels[0]} and ${labels.length - 1} others`
}
