import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** Long past what a queue of large files keeps a job waiting. */
const LATE_AFTER_MINUTES = 15

/** How many jobs are long due and not begun, and since when the first of them is; one that failed for good is not late. */
export async function lateSince(db: Database) {
  const { rows } = await sql<{ count: number; at: Date | null }>`
    select count(*) as count, min(run_at) as at from graphile_worker.jobs
    where attempts < max_attempts and locked_at is null
      and run_at < now() - make_interval(mins => ${LATE_AFTER_MINUTES})`.execute(db)
  return rows[0] ?? { count: 0, at: null }
}
