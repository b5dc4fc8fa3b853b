import { sql } from 'kysely'
import type { Tx } from './database.ts'

// Any numbers will do, as long as they are the same in every process of every version. A trigger takes 7205760.
export const MIGRATION_LOCK = 7_205_759
export const GRANTS_LOCK = 7_205_761
export const RESTORE_LOCK = 7_205_763

/** Waits for what has a name and no row; it is this transaction's until its end. */
export async function lockName(tx: Tx, name: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}
