import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'

export type FailedJob = {
  id: string
  name: string
  attempts: number
  lastError: string | null
  failedAt: Date
}

const MOST_SHOWN = 100

// Given up after their last attempt; one that somebody works on is not.
const isFailed = sql`attempts >= max_attempts and locked_at is null`

/** The failed jobs, the latest first, and how many there are. */
export async function failedJobs(db: Database) {
  const { rows } = await sql<FailedJob>`
    select id::text, task_identifier as name, attempts, last_error, updated_at as failed_at
    from graphile_worker.jobs where ${isFailed}
    order by updated_at desc limit ${MOST_SHOWN}`.execute(db)
  const counted = await sql<{ failed: number; waiting: number }>`
    select count(*) filter (where ${isFailed}) as failed,
      count(*) filter (where attempts < max_attempts and run_at <= now()) as waiting
    from graphile_worker.jobs`.execute(db)
  const { failed, waiting } = counted.rows[0] ?? { failed: 0, waiting: 0 }
  return { jobs: rows, failedCount: failed, waitingCount: waiting }
}

/** How many jobs failed for good, and since when the first of them has. */
export async function failedSince(db: Database) {
  const { rows } = await sql<{ count: number; at: Date | null }>`
    select count(*) as count, min(updated_at) as at from graphile_worker.jobs
    where ${isFailed}`.execute(db)
  return rows[0] ?? { count: 0, at: null }
}

type FailuresOfAnHour = { kind: string; hour: Date; count: number; problem: string | null }

/** What failed for good in the last hours, by kind and hour. */
export async function failuresByHour(db: Database, hours: number): Promise<FailuresOfAnHour[]> {
  const { rows } = await sql<FailuresOfAnHour>`
    select task_identifier as kind, date_trunc('hour', updated_at) as hour, count(*),
      (array_agg(last_error order by updated_at desc))[1] as problem
    from graphile_worker.jobs
    where ${isFailed} and updated_at > now() - make_interval(hours => ${hours})
    group by 1, 2 order by 2, 1`.execute(db)
  return rows
}

/** Gives a failed job all its attempts again; tells whether there was one. */
export async function retryFailedJob(tx: Tx, id: string): Promise<string | undefined> {
  const name = await nameOfFailed(tx, id)
  if (name === undefined) return undefined
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(
    tx,
  )
  return name
}

export async function discardFailedJob(tx: Tx, id: string): Promise<string | undefined> {
  const name = await nameOfFailed(tx, id)
  if (name === undefined) return undefined
  await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(tx)
  return name
}

async function nameOfFailed(tx: Tx, id: string) {
  if (!/^\d{1,18}$/.test(id)) return undefined
  const { rows } = await sql<{ name: string }>`
    select task_identifier as name from graphile_worker.jobs
    where id = ${id}::bigint and ${isFailed}`.execute(tx)
  return rows[0]?.name
}
