import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import type { SavedSearch } from '#market/saved-searches/saved-search-api.ts'
import { searchName } from './search-name.ts'

/** The search that keeps all lots of a seller; one that keeps some of them is another. */
export const searchOfSeller = (searches: readonly SavedSearch[], sellerId: number) => {
  const all = searches.filter(({ criteria }) => isAllOf(criteria, sellerId))
  return all.find(({ alerts }) => alerts) ?? all[0]
}

function isAllOf({ seller_ids: sellers, ...rest }: Criteria, sellerId: number) {
  const asksMore = Object.values(rest).some((each) =>
    Array.isArray(each) ? each.length > 0 : each !== undefined && each !== '' && each !== false,
  )
  return !asksMore && sellers?.length === 1 && sellers[0] === sellerId
}

/** What such a search is called: as its seller, or so far as another search is called so already. */
export function freeName(name: string, searches: readonly SavedSearch[]): string {
  const taken = new Set(searches.map((search) => search.name.toLowerCase()))
  for (let number = 1; ; number++) {
    const wished = searchName([number === 1 ? name : `${name.slice(0, 70)} (${number})`])
    if (!taken.has(wished.toLowerCase())) return wished
  }
}
