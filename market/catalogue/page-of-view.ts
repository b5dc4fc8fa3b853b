import type { PageOfList } from '#market/paging.ts'
import type { CatalogueView } from './catalogue-address.ts'

const FIRST_PAGE = 1

/** How one page of a view is asked for; the first brings along what each further choice would leave. */
export const pageOfView = (
  { criteria, sort }: CatalogueView,
  { page, after }: PageOfList = { page: FIRST_PAGE },
) => ({
  query: { page, sort, after },
  body: { search: criteria, facets: page === FIRST_PAGE },
})
