import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** How many deadlocks PostgreSQL has had to break in this database. */
export async function deadlocks(db: Database) {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks
}
