import { sql } from 'kysely'
import { refundState } from '#server/payments/refund-state.ts'
import type { Database } from '#server/platform/database/database.ts'
import { failedSince } from '#server/platform/jobs/failed-jobs.ts'
import { lastBeat } from '#server/platform/jobs/last-beat.ts'
import { waitingByJob } from '#server/platform/jobs/waiting-by-job.ts'
import { mailState } from '#server/platform/mail/mail-state.ts'

// One after the other, so that a scrape takes one connection and no more.
export async function readShared(db: Database) {
  const jobs = await waitingByJob(db)
  const { count: givenUp } = await failedSince(db)
  const { isAlive: hasWorkers } = await lastBeat(db)
  const mail = await mailState(db)
  const refunds = await refundState(db)
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return { jobs, givenUp, hasWorkers, mail, refunds, deadlocks: rows[0]?.deadlocks ?? 0 }
}
