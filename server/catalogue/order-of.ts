import type { CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import type { ResolvedCriteria } from '#market/catalogue/criteria.ts'
import type { Order } from './catalogue-store.ts'

/** With words and no sort chosen, the better match comes first (decision C2). */
export const orderOf = (sort: CatalogueSort | undefined, { query }: ResolvedCriteria): Order =>
  sort ?? (query ? 'relevance' : 'newest')
