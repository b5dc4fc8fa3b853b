import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type MailState = { sentInADay: number; waiting: number; oldestWaiting: Date | null }

/** How much mail was sent in the last day, and how much is waiting. */
export async function mailState(db: Database): Promise<MailState> {
  const { rows } = await sql<MailState>`
    select count(*) filter (where sent_at > now() - interval '1 day') as sent_in_a_day,
      count(*) filter (where sent_at is null) as waiting,
      min(created_at) filter (where sent_at is null) as oldest_waiting
    from mails where sent_at is null or sent_at > now() - interval '1 day'`.execute(db)
  return rows[0] ?? { sentInADay: 0, waiting: 0, oldestWaiting: null }
}
