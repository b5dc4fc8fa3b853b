import { sql } from 'kysely'
import { lastPayRun, type Weekday } from '#market/payouts/pay-runs.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { beginPayout } from './begin-payout.ts'
import { isOpenEntry, openSince } from './open-entries.ts'
import { isReady } from './payout-standing.ts'

type Deps = { db: Database } & Stoppable
type PayRun = { until: Date; sellerIds?: number[] | undefined; begunBy: number | null }

/** The pay run whose day has come, also where nothing ran on that day (section L2). */
export async function payWhenDue(deps: Deps & { payoutDays: readonly Weekday[] }, now: Date) {
  const until = lastPayRun(deps.payoutDays, now)
  if (until) await paySellers(deps, { until, begunBy: null })
}

/** Begins a payout for each seller that has something to be paid. Begun again, it continues with the others. */
export async function paySellers(deps: Deps, { until, sellerIds, begunBy }: PayRun) {
  const chosen = sellerIds ? sql`b.seller_id = any(${sellerIds}::bigint[])` : sql`true`
  const { rows } = await sql<{ sellerId: number }>`
    select b.seller_id from seller_balances b join payout_accounts a on a.seller_id = b.seller_id
    where b.available_cents > 0 and ${isReady} and ${chosen}
      and not exists (select from payouts o where o.seller_id = b.seller_id and o.status = 'begun')
      and exists (select from ledger_entries e join ledger_postings p on p.id = e.posting_id
        where e.seller_id = b.seller_id and ${isOpenEntry} and ${openSince} <= ${until}::timestamptz)
    order by b.seller_id`.execute(deps.db)
  await forEachSeparately(
    rows,
    ({ sellerId }) => transact(deps.db, (tx) => beginPayout(tx, { sellerId, until, begunBy })),
    deps.signal,
  )
}
