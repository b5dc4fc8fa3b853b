import type { Party } from '#market/accounts/viewer.ts'
import {
  FREIGHT_MISSING,
  FREIGHT_QUOTED,
  isFreightMissing,
  isQuoted,
  NO_FREIGHT_TO_STATE,
  SELLER_STATES_FREIGHT,
  STATE_FREIGHT,
} from '#market/freight/freight-of-offer.ts'
import type { Cents } from '#market/money.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import { lotsOf } from './lot-of-line.ts'
import type { Offer } from './offer-store.ts'

type Listings = ReadonlyMap<number, ListedProductRow>

/** Refuses to agree to an offer, or to send it back, before its freight is stated. */
export function refuseMissingFreight(offer: Offer, listings: Listings, party: Party) {
  if (!isFreightMissing(lotsOf(offer, listings), offer.freightCents)) return
  if (party === 'buyer') throw new Refusal(FREIGHT_MISSING)
  throw new Refusal(STATE_FREIGHT, 422, { fields: { freight_cents: [STATE_FREIGHT.message] } })
}

/** A buyer who buys at once has no answer of the seller, which would state the freight. */
export function refuseQuoted(offer: Offer, listings: Listings) {
  const lots = offer.lines.flatMap(({ productId }) => listings.get(productId)?.lot ?? [])
  if (isQuoted(lots)) throw new Refusal(FREIGHT_QUOTED)
}

type Stating = { party: Party; listings: Listings; freight: Cents | undefined }

/** The offer with the freight that is stated with an answer to it. */
export function withFreight(offer: Offer, { party, listings, freight }: Stating): Offer {
  if (freight === undefined) return offer
  if (party === 'buyer') throw refusing(SELLER_STATES_FREIGHT)
  if (!isQuoted(lotsOf(offer, listings))) throw refusing(NO_FREIGHT_TO_STATE)
  return { ...offer, freightCents: freight }
}

const refusing = (message: string) =>
  new Refusal(message, 422, { fields: { freight_cents: [message] } })
