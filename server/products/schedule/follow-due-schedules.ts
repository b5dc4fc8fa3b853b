import { dayOf } from '#market/products/schedule/expiry-day.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { followSchedules } from './follow-schedules.ts'
import { dueProducts } from './price-schedule-store.ts'
import { markUntold } from './schedule-news-store.ts'

// Few, so that others who need one of these products hardly wait.
const AT_ONCE = 50
const MOST_A_RUN = 5000

/**
 * Brings the prices of short-dated products to the day, some at a time; whatever days went by are made up for at once. Of what
 * goes off the market its seller is told, who is not there to see it.
 */
export async function followDueSchedules({ db, signal }: { db: Database } & Stoppable, now: Date) {
  const today = dayOf(now)
  const due = await dueProducts(db, today, MOST_A_RUN)
  const chunks = Array.from({ length: Math.ceil(due.length / AT_ONCE) }, (_, at) =>
    due.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  await forEachSeparately(
    chunks,
    (ids) => transact(db, async (tx) => markUntold(tx, await followSchedules(tx, ids, { today }))),
    signal,
  )
}
