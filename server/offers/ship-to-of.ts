import { isDeliverable, SHIP_TO_REQUIRED, SHIP_TO_UNCLEAR } from '#market/accounts/ship-to.ts'
import type { Trader } from '#market/accounts/viewer.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Offer } from './offer-store.ts'

/** Where an offer's order goes (decision E5); a buyer is asked to correct an address that no carrier takes. */
export function shipToOf({ shipTo }: Offer, viewer: Trader) {
  if (!shipTo) throw new Refusal(SHIP_TO_REQUIRED)
  if (viewer.party === 'buyer' && !isDeliverable(shipTo)) throw new Refusal(SHIP_TO_UNCLEAR)
  return shipTo
}
