import { MOST_PER_PAGE } from '#market/paging.ts'

const FIRST_PAGE = 1

/** How a page of each list is asked for; the first comes with the pages that show the list. */
export const pageOfOffers = (page = FIRST_PAGE) => ({ query: { page, per_page: 500 } })
export const pageOfOrders = (page = FIRST_PAGE) => ({ query: { page, per_page: 200 } })
export const pageOfNotifications = (page = FIRST_PAGE) => ({ query: { page, per_page: 20 } })

/** The same of lists that are no declared ones. */
export const pageOfWatchedLots = (page = FIRST_PAGE) => ({ query: { page, per_page: 48 } })
export const pageOfReleaseNotes = (page = FIRST_PAGE) => ({ query: { page, per_page: 20 } })
export const everyAdministrator = { query: { page: FIRST_PAGE, per_page: MOST_PER_PAGE } }
