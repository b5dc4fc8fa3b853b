import { readOffers } from '#market/offers/offer-api.ts'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { firstCall } from './first-call.ts'
import { LIVE, OPEN, pageOfOffers, pageOfOrders } from './list-pages.ts'

/** For pages that list offers or orders. */
export const everyOffer = firstCall(readOffers, pageOfOffers())
export const everyOrder = firstCall(readPurchaseOrders, pageOfOrders())

/** For pages that show what waits for a buyer, or what a lot is to a buyer already. */
export const liveOffers = firstCall(readOffers, pageOfOffers(LIVE))
export const openOrders = firstCall(readPurchaseOrders, pageOfOrders(OPEN))

/** What a buyer offered for a lot before, and ordered of it. */
export const tradeOnLot = (productId: number) => [
  firstCall(readOffers, pageOfOffers({ product_id: productId })),
  firstCall(readPurchaseOrders, pageOfOrders({ product_id: productId })),
]
