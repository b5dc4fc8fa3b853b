import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Ended } from '#market/dashboard/overview-api.ts'
import type { Tx } from '#server/platform/database/database.ts'

type Span = { from: Date; until?: Date }

/** Offers sent to a seller that came to their end in a span of time, and how many were accepted. */
export async function endedOffers(
  tx: Tx,
  { sellerId }: SellerViewer,
  { from, until }: Span,
): Promise<Ended> {
  const { rows } = await sql<Ended>`
    select count(*) as count, count(*) filter (where o.state = 'accepted') as accepted
    from offers o join offer_revisions last on last.offer_id = o.id and last.revision = o.revision
    where o.seller_id = ${sellerId} and o.state in ('accepted', 'rejected')
      and last.at >= ${from} and last.at < ${until ?? sql`'infinity'`}
      and exists (select from offer_revisions where offer_id = o.id and act = 'submit')`.execute(tx)
  return rows[0] ?? { count: 0, accepted: 0 }
}
