import type { Actor, ClosedReason, OfferState } from '#market/offers/offer.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import type { Listing } from '#server/products/listed-products.ts'

/** One act on an offer under way: who did what, and where it led. */
export type Turn = {
  act: Revision['act']
  by: { party: Actor; userId: number | null }
  state: OfferState
  closedReason?: ClosedReason
  note?: string | undefined
  /** The order an accepted offer became. */
  order?: { id: number; number: number; paymentDueAt: Date }
  /** The products of its lines, where the act has looked at them already. */
  listings?: Map<number, Listing>
}
