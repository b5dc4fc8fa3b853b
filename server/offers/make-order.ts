import type { Trader } from '#market/accounts/viewer.ts'
import type { OfferState } from '#market/offers/offer.ts'
import type { DeliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import { takeUnits } from '#server/products/units/take-units.ts'
import { openPurchaseOrder, publishingOrder } from '#server/purchase-orders/open-purchase-order.ts'
import { sendNoCardNews } from '#server/purchase-orders/news/send-no-card-news.ts'
import type { Terms } from '#server/settings/terms.ts'
import { refuseOverOrder } from './line-limits.ts'
import type { Offer } from './offer-store.ts'
import { takingTurn } from './take-turn.ts'

type Agreement = {
  by: Trader
  state: OfferState
  shipTo: DeliveryAddress
  note?: string | undefined
  /** The products of its lines, locked. */
  listings: Map<number, ListedProductRow>
}

/** Makes an order of what both sides agree on: the units leave the shelf, all or none (decision D8). */
export async function makeOrder(
  { tx, terms }: { tx: Tx; terms: Terms },
  offer: Offer,
  { by, state, shipTo, note, listings }: Agreement,
) {
  refuseOverOrder(offer.lines)
  const order = await openPurchaseOrder(tx, terms, { offer, shipTo, listings })
  await sendNoCardNews(tx, terms, order)
  const turn = { action: 'accept', by, state, note, order, listings } as const
  await takeUnits(tx, { quantities: offer.lines, purchaseOrderId: order.id }, [
    ...publishingOrder(tx, offer),
    ...(await takingTurn({ tx, terms }, offer, turn)),
  ])
  return order
}
