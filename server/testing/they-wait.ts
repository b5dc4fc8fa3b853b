import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { eventually } from './eventually.ts'

/** Until so many wait for what a transaction holds; asked from outside of it, where the answer is not kept. */
export const theyWait = (db: Database, count = 1) =>
  eventually(
    () =>
      sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
    ({ rows }) => rows.length >= count,
  )
