import { catalogueSorts, type CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import type { PageOfList } from '#market/paging.ts'
import { categoryOf } from '#market/categories.ts'

export const STANDARD_SORT = 'newest' satisfies CatalogueSort
const LOTS_PER_PAGE = 48
const LONGEST = 100

/** What of a shop is looked at. */
export type StorefrontChoice = { tag?: string | undefined; sort?: CatalogueSort | undefined }

/** What the search of an address asks for. */
export const choiceOfAddress = (search: { tag?: unknown; sort?: unknown }): StorefrontChoice => ({
  tag: tagAsked(search.tag),
  sort: sortAsked(search.sort),
})

/** How one page of a shop is asked for. */
export const pageOfShop = (
  sellerId: number,
  { tag, sort }: StorefrontChoice,
  { page, after }: PageOfList = { page: 1 },
) => ({
  params: { seller_id: sellerId },
  query: { page, per_page: LOTS_PER_PAGE, tag, sort, after },
})

/** The sort an address asks for; the standard one, and what is none, are not asked for. */
const sortAsked = (asked: unknown) =>
  catalogueSorts.find((sort) => sort === asked && sort !== STANDARD_SORT)

/** The tag an address asks for; what can be none is not asked for. */
function tagAsked(asked: unknown): string | undefined {
  const tag = typeof asked === 'string' ? asked.trim() : ''
  if (tag === '' || tag.length > LONGEST) return undefined
  return categoryOf(tag) ?? tag
}
