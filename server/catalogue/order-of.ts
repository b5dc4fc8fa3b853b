import type { CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import type { ResolvedCriteria } from '#market/catalogue/criteria.ts'
import type { Order } from '#server/products/catalogue/lot-place.ts'

/** With no sort chosen, the better match for the words comes first (decision C2), else the newest that isn't sold out. */
export const orderOf = (sort: CatalogueSort | undefined, { query }: ResolvedCriteria): Order =>
  sort ?? (query ? 'relevance' : 'in_stock_first')
