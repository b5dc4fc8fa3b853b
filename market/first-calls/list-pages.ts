import { applicationsList } from '#market/accounts/applications-list.ts'
import { approvalsList } from '#market/approvals/approvals-list.ts'
import { MOST_PER_PAGE } from '#market/paging.ts'
import { payoutsList } from '#market/payouts/payouts-list.ts'
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

export const pageOfWatchedLots = (page = FIRST_PAGE) => ({ query: { page, per_page: 48 } })
export const pageOfReleaseNotes = (page = FIRST_PAGE) => ({ query: { page, per_page: 20 } })
export const everyAdministrator = { query: { page: FIRST_PAGE, per_page: MOST_PER_PAGE } }

/** The queue of applications, for how many wait. */
export const oneApplication = { query: applicationsList.read.query.parse({ per_page: 1 }) }

/** The queue of approvals, for how many wait. */
export const oneApproval = { query: approvalsList.read.query.parse({ per_page: 1 }) }

/** What was paid out to a seller, newest first: enough for years of pay runs. */
export const paidPayouts = {
  query: payoutsList.read.query.parse({ status: 'paid', per_page: MOST_PER_PAGE }),
}
