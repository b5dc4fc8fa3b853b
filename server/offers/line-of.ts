import { Refusal } from '#server/platform/http/refusal.ts'
import type { Offer, OfferLine } from './offer-store.ts'

/** One of the offer's own lines; a line of another offer is as absent as none. */
export function lineOf(offer: Offer, lineId: number): OfferLine {
  const line = offer.lines.find(({ id }) => id === lineId)
  if (!line) throw new Refusal('Not found', 404)
  return line
}
