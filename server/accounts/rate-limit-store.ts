import { sql } from 'kysely'
import { lockName } from '#server/platform/database/advisory-locks.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { tooMany } from '#server/platform/http/rate-limit.ts'
import { hashOf } from './secret.ts'

type Allowance = { key: string; calls: number; perSeconds: number }

declare module '#server/platform/database/database.ts' {
  interface Tables {
    attempts: { key: string; at: Date }
  }
}

/** Counts one try, or refuses it with the wait. */
export async function countAgainstLimit(db: Database, allowance: Allowance) {
  const wait = await countAttempt(db, allowance)
  if (wait !== undefined) throw tooMany(wait)
}

/**
 * Counts one try; one too many is answered with the seconds to wait. Kept in the database: it holds across processes and
 * restarts.
 */
export function countAttempt(
  db: Database,
  { key: name, calls, perSeconds }: Allowance,
): Promise<number | undefined> {
  const key = keyOf(name)
  return transact(db, async (tx) => {
    await lockName(tx, key)
    await sql`delete from attempts where key = ${key} and at <= now() - make_interval(secs => ${perSeconds})`.execute(
      tx,
    )
    const { rows } = await sql<{ tries: number; wait: number }>`
      select count(*) as tries, coalesce(extract(epoch from min(at) - now())::float8, 0) + ${perSeconds}::float8 as wait
      from attempts where key = ${key}`.execute(tx)
    if (rows[0] && rows[0].tries >= calls) return rows[0].wait
    await sql`insert into attempts (key) values (${key})`.execute(tx)
    return undefined
  })
}

export async function deleteAttempts(tx: Tx, name: string) {
  await tx.deleteFrom('attempts').where('key', '=', keyOf(name)).execute()
}

// A name holds typed text, which may be private and too long for an index.
const keyOf = (name: string) => hashOf(name).toString('base64url')

const LONGEST_WINDOW = 3600

/** Deletes tries older than every window. */
export async function deleteOldAttempts(db: Database) {
  await sql`
    delete from attempts where ctid = any(array(
      select ctid from attempts where at <= now() - make_interval(secs => ${LONGEST_WINDOW})
      for update skip locked))`.execute(db)
}
