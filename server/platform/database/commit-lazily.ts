import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Lets a transaction end before it is on disk: should the machine fail within the second, all of it is undone. Nobody
 * else's commit waits less, and none that comes after it lasts without it.
 */
export async function commitLazily(tx: Tx) {
  await sql`set local synchronous_commit = off`.execute(tx)
}
