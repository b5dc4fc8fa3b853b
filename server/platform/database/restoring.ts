import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { RESTORE_LOCK } from './advisory-locks.ts'

/** A database that cannot take in what it is given, in words. */
export class ContentsProblem extends Error {}

// A name in the catalogue, so that it goes with the transaction that fills the tables.
const MARK = 'lotline_restoring'

async function isHalfRestored(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [MARK])
  return rowCount === 1
}

export async function expectRestored(client: Client) {
  if (await isHalfRestored(client))
    throw new ContentsProblem(
      'A backup was being restored into this database, and that was cut off: run npm run restore once more. ' +
        'Where it was npm run bench -- fill, make a new database.',
    )
}

const TRIES = 25
const PAUSE_MS = 200

/** PostgreSQL may need a moment to notice that an interrupted client is gone. */
async function claim(client: Client): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await client.query<{ ours: boolean }>(
      'select pg_try_advisory_lock($1) as ours',
      [RESTORE_LOCK],
    )
    if (rows[0]?.ours) return true
    if (tries === TRIES) return false
    await setTimeout(PAUSE_MS)
  }
}

/** Claims an empty database, or one that was being restored into when that was cut off. */
export async function beginRestoring(client: Client) {
  if (!(await claim(client)))
    throw new ContentsProblem('Somebody else restores into this database.')
  if (await isHalfRestored(client)) return
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') limit 1`,
  )
  if (rowCount)
    throw new ContentsProblem(
      'The database is not empty: a backup is restored into one without tables. Make a new one, and let DATABASE_URL lead to it.',
    )
  await client.query(`create schema ${MARK}`)
}

/** Within the transaction that fills the tables. */
export const endRestoring = (client: Client) => client.query(`drop schema ${MARK}`)
