import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { isDatabaseBusy } from './database-errors.ts'
import { indexOf } from './concurrent-migration.ts'
import { MigrationProblem, type Migration } from './migrations.ts'

// Statements queue behind a migration that waits for a lock. So it gives up before a request's own lock
// timeout, and before the server's deadlock check fails one of the two.
const LOCK_MS = 500
const PATIENCE_MS = 600_000
const LONGEST_PAUSE_MS = 5000

/**
 * Runs a migration and notes by a number that it ran; while others use its tables it tries again, between their
 * statements.
 */
export async function applyMigration(client: Client, migration: Migration, as: number) {
  const impatience = Date.now() + PATIENCE_MS
  const run = migration.statements ? oneByOne : atOnce
  for (let pause = 100; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await run(client, migration, as)
    } catch (error) {
      if (!isDatabaseBusy(error) || Date.now() > impatience)
        throw new MigrationProblem(`${migration.file} failed: ${String(error)}`, { cause: error })
    }
    await setTimeout(pause * (0.5 + Math.random()))
  }
}

async function atOnce(client: Client, migration: Migration, as: number) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${LOCK_MS}`)
    await client.query(migration.sql)
    await note(client, migration, as)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Nobody waits for these, so they have no lock timeout. One that was interrupted starts from the beginning. */
async function oneByOne(client: Client, migration: Migration, as: number) {
  await client.query('set lock_timeout = 0')
  for (const statement of migration.statements ?? []) {
    await dropUnfinished(client, statement)
    await client.query(statement)
  }
  await note(client, migration, as)
}

/** An index whose building failed is there, but is never used. */
async function dropUnfinished(client: Client, statement: string) {
  const name = indexOf(statement)
  if (!name) return
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rowCount) await client.query(`drop index concurrently ${name}`)
}

async function note(client: Client, { name, sha256 }: Migration, as: number) {
  await client.query('insert into schema_migrations (number, name, sha256) values ($1, $2, $3)', [
    as,
    name,
    sha256,
  ])
}
