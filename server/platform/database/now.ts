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

const MOST_WRONG_MS = 5000

type Log = { warn(details: object, message: string): void }

/** Says so when this machine's clock is wrong: providers and file stores judge what we sign by theirs. */
export async function warnOfWrongClock(log: Log, db: Database) {
  const asked = Date.now()
  const now = (await databaseNow(db)).getTime()
  // It was some time between the question and the answer.
  const aheadMs = Math.max(asked - now, 0) || Math.min(Date.now() - now, 0)
  if (Math.abs(aheadMs) > MOST_WRONG_MS)
    log.warn({ aheadMs }, 'The clock of this machine is not that of the database')
}
