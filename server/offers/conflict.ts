import type { Trader } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Terms } from '#server/settings/terms.ts'
import { showOffer } from './show-offer.ts'

/** Whether an offer is newer than what was seen of it. */
export const isStale = (offer: { revision: number }, seen: number | undefined) =>
  seen !== undefined && seen !== offer.revision

/** The refusal for acting on an offer that moved on: 409 with the offer as it is (decision A3). */
export async function conflict(
  deps: { db: Database | Tx; terms: Terms },
  viewer: Trader,
  offerId: number,
): Promise<Refusal> {
  const body = await showOffer(deps, viewer, offerId)
  return new Refusal('The offer has changed. Please look at it again.', 409, { body })
}
