import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

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
