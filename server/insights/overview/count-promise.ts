import { sql } from 'kysely'
import { ANSWER_HOURS } from '#market/accounts/application.ts'
import type { PromiseKept } from '#market/insights/overview.ts'
import type { Period } from '#market/insights/period.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { withinDays } from '../conditions.ts'

/** The applications of a period against the promise to answer within 24 hours. */
export async function countPromise(tx: Tx, period: Period): Promise<PromiseKept> {
  const promised = sql`submitted_at + make_interval(hours => ${ANSWER_HOURS})`
  const { rows } = await sql<{ inTime: number } & Omit<PromiseKept, 'in_time'>>`
    select count(*) filter (where decided_at <= ${promised}) as in_time,
      count(*) filter (where decided_at > ${promised}) as late,
      count(*) filter (where decided_at is null and now() <= ${promised}) as waiting,
      count(*) filter (where decided_at is null and now() > ${promised}) as overdue
    from applications where ${withinDays(sql`submitted_at`, period)}`.execute(tx)
  const { inTime, ...others } = rows[0] ?? { inTime: 0, late: 0, waiting: 0, overdue: 0 }
  return { in_time: inTime, ...others }
}
