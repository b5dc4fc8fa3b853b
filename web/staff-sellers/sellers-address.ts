import {
  sellerGroups,
  sellerSorts,
  type SellerGroup,
  type SellerSort,
} from '#market/staff-sellers/staff-seller-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import {
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

/** What the address of the list of sellers selects. */
export type SellersView = { group: SellerGroup; search: string; sort: SellerSort; page: number }

const FIRST: SellersView = { group: 'all', search: '', sort: 'newest', page: 1 }

export const viewOfAddress = ({ group, search, sort, page }: Search): SellersView => ({
  group: sellerGroups.find((each) => each === group) ?? FIRST.group,
  search: typeof search === 'string' ? search : FIRST.search,
  sort: sellerSorts.find((each) => each === sort) ?? FIRST.sort,
  page: wholeNumberIn(page) ?? FIRST.page,
})

export const addressOf = (view: Partial<SellersView>) =>
  paths.adminSellers(withoutDefaults(view, FIRST))
