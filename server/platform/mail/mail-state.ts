import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { sendMail } from './write-mail.ts'

type MailState = {
  sentInADay: number
  waiting: number
  oldestWaiting: Date | null
  givenUp: number
}

/** How much mail was sent in the last day, is waiting, and failed for good. */
export async function mailState(db: Database): Promise<MailState> {
  const { rows } = await sql<MailState>`
    select count(*) filter (where sent_at > now() - interval '1 day') as sent_in_a_day,
      count(*) filter (where sent_at is null) as waiting,
      min(created_at) filter (where sent_at is null) as oldest_waiting,
      (select count(*) from graphile_worker.jobs where task_identifier = ${sendMail.name}
        and attempts >= max_attempts and locked_at is null) as given_up
    from mails where sent_at is null or sent_at > now() - interval '1 day'`.execute(db)
  return rows[0] ?? { sentInADay: 0, waiting: 0, oldestWaiting: null, givenUp: 0 }
}
