import { sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/**
 * The time of the one clock that all processes share; the clock of a process may be wrong. What is compared
 * with a time that is kept is measured by this one.
 */
export async function databaseNow(db: Database | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  if (!rows[0]) throw new Error('The database does not tell the time')
  return rows[0].now
}
