import type { Client } from 'pg'
import { readApplied } from '../migrate.ts'
import type { Applied } from '../migrations.ts'
import { withClient } from '../with-client.ts'
import { asOwner } from './as-owner.ts'
import { copyOut } from './copy-out.ts'
import { setUpCopySession } from './set-up-copy-session.ts'
import { sequencesOf, type Sequence } from './sequences.ts'
import { fullName, queueLevelOf, quoted, tablesOf, withColumns, type Table } from './tables.ts'

export type Contents = {
  /** Of the server, such as 18. */
  major: number
  migrations: Applied[]
  queueLevel: number
  tables: Table[]
  /** The rows of a table as COPY writes them. */
  rowsOf(table: Table): AsyncIterable<Buffer>
  sequences(): Promise<Sequence[]>
}

const TRIES = 5

/** Shows the whole database as of one moment, while others write. */
export async function readContents<Result>(
  url: string,
  read: (contents: Contents) => Promise<Result>,
): Promise<Result> {
  return asOwner(() =>
    withClient(url, async (client) => {
      await setUpCopySession(client)
      const tables = await lockTables(client)
      const { rows } = await client.query<{ major: number }>(
        `select current_setting('server_version_num')::integer / 10000 as major`,
      )
      const result = await read({
        major: rows[0]?.major ?? 0,
        migrations: await migrationsOf(client),
        queueLevel: await queueLevelOf(client),
        tables,
        rowsOf: (table) => copyOut(client, `copy ${withColumns(table)} to stdout`),
        sequences: () => sequencesOf(client),
      })
      await client.query('commit')
      return result
    }),
  )
}

/** None in a database that nobody migrated yet. */
async function migrationsOf(client: Client) {
  const { rowCount } = await client.query(
    "select where to_regclass('public.schema_migrations') is not null",
  )
  return rowCount ? readApplied(client) : []
}

/**
 * Begins a transaction that no migration can get into. Tables are locked before the first read, or a table that
 * was rewritten meanwhile would seem empty.
 */
async function lockTables(client: Client): Promise<Table[]> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const expected = await tablesOf(client)
    await client.query('begin isolation level repeatable read read only')
    if (expected.length > 0)
      await client.query(`lock table ${expected.map(quoted).join(', ')} in access share mode`)
    const found = await tablesOf(client)
    if (found.map(fullName).join() === expected.map(fullName).join()) return found
    await client.query('rollback')
  }
  throw new Error('The tables change all the time')
}
