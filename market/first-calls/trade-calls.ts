import { readOffers } from '#market/offers/offer-api.ts'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { firstCall, type FirstCall } from './first-call.ts'
import { carriedPageOfOffers, carriedPageOfOrders, LIVE, OPEN } from './list-pages.ts'

/** The whole of a list or nothing: of a longer one the browser would need the other pages too. */
const whole = (call: FirstCall): FirstCall => ({ ...call, ifLonger: 'nothing' })

/** For pages that show what waits for a buyer, or what a lot is to a buyer already. */
export const liveOffers = whole(firstCall(readOffers, carriedPageOfOffers(LIVE)))
export const openOrders = whole(firstCall(readPurchaseOrders, carriedPageOfOrders(OPEN)))

/** For pages that list all offers or orders. Where they are too many, those come that can still change. */
export const everyOffer: FirstCall = {
  ...firstCall(readOffers, carriedPageOfOffers()),
  ifLonger: liveOffers,
}
export const everyOrder: FirstCall = {
  ...firstCall(readPurchaseOrders, carriedPageOfOrders()),
  ifLonger: openOrders,
}

/** For a table of all orders, which is not drawn of some. */
export const allOrders = whole(everyOrder)

/** What a buyer offered for a lot before, and ordered of it. */
export const tradeOnLot = (productId: number) => [
  whole(firstCall(readOffers, carriedPageOfOffers({ product_id: productId }))),
  whole(firstCall(readPurchaseOrders, carriedPageOfOrders({ product_id: productId }))),
]
