import { readOffers } from '#market/offers/offer-api.ts'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { firstCall } from './first-call.ts'
import { pageOfOffers, pageOfOrders } from './list-pages.ts'

/** For pages that show offers or orders, or what a lot is to a buyer already. */
export const everyOffer = firstCall(readOffers, pageOfOffers())
export const everyOrder = firstCall(readPurchaseOrders, pageOfOrders())
