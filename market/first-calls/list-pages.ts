import { OWN_PRODUCTS_PER_PAGE } from '#market/products/own-product-api.ts'
import type {
  OwnProductFilters,
  OwnProductSort,
} from '#market/products/views/own-product-filters.ts'

const FIRST_PAGE = 1

/** How a page of each list is asked for that members' pages show, or count, all the time; the first comes with the page. */
export const pageOfOffers = (page = FIRST_PAGE) => ({ query: { page, per_page: 500 } })
export const pageOfOrders = (page = FIRST_PAGE) => ({ query: { page, per_page: 200 } })
export const pageOfNotifications = (page = FIRST_PAGE) => ({ query: { page, per_page: 20 } })

type OwnProductsWanted = OwnProductFilters & { sort: OwnProductSort }

/** The same of a seller's own products; unless anything is chosen, all of them, the newest first. */
export const pageOfOwnProducts = (
  wanted: OwnProductsWanted = { state: 'all', search: '', sort: 'newest' },
  page = FIRST_PAGE,
) => ({ query: { ...wanted, per_page: OWN_PRODUCTS_PER_PAGE, page } })
