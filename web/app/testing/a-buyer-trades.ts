import { searchProducts } from '#market/catalogue/catalogue-api.ts'
import { readMessages } from '#market/messages/message-api.ts'
import { cents } from '#market/money.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import { readProduct } from '#market/products/product-api.ts'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { anOrder, anOrdersDocument } from '#market/purchase-orders/testing/an-order.ts'
import { aBuyer, aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { anOffersDocument } from '#web/offers/testing/an-offer.ts'
import { noMessages } from '#web/offers/testing/no-messages.ts'
import type { aServer } from '#web/platform/testing/server.ts'
import { aProduct } from '#web/products/testing/a-product.ts'

export const lot = aProduct({ seller_price_cents: cents(7_80), msrp_cents: cents(20_00) })

/** A buyer with an address, who has no offers and orders yet. */
export function aBuyerTrades(server: ReturnType<typeof aServer>) {
  aBuyerIsHere(server, { buyer: aBuyer.buyer && { ...aBuyer.buyer, ship_to: anOrder().ship_to } })
  server.answers(readOffers, () => anOffersDocument([]))
  server.answers(readMessages, () => noMessages)
  server.answers(readPurchaseOrders, () => anOrdersDocument([]))
  server.answers(readProduct, () => lot)
  // Filters work without counts.
  server.answers(searchProducts, () => new Promise(() => {}))
}
