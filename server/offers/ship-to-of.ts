import { isDeliverable, SHIP_TO_REQUIRED, SHIP_TO_UNCLEAR } from '#market/accounts/ship-to.ts'
import type { Trader } from '#market/accounts/viewer.ts'
import { PO_NUMBER_REQUIRED } from '#market/offers/buyer-po-number.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Offer } from './offer-store.ts'

/**
 * Where an offer's order goes (decision E5). A buyer is asked to correct an address that no carrier takes, and for the
 * number of its own purchase order where its company requires one.
 */
export function shipToOf(offer: Offer, viewer: Trader) {
  const { shipTo, poNumberRequired, buyerPoNumber } = offer
  if (!shipTo) throw new Refusal(SHIP_TO_REQUIRED)
  if (viewer.party !== 'buyer') return shipTo
  if (!isDeliverable(shipTo)) throw new Refusal(SHIP_TO_UNCLEAR)
  if (poNumberRequired && !buyerPoNumber) throw new Refusal(PO_NUMBER_REQUIRED)
  return shipTo
}
