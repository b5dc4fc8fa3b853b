import type { z } from 'zod'
import type { ReadyJson } from '#server/platform/http/ready-json.ts'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import type { CatalogueSort, Criteria, searchProducts } from '#market/catalogue/catalogue-api.ts'
import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import type { Reader } from '#server/platform/database/replica/reader.ts'
import type { Shops } from '#server/products/catalogue/shops.ts'

export type Search = {
  criteria: Criteria
  page: number
  sort?: CatalogueSort | undefined
  /** Where the page before ended. */
  after?: string | undefined
  /** Whether the choices of sellers and tags are requested too. */
  facets?: boolean | undefined
  /** Where the buyer who searches says that it resells. */
  declared?: ResaleDeclaration | undefined
}
/** What somebody looks for, which depends on what they may resell. */
export type ReadersCriteria = Pick<Search, 'criteria' | 'declared'>
export type ReadersView = CatalogueView & ReadersCriteria
export type CatalogueAnswer = z.infer<typeof searchProducts.answer>

/** An engine that answers searches; all engines give the same answers. */
export type Catalogue = Shops & {
  /** What PostgreSQL has to answer, `read` asks wherever it may be asked. */
  search(asked: Search, read?: Reader): Promise<CatalogueAnswer | ReadyJson<CatalogueAnswer>>
  /** The first product ids of a view, in the order of its screen, and the total. */
  firstIds(view: ReadersView, most: number): Promise<{ ids: number[]; count: number }>
}
