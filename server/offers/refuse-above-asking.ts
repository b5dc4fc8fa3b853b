import { aboveAskingWords, asksLessNow } from '#market/offers/above-asking.ts'
import type { Trader } from '#market/accounts/viewer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'
import { askedLines } from './asked-lines.ts'
import { conflict } from './lock-for-action.ts'
import { isAskedSeen, lotsDigest } from './lots-digest.ts'
import type { Seen } from './lots-seen.ts'
import type { Offer } from './offer-store.ts'

type About = { offer: Offer; listings: ReadonlyMap<number, ListedProductRow>; seen: Seen }

/** Refuses an accept above today's asking price, unless the caller says they saw that price (decision I22). */
export async function refuseAboveAsking(
  deps: { tx: Tx; terms: Terms },
  viewer: Trader,
  { offer, listings, seen }: About,
) {
  if (isAskedSeen(seen.lotsDigest, lotsDigest(offer, listings))) return
  const words = aboveAskingWords(askedLines(offer.lines, listings))
  throw await conflict(deps, viewer, {
    offerId: offer.id,
    why: asksLessNow(`${words} Please review it again.`),
  })
}
