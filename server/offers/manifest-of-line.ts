import { sql } from 'kysely'
import type { Trader } from '#market/accounts/viewer.ts'
import type { ManifestFigures } from '#market/offers/manifest-change.ts'
import { inReview, type OfferState } from '#market/offers/offer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { findOffer, linesOf } from './offer-store.ts'

/** Of lines of mixed lots: the manifest that the turn was made with, and the one that the lot has since. */
export async function manifestsOfLines(db: Database | Tx, lineIds: number[]) {
  if (lineIds.length === 0) return []
  return db
    .selectFrom('offerLines as line')
    .innerJoin('products as lot', 'lot.id', 'line.productId')
    .leftJoin('manifests as sent', 'sent.id', 'line.manifestId')
    .leftJoin('manifests as now', 'now.id', 'lot.manifestId')
    .select([
      'line.id as lineId',
      'sent.id as sentId',
      'now.id as nowId',
      figuresOf('sent').as('sent'),
      figuresOf('now').as('now'),
    ])
    .where('line.id', 'in', lineIds)
    .execute()
}

const figuresOf = (manifest: 'sent' | 'now') => sql<ManifestFigures | null>`
  case when ${sql.ref(`${manifest}.id`)} is not null then jsonb_build_object(
    'rows', ${sql.ref(`${manifest}.rows`)}, 'units', ${sql.ref(`${manifest}.units`)},
    'retail_cents', ${sql.ref(`${manifest}.retailCents`)}, 'condition', ${sql.ref(`${manifest}.condition`)}) end`

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
