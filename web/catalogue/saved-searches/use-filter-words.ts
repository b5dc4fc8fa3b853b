import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { appliedFilters } from '../filters/applied-filters.ts'
import { useSellerNames } from '../catalogue-queries.ts'

/** What a search looks for, a few words for each filter. */
export function useFilterWords(criteria: Criteria): string[] {
  const names = useSellerNames(criteria.seller_ids ?? [])
  return appliedFilters(criteria, (id) => names.get(id) ?? 'Seller').map(({ label }) => label)
}
