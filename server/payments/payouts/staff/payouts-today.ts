import { sql } from 'kysely'
import { longestInterval, type Weekday } from '#market/payouts/pay-runs.ts'
import type { Database } from '#server/platform/database/database.ts'
import { dueForLonger } from './due-sellers.ts'
import { isLatePayout, isUnansweredPayout } from './payout-conditions.ts'

type Found = {
  kind: 'payouts_to_send' | 'payouts_failed' | 'payouts_late' | 'payouts_due'
  count: number
  at: Date | null
}

/** Payouts that want somebody, and money that no pay run took in its time (section L2). */
export async function payoutsToday(db: Database, payoutDays: readonly Weekday[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select 'payouts_to_send' as kind, count(*) as count, min(t.begun_at) as at
    from payouts t where t.status = 'begun' and t.method = 'bank'
    union all
    select 'payouts_failed', count(*), min(t.ended_at) from payouts t where ${isUnansweredPayout}
    union all
    select 'payouts_late', count(*), min(t.begun_at) from payouts t where ${isLatePayout}`.execute(
    db,
  )
  return [
    ...rows,
    { kind: 'payouts_due', ...(await dueForLonger(db, longestInterval(payoutDays) + 1)) },
  ]
}
