import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** What worked on the database when the backup was taken does not work on this one: its jobs are free. */
export const endProcessesOfThen = (db: Database) =>
  db.transaction().execute(async (tx) => {
    await sql`delete from processes`.execute(tx)
    await sql`delete from worker_heartbeats`.execute(tx)
    await sql`
      select graphile_worker.force_unlock_workers(array(
        select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(
      tx,
    )
  })
