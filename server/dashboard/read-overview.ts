import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Ended, Overview } from '#market/dashboard/overview-api.ts'
import { stepOf, USUAL_PERIOD, weeksUntil, type Period } from '#market/dashboard/weeks.ts'
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
  { now, period = USUAL_PERIOD }: { now: Date; period?: Period },
): Promise<Overview> {
  const weeks = weeksUntil(now, period)
  const [first = now, middle = now] = [weeks[0], weeks[stepOf(period).count]]
  const lastWeek = weeksUntil(now, '1')[stepOf('1').count] ?? now
  return readAtOnce(db, async (tx) => ({
    due: await dueOf(tx, seller),
    weeks: await weeksOf(tx, seller, { starts: weeks, days: stepOf(period).days }),
    offers_ended: {
      now: await endedOffers(tx, seller, { from: middle }),
      before: await endedOffers(tx, seller, { from: first, until: middle }),
    },
    most_viewed: await mostViewed(tx, seller, lastWeek),
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
