import type { Trader } from '#market/accounts/viewer.ts'
import { inReview, type OfferState } from '#market/offers/offer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { findOffer, linesOf, type manifestsOfLines } from './offer-store.ts'

export type LineManifests = Awaited<ReturnType<typeof manifestsOfLines>>[number]

/** What a line says of the manifest of its lot: the turn's, and the lot's where that is another by now. */
export function manifestOfLine(state: OfferState, manifests: LineManifests | undefined) {
  if (!manifests) return { manifest_units: null, manifest_change: null }
  const { sentId, nowId, sent, now } = manifests
  return {
    manifest_units: sent?.units ?? null,
    manifest_change: inReview(state) && sentId !== nowId ? { sent, now } : null,
  }
}

/** The manifest that the turn was made with which an offer of the viewer is at, and the number of that offer. */
export async function sentManifest(
  db: Database,
  viewer: Trader,
  { offerId, lineId }: { offerId: number; lineId: number },
) {
  const offer = await findOffer(db, viewer, offerId)
  const line = offer && (await linesOf(db, [offer.id])).find(({ id }) => id === lineId)
  if (!line) throw new Refusal('Not found', 404)
  return { number: offer.number, manifestId: line.manifestId }
}
