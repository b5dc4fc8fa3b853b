import { sql } from 'kysely'
import { postMissing } from '#server/ledger/post-missing.ts'
import { paySellers } from '#server/payments/payouts/pay-run.ts'
import type { Database } from '#server/platform/database/database.ts'

const PAYABLE = 10_000

/** Makes the newest paid orders payable, and answers how many milliseconds it takes to begin their payouts. */
export async function timeOfPayRun(db: Database, asOwner: Database) {
  await sql`update purchase_orders set status = 'paid_in_full'
    where id in (select id from purchase_orders order by id desc limit ${PAYABLE})`.execute(db)
  await postMissing({ db })
  await sql`insert into payout_accounts (seller_id, method, sealed_number, number_last4)
    select id, 'bank', '\\x00', '6789' from sellers`.execute(db)
  await sql`vacuum analyze`.execute(asOwner)
  const start = performance.now()
  await paySellers({ db }, { until: new Date(Date.now() + 60_000), begunBy: null })
  const took = performance.now() - start
  const { rows } = await sql<{ payouts: number; orders: number }>`
    select (select count(*) from payouts) as payouts, (select count(*) from payout_orders) as orders`.execute(
    db,
  )
  const [begun] = rows
  if (!begun || begun.orders === 0) throw new Error('No seller was paid')
  return { took, ...begun }
}
