import type { Client } from 'pg'
import { knownOfBackup, migrate, migrateAsBackup } from '../migrate.ts'
import type { Applied } from '../migrations.ts'
import { beginRestoring, ContentsProblem, endRestoring } from '../restoring.ts'
import { withClient } from '../with-client.ts'
import { asOwner } from './as-owner.ts'
import { copyOut } from './copy-out.ts'
import { fillContents } from './fill-contents.ts'
import { setUpCopySession } from './set-up-copy-session.ts'
import type { Sequence } from './sequences.ts'
import { fullName, queueLevelOf, tablesOf, withColumns, type Table } from './tables.ts'
import { isSame, startTally, type Tally } from './tally.ts'

export type Outline = { migrations: Applied[]; queueLevel: number; tables: Table[] }

/** What is known once all rows were given. */
export type Expected = { tallies: Map<string, Tally>; sequences: Sequence[] }

/** Gives each row that is to be taken in, and answers what it gave. */
export type Feed = (take: (table: Table, text: Buffer) => Promise<void>) => Promise<Expected>

/** Tables that no migration makes, and that therefore stayed out. */
type Restored = { leftOut: string[] }

/**
 * Fills an empty database with a backup, completely or not at all. It creates the tables of the backup's
 * version and migrates them afterwards. If it is interrupted, run it again.
 */
export async function restoreContents(
  ownerUrl: string,
  outline: Outline,
  feed: Feed,
): Promise<Restored> {
  knownOfBackup(outline.migrations)
  return asOwner(() =>
    withClient(ownerUrl, async (client) => {
      await setUpCopySession(client)
      await beginRestoring(client)
      await migrateAsBackup(ownerUrl, outline.migrations)
      const { tables, leftOut } = await fitting(client, outline)
      await client.query('begin')
      const filling = await fillContents(client, tables)
      const wanted = new Map(tables.map((table) => [fullName(table), table]))
      const { tallies, sequences } = await feed(async (table, text) => {
        const fits = wanted.get(fullName(table))
        if (fits) await filling.take(table, text)
      })
      await filling.end(sequences)
      for (const table of tables) await compare(client, table, tallies.get(fullName(table)))
      await endRestoring(client)
      await client.query('commit')
      await migrate(ownerUrl)
      await client.query('analyze')
      return { leftOut }
    }),
  )
}

/** The tables as they are to be filled: they must be able to hold every column that is given. */
async function fitting(client: Client, { tables, queueLevel }: Outline) {
  const level = await queueLevelOf(client)
  if (queueLevel > level)
    throw new ContentsProblem(
      `The backup's job queue is newer (${queueLevel}) than this version's of Lotline (${level}).`,
    )
  const there = new Map((await tablesOf(client)).map((table) => [fullName(table), table]))
  const lacking = tables.flatMap((table) => {
    const { columns = [] } = there.get(fullName(table)) ?? {}
    const missing = table.columns.filter((column) => !columns.includes(column))
    return columns.length > 0 ? missing.map((column) => `${fullName(table)}.${column}`) : []
  })
  if (lacking.length > 0)
    throw new ContentsProblem(
      `The backup holds what this version of Lotline has no place for: ${lacking.join(', ')}. ` +
        'Restore it with the version it was made with, and upgrade then.',
    )
  const isThere = (table: Table) => there.has(fullName(table))
  return {
    tables: tables.filter(isThere),
    leftOut: tables.filter((table) => !isThere(table)).map(fullName),
  }
}

/** What is read back must be, byte by byte, what was given. */
async function compare(client: Client, table: Table, given: Tally | undefined) {
  const tally = startTally()
  const read: AsyncIterable<Buffer> = copyOut(client, `copy ${withColumns(table)} to stdout`)
  for await (const text of read) tally.add(text)
  if (!isSame(tally.end(), given))
    throw new ContentsProblem(`The rows of ${fullName(table)} are not what was given.`)
}
