import { sql } from 'kysely'
import { ANSWER_HOURS } from '#market/accounts/application.ts'
import type { PromiseKept } from '#market/insights/overview.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { withinDays } from '../insight-conditions.ts'
import { both, compare, isNow, type Periods } from './periods.ts'

type PromiseRow = { isNow: boolean; inTime: number } & Omit<PromiseKept, 'in_time'>

/** The applications of each period against the promise to answer within 24 hours. */
export async function countPromise(tx: Tx, periods: Periods) {
  const promised = sql`submitted_at + make_interval(hours => ${ANSWER_HOURS})`
  const { rows } = await sql<PromiseRow>`
    select ${isNow(sql`submitted_at`, periods)} as is_now,
      count(*) filter (where decided_at <= ${promised}) as in_time,
      count(*) filter (where decided_at > ${promised}) as late,
      count(*) filter (where decided_at is null and now() <= ${promised}) as waiting,
      count(*) filter (where decided_at is null and now() > ${promised}) as overdue
    from applications where ${withinDays(sql`submitted_at`, both(periods))} group by 1`.execute(tx)
  return compare(rows, (row): PromiseKept => ({
    in_time: row?.inTime ?? 0,
    late: row?.late ?? 0,
    waiting: row?.waiting ?? 0,
    overdue: row?.overdue ?? 0,
  }))
}
