import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

export type WaitingJobs = {
  name: string
  waiting: number
  atWork: number
  oldestDueAt: Date | null
}

/** Of each kind of job how many are due or at work, and since when the oldest is due. */
export async function waitingByJob(db: Database): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select task_identifier as name,
      count(*) filter (where locked_at is null) as waiting,
      count(*) filter (where locked_at is not null) as at_work,
      min(run_at) filter (where locked_at is null) as oldest_due_at
    from graphile_worker.jobs
    where locked_at is not null or (attempts < max_attempts and run_at <= now())
    group by 1`.execute(db)
  return rows
}

/** Whether any of these jobs is due that could begin, were a worker free: what stands in a line waits for the one at work. */
export async function isAnyWaiting(db: Database, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker.jobs waiting
    where task_identifier = any(${names}::text[]) and locked_at is null and attempts < max_attempts
      and run_at <= now() and not exists (
        select from graphile_worker.jobs before
        where before.queue_name = waiting.queue_name and before.locked_at is not null)
    limit 1`.execute(db)
  return rows.length > 0
}
