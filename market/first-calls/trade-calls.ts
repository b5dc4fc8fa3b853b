import { readOffers } from '#market/offers/offer-api.ts'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { firstCall, type FirstCall } from './first-call.ts'
import { carriedPageOfOffers, carriedPageOfOrders, LIVE, OPEN } from './list-pages.ts'

/** For pages that show what waits for a buyer, or what a lot is to a buyer already. */
export const liveOffers = firstCall(readOffers, carriedPageOfOffers(LIVE))
export const openOrders = firstCall(readPurchaseOrders, carriedPageOfOrders(OPEN))

/** For pages that list all offers or orders. Where they are too many, those come that can still change. */
export const everyOffer = { ...firstCall(readOffers, carriedPageOfOffers()), ifLonger: liveOffers }
export const everyOrder = {
  ...firstCall(readPurchaseOrders, carriedPageOfOrders()),
  ifLonger: openOrders,
}

/** For a table of all orders, which is not drawn of some. */
export const allOrders: FirstCall = { ...everyOrder, ifLonger: 'nothing' }

/** What a buyer offered for a lot before, and ordered of it. */
export const tradeOnLot = (productId: number) => [
  firstCall(readOffers, carriedPageOfOffers({ product_id: productId })),
  firstCall(readPurchaseOrders, carriedPageOfOrders({ product_id: productId })),
]
