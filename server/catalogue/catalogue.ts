import type { z } from 'zod'
import type { CatalogueSort, Criteria, searchProducts } from '#market/catalogue/catalogue-api.ts'

export type Search = {
  criteria: Criteria
  page: number
  sort?: CatalogueSort | undefined
  /** Whether the sellers and tags to choose from are wanted too. */
  facets?: boolean | undefined
}
export type CatalogueAnswer = z.infer<typeof searchProducts.answer>

/** Whatever answers a search; all of them answer alike. */
export type Catalogue = { search(asked: Search): Promise<CatalogueAnswer> }
