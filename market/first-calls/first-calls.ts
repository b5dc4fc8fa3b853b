import { matchAt, type PagePath } from '#market/accounts/pages.ts'
import { readMe } from '#market/accounts/session-api.ts'
import { isUnfiltered, viewOfAddress } from '#market/catalogue/catalogue-address.ts'
import { pageOfView } from '#market/catalogue/page-of-view.ts'
import { readProduct, readSimilarProducts } from '#market/products/product-api.ts'
import { choiceOfAddress, pageOfShop } from '#market/storefronts/storefront-address.ts'
import { readSeller } from '#market/storefronts/storefront-api.ts'
import { readTopSellers } from '#market/top-sellers/top-seller-api.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { searchProducts } from '#market/catalogue/catalogue-api.ts'
import { readNotifications } from '#market/notifications/notification-api.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { readNewLots, readSavedSearches } from '#market/saved-searches/saved-search-api.ts'
import { readLotFigures, readOverview } from '#market/dashboard/overview-api.ts'
import { USUAL_PERIOD } from '#market/dashboard/weeks.ts'
import { firstCall, type FirstCall } from './first-call.ts'
import { listOwnProducts } from '#market/products/own-product-api.ts'
import { readProductViews } from '#market/products/views/product-view-api.ts'
import { pageOfNotifications, pageOfOffers, pageOfOrders, pageOfOwnProducts } from './list-pages.ts'

type Address = { params: Record<string, string>; search: object }
type CallsOf = (address: Address) => FirstCall[]

const catalogue: CallsOf = ({ params, search }) => {
  const view = viewOfAddress(search, params.filter)
  return [
    firstCall(searchProducts, pageOfView(view)),
    ...(isUnfiltered(view) ? [firstCall(readTopSellers), firstCall(readSavedSearches)] : []),
    firstCall(readWatchedIds),
  ]
}

/** What stands around every page: how much awaits its reader, and what a lot is to a buyer already. */
const around = [
  firstCall(readOffers, pageOfOffers()),
  firstCall(readPurchaseOrders, pageOfOrders()),
  firstCall(readNotifications, pageOfNotifications()),
]

/** What the screens of these pages ask first, so that they come with the answers; those that are refused are left out. */
const firstCalls: { [Path in PagePath]?: CallsOf } = {
  '/': () => [firstCall(readSavedSearches), firstCall(readNewLots), firstCall(readWatchedIds)],
  '/all_products': catalogue,
  '/all_products/search': catalogue,
  '/all_products/filter/$filter': catalogue,
  '/all_products/$seller_id/$product_id': ({ params }) => {
    const id = Number(params.product_id)
    return [
      firstCall(readProduct, { params: { id } }),
      firstCall(readSimilarProducts, { params: { id } }),
      firstCall(readWatchedIds),
    ]
  },
  '/all_sellers/$seller_id': ({ params, search }) => [
    firstCall(readSeller, pageOfShop(Number(params.seller_id), choiceOfAddress(search))),
    firstCall(readSavedSearches),
    firstCall(readWatchedIds),
  ],
  '/dashboard/manage_products': ({ search }) =>
    Object.keys(search).length > 0
      ? []
      : [firstCall(listOwnProducts, pageOfOwnProducts()), firstCall(readProductViews)],
  '/dashboard': ({ search }) => {
    const period = { query: { weeks: USUAL_PERIOD } } as const
    return 'weeks' in search
      ? []
      : [firstCall(readOverview, period), firstCall(readLotFigures, period)]
  },
}

/** The calls a signed-in page makes first. Every page reads the current user, and its header what awaits its reader. */
export function firstCallsAt(pathname: string, search: object): FirstCall[] {
  const match = matchAt(pathname)
  const callsOf = match && firstCalls[match.page]
  const params = Object.entries({ ...match?.params }).map(([name, text]) => [
    name,
    decodeURIComponent(text),
  ])
  const calls = callsOf?.({ params: Object.fromEntries(params), search })
  return [firstCall(readMe), ...(calls ?? []), ...around]
}
