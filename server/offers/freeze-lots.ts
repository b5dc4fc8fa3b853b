import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import { lotDigest } from '#server/products/lot-digest.ts'
import type { Offer } from './offer-store.ts'
import type { KeptLot } from './offer-tables.ts'

type Listings = ReadonlyMap<number, ListedProductRow>

/** A lot as it is now, to be kept. */
export const keptLot = ({ lot }: ListedProductRow): KeptLot => ({ ...lot, digest: lotDigest(lot) })

/**
 * Keeps with the lines what their lots are said to be now, as the offer is sent, countered or bought: the other side
 * answers to that, and the order says the same, whatever becomes of the lots later.
 */
export async function freezeLots(tx: Tx, offer: Offer, listings: Listings): Promise<Offer> {
  const lines = offer.lines.map((line) => {
    const listing = listings.get(line.productId)
    if (!listing) return line
    return { ...line, lot: keptLot(listing), manifestId: listing.manifestId }
  })
  await sql`
    update offer_lines l set lot = kept.lot, manifest_id = (kept.lot -> 'manifest' ->> 'id')::bigint
    from unnest(${lines.map(({ id }) => id)}::bigint[],
      ${lines.map(({ lot }) => JSON.stringify(lot))}::jsonb[]) as kept (line_id, lot)
    where l.id = kept.line_id`.execute(tx)
  return { ...offer, lines }
}
