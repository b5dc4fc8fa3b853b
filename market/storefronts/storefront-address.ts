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

/** The sort in an address; undefined for the default sort and for unknown ones. */
const sortAsked = (asked: unknown) =>
  catalogueSorts.find((sort) => sort === asked && sort !== STANDARD_SORT)

/** The tag in an address; undefined for a text that can't be a tag. */
function tagAsked(asked: unknown): string | undefined {
  const tag = typeof asked === 'string' ? asked.trim() : ''
  if (tag === '' || tag.length > LONGEST) return undefined
  return categoryOf(tag) ?? tag
}
