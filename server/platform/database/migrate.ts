import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Logger, runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { Client } from 'pg'
import { MIGRATION_LOCK } from './advisory-locks.ts'
import { applyMigration } from './apply-migration.ts'
import type { Database } from './database.ts'
import { earlierMigrations } from './earlier-migrations.ts'
import { MigrationProblem, readMigrations, type Applied, type Migration } from './migrations.ts'
import {
  BECAME,
  countOfCurrent,
  inTodaysFiles,
  isOfTheVersionBefore,
  latestOf,
  recordedAs,
} from './squashed-history.ts'
import { withClient } from './with-client.ts'
import { endUnanswered } from './time-limits.ts'

const SHIPPED = fileURLToPath(new URL('./migrations', import.meta.url))
const LOOK_AGAIN_MS = 100
let numberShipped: number | undefined
const silent = new Logger(() => () => {})

/** Brings a database up to this version of the code, or `upTo` a migration. Nodes that start together take turns. */
export async function migrate(
  url: string,
  folder: string = SHIPPED,
  upTo: number = Infinity,
): Promise<void> {
  const migrations = readMigrations(folder)
  await inTurn(url, async (client) => {
    for (const migration of await pending(client, migrations))
      if (migration.number <= upTo)
        await applyMigration(client, migration, recordedAs(migration.number))
  })
}

/** Makes the tables of a backup's version in an empty database, unless an interrupted restore made them. */
export async function migrateAsBackup(url: string, backup: Applied[]): Promise<void> {
  const applied = knownOfBackup(backup)
  if (!isOfTheVersionBefore(backup)) return migrate(url, SHIPPED, applied.length)
  await inTurn(url, async (client) => {
    await makeRecord(client)
    const there = await readApplied(client)
    if (there.some(({ sha256 }, at) => sha256 !== backup[at]?.sha256))
      throw new MigrationProblem(
        'The database has tables of another version, from a restore that was cut off: make a new one.',
      )
    await applyEarlier(client, there.length, backup.length)
  })
}

async function inTurn(url: string, act: (client: Client) => Promise<void>) {
  // A connection of its own: no time limit of a request may stop a migration half-way.
  const client = new Client({ connectionString: url })
  await client.connect()
  endUnanswered(client)
  try {
    await takeTurn(client)
    await act(client)
    await migrateJobs(url)
  } finally {
    await client.end()
  }
}

/** Throws when anything is left to migrate: for a role that may not do it itself. */
export async function expectMigrated(url: string, folder: string = SHIPPED): Promise<void> {
  const migrations = readMigrations(folder)
  const applied = await withClient(url, readApplied)
  if (known(applied, migrations).length === migrations.length) return
  throw new MigrationProblem(
    'The database is older than this version of Lotline, and the role of DATABASE_URL may not migrate it: ' +
      'set DATABASE_OWNER_URL, or start a server that has it first.',
  )
}

/** Whether a running process's database lacks migrations of its version, as after an older backup was put in its place. */
export async function isBehindItsCode(db: Database): Promise<boolean> {
  numberShipped ??= readMigrations(SHIPPED).length
  const { rows } = await sql<{ number: number }>`
    select number from schema_migrations where number > 0`.execute(db)
  return countOfCurrent(rows) < numberShipped
}

/** The job queue's own tables. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silent })
}

/** Which of the current migrations a backup has; throws if this code does not know the backup's version. */
export const knownOfBackup = (applied: Applied[], folder: string = SHIPPED): Applied[] =>
  known(applied, readMigrations(folder), 'backup')

/** By the numbers of the record, and of the version before only where that is all there is. */
export async function readApplied(client: Client): Promise<Applied[]> {
  const recorded = await client.query<Applied>(
    'select number, name, sha256 from schema_migrations where number > 0 order by number',
  )
  return latestOf(recorded.rows)
}

async function pending(client: Client, migrations: Migration[]) {
  await makeRecord(client)
  const recorded = await readApplied(client)
  const applied = known(recorded, migrations)
  if (!isOfTheVersionBefore(recorded)) return migrations.slice(applied.length)
  await applyEarlier(client, recorded.length)
  await record(client, migrations.slice(0, BECAME))
  return migrations.slice(BECAME)
}

async function makeRecord(client: Client) {
  await client.query(`
    create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`)
  // A Lotline of the 56 files reads this row first, and says that the database is newer than it is.
  await client.query(
    `insert into schema_migrations (number, name, sha256) values (0, 'squashed', '') on conflict do nothing`,
  )
}

/** Brings what the version before made up to the last of its migrations, or `upTo` one, by their own numbers. */
async function applyEarlier(client: Client, applied: number, upTo?: number) {
  for (const migration of earlierMigrations().slice(applied, upTo))
    await applyMigration(client, migration, migration.number)
}

/** Records the history of the version before in the current files too. */
async function record(client: Client, applied: Applied[]) {
  await client.query(
    'insert into schema_migrations (number, name, sha256) select number, name, sha256 from unnest($1::integer[], $2::text[], $3::text[]) as known (number, name, sha256)',
    [
      applied.map(({ number }) => recordedAs(number)),
      applied.map(({ name }) => name),
      applied.map(({ sha256 }) => sha256),
    ],
  )
}

/** The applied migrations, by the names of the current files. */
function known(recorded: Applied[], migrations: Migration[], what = 'database'): Applied[] {
  const applied = inTodaysFiles(recorded, what, migrations)
  for (const past of applied) compare(past, migrations[past.number - 1], what)
  return applied
}

function compare(past: Applied, shipped: Migration | undefined, what: string) {
  if (!shipped) {
    throw new MigrationProblem(
      `The ${what} is newer than this version of Lotline: it knows migration ${past.number} (${past.name}).`,
    )
  }
  if (past.sha256 === shipped.sha256) return
  if (what !== 'database')
    throw new MigrationProblem(
      `The ${what} is of another Lotline: its migration ${past.number} (${past.name}) is not ours.`,
    )
  throw new MigrationProblem(
    `${shipped.file} was changed after it ran here. Restore it and write a new migration instead.`,
  )
}

/** Polls, because waiting inside a statement would keep an index from being built concurrently. */
async function takeTurn(client: Client) {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [MIGRATION_LOCK],
    )
    if (rows[0]?.taken) return
    await setTimeout(LOOK_AGAIN_MS)
  }
}
