import { MOST_PER_PAGE } from '#market/paging.ts'

const FIRST_PAGE = 1

/** All offers, those that are neither accepted nor closed, or those with a lot. */
export type WhichOffers = { live?: true; product_id?: number }
export const LIVE: WhichOffers = { live: true }
/** All orders, those that are not over or have an open claim, or those with a lot. */
export type WhichOrders = { open?: true; product_id?: number }
export const OPEN: WhichOrders = { open: true }

/** How pages of these lists are asked for. */
export const pageOfOffers = (which: WhichOffers = {}, page = FIRST_PAGE) => ({
  query: { ...which, page, per_page: 500 },
})
export const pageOfOrders = (which: WhichOrders = {}, page = FIRST_PAGE) => ({
  query: { ...which, page, per_page: 200 },
})
/** What comes with a page: of longer lists it would be read in vain, as the page needs the whole. */
const MOST_CARRIED = 100
export const carriedPageOfOffers = (which: WhichOffers = {}) => ({
  query: { ...which, page: FIRST_PAGE, per_page: MOST_CARRIED },
})
export const carriedPageOfOrders = (which: WhichOrders = {}) => ({
  query: { ...which, page: FIRST_PAGE, per_page: MOST_CARRIED },
})

/** The first page of each list comes with the pages that show it. */
export const pageOfNotifications = (page = FIRST_PAGE) => ({ query: { page, per_page: 20 } })

/** The same of lists that are no declared ones. */
export const pageOfWatchedLots = (page = FIRST_PAGE) => ({ query: { page, per_page: 48 } })
export const pageOfReleaseNotes = (page = FIRST_PAGE) => ({ query: { page, per_page: 20 } })
export const everyAdministrator = { query: { page: FIRST_PAGE, per_page: MOST_PER_PAGE } }
