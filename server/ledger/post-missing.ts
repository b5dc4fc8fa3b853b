import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import { latePostings } from './late-postings.ts'
import { isUnposted, moneyOfOrders } from './money-of-orders.ts'
import { writePostings } from './write-postings.ts'

// To find them all orders are compared: with few at once that would take longer than to post them.
const AT_ONCE = 10_000

/** Posts what happened before there was a ledger, or while a version without one still ran. */
export async function postMissing({
  db,
  signal,
}: {
  db: Database
  signal?: AbortSignal | undefined
}) {
  let after = 0
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select m.id from ${moneyOfOrders} m where m.id > ${after} and (${isUnposted})
      order by m.id limit ${AT_ONCE}`.execute(db)
    const last = rows.at(-1)
    if (!last || signal?.aborted) return
    await forEachSeparately(
      rows,
      ({ id }) =>
        transact(db, async (tx) => {
          await sql`select from purchase_orders where id = ${id} for no key update`.execute(tx)
          await writePostings(tx, await latePostings(tx, id))
        }),
      signal,
    )
    after = last.id
  }
}
