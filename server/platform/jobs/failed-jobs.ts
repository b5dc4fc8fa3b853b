import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

export type FailedJob = {
  id: string
  name: string
  attempts: number
  lastError: string | null
  failedAt: Date
}

/** Jobs that were given up after their last attempt, the latest first. */
export async function failedJobs(db: Database): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text, task_identifier as name, attempts, last_error, updated_at as failed_at
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null
    order by updated_at desc
    limit 500`.execute(db)
  return rows
}
