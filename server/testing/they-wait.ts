import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { eventually } from './eventually.ts'

/** Resolves once this many sessions wait for a transaction's locks; asked on another connection, because statistics are cached within a transaction. */
export const theyWait = (db: Database, count = 1) =>
  eventually(
    () =>
      sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
    ({ rows }) => rows.length >= count,
  )
