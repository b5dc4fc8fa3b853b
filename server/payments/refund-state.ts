import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type RefundState = {
  askedInADay: number
  waiting: number
  oldestWaiting: Date | null
  failed: number
}

/** How many refunds were asked for in the last day, wait for the provider's answer, and could not be made. */
export async function refundState(db: Database): Promise<RefundState> {
  const { rows } = await sql<RefundState>`
    select count(*) filter (where created_at > now() - interval '1 day' and status <> 'not_needed')
        as asked_in_a_day,
      count(*) filter (where status = 'requested') as waiting,
      min(created_at) filter (where status = 'requested') as oldest_waiting,
      (select count(*) from provider_refunds where status = 'failed') as failed
    from refunds`.execute(db)
  return rows[0] ?? { askedInADay: 0, waiting: 0, oldestWaiting: null, failed: 0 }
}
