import { catalogueSorts, type CatalogueSort } from '#market/catalogue/catalogue-api.ts'

export const STANDARD_SORT = 'newest' satisfies CatalogueSort

/** The sort an address asks for; the standard one, and what is none, are not asked for. */
export const sortAsked = (asked: unknown): CatalogueSort | undefined =>
  catalogueSorts.find((sort) => sort === asked && sort !== STANDARD_SORT)
