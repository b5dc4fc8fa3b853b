import { isUnfiltered, viewOfAddress } from '#market/catalogue/catalogue-address.ts'
import { searchProducts } from '#market/catalogue/catalogue-api.ts'
import { pageOfView } from '#market/catalogue/page-of-view.ts'
import { readProduct, readSimilarProducts } from '#market/products/product-api.ts'
import { certificatesList } from '#market/resale-certificates/certificates-list.ts'
import { readNewLots, readSavedSearches } from '#market/saved-searches/saved-search-api.ts'
import { shipToAddressesList } from '#market/ship-to-addresses/ship-to-addresses-list.ts'
import { choiceOfAddress, pageOfShop } from '#market/storefronts/storefront-address.ts'
import { readSeller } from '#market/storefronts/storefront-api.ts'
import { readTopSellers } from '#market/top-sellers/top-seller-api.ts'
import { readWatchedIds, readWatchedLots } from '#market/watching/watch-api.ts'
import { listed, type Address, type CallsOf, type CallsOfPages } from './calls-of.ts'
import { firstCall, type FirstCall } from './first-call.ts'
import { pageOfWatchedLots } from './list-pages.ts'
import { liveOffers, openOrders, tradeOnLot } from './trade-calls.ts'

const catalogue: CallsOf = ({ params, search, party }) => {
  const view = viewOfAddress(search, params.filter)
  return [
    firstCall(searchProducts, pageOfView(view)),
    ...(isUnfiltered(view) ? [firstCall(readTopSellers), firstCall(readSavedSearches)] : []),
    firstCall(readWatchedIds),
    ...forBuyers(party, [liveOffers]),
  ]
}

/** A lot tells only a buyer what it is to them already. */
const forBuyers = (party: Address['party'], calls: FirstCall[]) => (party === 'buyer' ? calls : [])

/** Where buyers look for lots, and what they keep. */
export const buyerPages: CallsOfPages = {
  '/': () => [
    firstCall(readSavedSearches),
    firstCall(readNewLots),
    firstCall(readWatchedIds),
    liveOffers,
    openOrders,
  ],
  '/all_products': catalogue,
  '/all_products/search': catalogue,
  '/all_products/filter/$filter': catalogue,
  '/all_products/$seller_id/$product_id': ({ params, party }) => {
    const id = Number(params.product_id)
    return [
      firstCall(readProduct, { params: { id } }),
      firstCall(readSimilarProducts, { params: { id } }),
      firstCall(readWatchedIds),
      ...forBuyers(party, [liveOffers, ...tradeOnLot(id)]),
    ]
  },
  '/all_sellers/$seller_id': ({ params, search, party }) => [
    firstCall(readSeller, pageOfShop(Number(params.seller_id), choiceOfAddress(search))),
    firstCall(readSavedSearches),
    firstCall(readWatchedIds),
    ...forBuyers(party, [liveOffers]),
  ],
  '/saved_searches': () => [firstCall(readSavedSearches)],
  '/watched_lots': () => [
    firstCall(readWatchedLots, pageOfWatchedLots()),
    firstCall(readWatchedIds),
    liveOffers,
  ],
  '/compare': () => [liveOffers],
  '/cart': () => [liveOffers],
  '/ship_to_addresses': listed(shipToAddressesList),
  '/resale_certificates': listed(certificatesList),
}
