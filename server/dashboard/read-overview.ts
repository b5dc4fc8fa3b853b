import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Ended, Overview } from '#market/dashboard/overview-api.ts'
import { WEEKS_TOLD, weeksUntil } from '#market/dashboard/weeks.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { dueOf } from './due-of.ts'
import { mostViewed } from './most-viewed.ts'
import { weeksOf } from './weeks-of.ts'
import { sql } from 'kysely'

/** The seller's dashboard, read as of one moment. */
export async function readOverview(
  db: Database,
  seller: SellerViewer,
  now: Date,
): Promise<Overview> {
  const weeks = weeksUntil(now)
  const [first = now, middle = now, last = now] = [weeks[0], weeks[WEEKS_TOLD], weeks.at(-1)]
  return readAtOnce(db, async (tx) => ({
    due: await dueOf(tx, seller),
    weeks: await weeksOf(tx, seller, weeks),
    offers_ended: {
      now: await endedOffers(tx, seller, { from: middle }),
      before: await endedOffers(tx, seller, { from: first, until: middle }),
    },
    most_viewed: await mostViewed(tx, seller, last),
  }))
}

type Span = { from: Date; until?: Date }

/** Offers to a seller that ended within a period, and how many were accepted. */
async function endedOffers(
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
