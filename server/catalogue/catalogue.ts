import type { z } from 'zod'
import type { CatalogueSort, Criteria, searchProducts } from '#market/catalogue/catalogue-api.ts'

export type Search = {
  criteria: Criteria
  page: number
  sort?: CatalogueSort | undefined
  /** Whether the choices of sellers and tags are requested too. */
  facets?: boolean | undefined
}
export type CatalogueAnswer = z.infer<typeof searchProducts.answer>

/** An engine that answers searches; all engines give the same answers. */
export type Catalogue = { search(asked: Search): Promise<CatalogueAnswer> }
