import type { Trader } from '#market/accounts/viewer.ts'
import { lotChanged } from '#market/offers/offer-api.ts'
import { isEditable } from '#market/offers/offer.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import { conflict } from './lock-for-action.ts'
import { lotChangeOf } from './lot-of-line.ts'
import { areSameLots, areSameTerms, lotsDigest } from './lots-digest.ts'
import { findOffer, type Offer } from './offer-store.ts'
import { agreementOfLines } from './resale-of-lines.ts'

type Listings = ReadonlyMap<number, ListedProductRow>

/** What the caller saw of the lots that an act is about. */
export type Seen = {
  revision?: number | undefined
  lotsDigest?: string | undefined
  /** Whether a program asks, which has to say so of mixed lots and of what has resale terms. */
  byProgram: boolean
}

type About = { offer: Offer; listings: Listings; seen: Seen }

/**
 * Refuses an act on lots that are not what the caller saw, or of which a program does not say what it saw. Expects the
 * lots held: they stay what they are until the act is done.
 */
export async function refuseUnseen(
  deps: { tx: Tx; terms: Terms },
  viewer: Trader,
  { offer, listings, seen }: About,
) {
  if (seen.lotsDigest === undefined) refuseProgram(offer, listings, seen)
  else if (!areSameLots(seen.lotsDigest, lotsDigest(offer, listings)))
    throw await conflict(deps, viewer, {
      offerId: offer.id,
      why: lotChanged(changesInWords(offer, listings, seen)),
    })
  // An edit of a lot counts as a change of a draft, also one that came after the draft was locked.
  if (!isEditable(offer.state) || seen.revision === undefined) return
  const now = await findOffer(deps.tx, viewer, offer.id)
  if (now?.revision !== seen.revision) throw await conflict(deps, viewer, { offerId: offer.id })
}

function refuseProgram({ state, lines }: Offer, listings: Listings, { byProgram }: Seen) {
  const isMixed = lines.some(
    ({ productId, manifestId }) => (manifestId ?? listings.get(productId)?.manifestId) !== null,
  )
  const isBound = agreementOfLines(state, lines, listings) !== null
  if (byProgram && (isMixed || isBound)) throw unsaid('lots_digest', 'offer')
}

/** The refusal of a program that does not say what it saw. */
export function unsaid(field: 'lots_digest' | 'lot_digest', of: 'offer' | 'lot') {
  const message = `Send the ${field} of the ${of} that you saw`
  return new Refusal(message, 422, { fields: { [field]: [message] } })
}

function changesInWords({ state, lines }: Offer, listings: Listings, { lotsDigest: seen }: Seen) {
  const changes = lines.flatMap((line) => {
    const listing = listings.get(line.productId)
    const change = listing && lotChangeOf(state, line, listing)
    if (!change) return []
    return [lines.length > 1 ? `${listing.lot.name}: ${change.words}` : change.words]
  })
  const isOtherTerms = !areSameTerms(seen ?? '', lotsDigest({ state, lines }, listings))
  return [
    ...(changes.length > 0 ? changes : [isOtherTerms ? '' : 'The lot has changed.']),
    ...(isOtherTerms ? ['The resale terms have changed.'] : []),
    'Please review it again.',
  ]
    .filter(Boolean)
    .join(' ')
}
