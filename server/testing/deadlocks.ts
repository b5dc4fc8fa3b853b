import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '#server/platform/database/database.ts'

const ENDING_MS = 10_000

/** How many deadlocks PostgreSQL has had to break in this database. */
export async function deadlocks(db: Database) {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks
}

/**
 * The same of a database that nobody uses any more, and all of them: a connection may keep what it counted to itself until
 * it ends, so those that are left are ended first.
 */
export async function deadlocksInAll(server: Pool, database: string): Promise<number> {
  await server.query(
    'select pg_terminate_backend(pid, $2) from pg_stat_activity where datname = $1',
    [database, ENDING_MS],
  )
  const { rows } = await server.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = $1',
    [database],
  )
  return rows[0]?.deadlocks ?? 0
}
