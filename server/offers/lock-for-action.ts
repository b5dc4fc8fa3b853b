import type { Trader } from '#market/accounts/viewer.ts'
import { stateAfter, type OfferAction } from '#market/offers/offer.ts'
import type { RefusalKind } from '#market/refusal-kind.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Terms } from '#server/settings/terms.ts'
import { lockOffer, type Offer } from './offer-store.ts'
import { showOffer } from './show-offer.ts'

type Deps = { tx: Tx; terms: Terms }
type Request = {
  action: OfferAction
  /** The revision that the viewer looked at, where they say so. */
  revision?: number | undefined
}

/**
 * Locks one of the viewer's offers for an action, and answers where it leads. Refuses when it is not the
 * viewer's to do now, or when the offer has changed since they looked at it.
 */
export async function lockForAction(
  deps: Deps,
  viewer: Trader,
  { offerId, ...wanted }: Request & { offerId: number },
) {
  const offer = await lockOffer(deps.tx, viewer, offerId)
  return { offer, state: await stateOrConflict(deps, viewer, { offer, ...wanted }) }
}

/** The same for an offer that is locked already. */
export async function stateOrConflict(
  deps: Deps,
  viewer: Trader,
  { offer, action, revision }: Request & { offer: Offer },
) {
  const state = stateAfter(action, offer.state, viewer.party)
  if (!state || isStale(offer, revision)) throw await conflict(deps, viewer, { offerId: offer.id })
  return state
}

const isStale = (offer: Offer, seen: number | undefined) =>
  seen !== undefined && seen !== offer.revision

/** The refusal of an action on an offer that has changed: 409 with the offer as it is (decision A3). */
export async function conflict(
  deps: Deps,
  viewer: Trader,
  { offerId, why = OFFER_CHANGED }: { offerId: number; why?: string | RefusalKind },
) {
  const body = await showOffer(deps, viewer, offerId)
  return new Refusal(why, 409, { body })
}

const OFFER_CHANGED = 'This offer has changed. Please review it again.'
