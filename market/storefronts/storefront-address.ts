import { catalogueSorts, type CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import type { PageOfList } from '#market/paging.ts'
import { categoryOf } from '#market/categories.ts'

export const STANDARD_SORT = 'newest' satisfies CatalogueSort
const LOTS_PER_PAGE = 48
const LONGEST = 100
const LONGEST_QUERY = 200

/** What of a shop is looked at. */
export type StorefrontChoice = {
  tag?: string | undefined
  query?: string | undefined
  sort?: CatalogueSort | undefined
}

/** What the search of an address asks for. */
export const choiceOfAddress = (search: AddressSearch): StorefrontChoice => {
  const query = queryAsked(search.query)
  return { tag: tagAsked(search.tag), query, sort: sortAsked(search.sort, query) }
}
type AddressSearch = { tag?: unknown; query?: unknown; sort?: unknown }

/** The order of a shop when nobody has chosen one; undefined is the best match first. */
export const usualSort = (query: string | undefined) => (query ? undefined : STANDARD_SORT)

/** How one page of a shop is asked for. */
export const pageOfShop = (
  sellerId: number,
  { tag, query, sort }: StorefrontChoice,
  { page, after }: PageOfList = { page: 1 },
) => ({
  params: { seller_id: sellerId },
  query: { page, per_page: LOTS_PER_PAGE, tag, query, sort, after },
})

/** The sort in an address; undefined for the default sort and for unknown ones. */
const sortAsked = (asked: unknown, query: string | undefined) =>
  catalogueSorts.find((sort) => sort === asked && sort !== usualSort(query))

/** The words in an address; undefined for a text too long to be searched for. */
function queryAsked(asked: unknown): string | undefined {
  const query = typeof asked === 'string' ? asked.trim() : ''
  return query === '' || query.length > LONGEST_QUERY ? undefined : query
}

/** The tag in an address; undefined for a text that can't be a tag. */
function tagAsked(asked: unknown): string | undefined {
  const tag = typeof asked === 'string' ? asked.trim() : ''
  if (tag === '' || tag.length > LONGEST) return undefined
  return categoryOf(tag) ?? tag
}
