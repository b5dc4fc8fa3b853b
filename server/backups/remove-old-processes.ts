import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** Removes the processes registered when the backup was made, and releases their jobs. */
export const removeOldProcesses = (db: Database) =>
  db.transaction().execute(async (tx) => {
    await sql`delete from processes`.execute(tx)
    await sql`delete from worker_heartbeats`.execute(tx)
    // Its transactions were those of another database.
    await sql`delete from product_changes`.execute(tx)
    await sql`
      select graphile_worker.force_unlock_workers(array(
        select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(
      tx,
    )
  })
