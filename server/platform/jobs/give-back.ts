import { type Job } from 'graphile-worker'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** Puts jobs that were left undone back to their places in the queue, without a try counted. */
export async function giveBack(db: Database, jobs: readonly Job[]) {
  for (const { id, run_at, attempts } of jobs)
    await sql`
      select graphile_worker.reschedule_jobs(array[${id}::bigint],
        run_at => ${run_at}, attempts => ${attempts - 1}::smallint)`.execute(db)
}
