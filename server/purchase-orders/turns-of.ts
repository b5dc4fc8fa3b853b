import type { Revision } from '#market/offers/offer-document.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** How the price of an order was agreed: every turn of the offer it came from, the first one first. */
export async function turnsOf(db: Database | Tx, offerId: number): Promise<Revision[]> {
  const turns = await db
    .selectFrom('offerRevisions')
    .select(['revision', 'act', 'party', 'note', 'lines', 'totalCents', 'freightCents', 'at'])
    .where('offerId', '=', offerId)
    .orderBy('revision')
    .execute()
  return turns.map(({ totalCents, freightCents: freight, at, ...turn }) => ({
    ...turn,
    total_cents: totalCents,
    ...(freight !== null && { freight_cents: freight }),
    at: at.toISOString(),
  }))
}
