import type { Client } from 'pg'
import { bareTables } from './bare-tables.ts'
import { copyIn, type CopyIn } from './copy-in.ts'
import { setSequences, type Sequence } from './sequences.ts'
import { fullName, quoted, withColumns, type Table } from './tables.ts'

export type Filling = {
  /** Rows as COPY writes them; those of one table follow each other. */
  take(table: Table, text: Buffer): Promise<void>
  /** How many rows each table got, by its full name. */
  end(sequences: Sequence[]): Promise<Map<string, number>>
}

/**
 * Puts rows into tables of which nothing is to stay, inside of the transaction that runs. Triggers would have them
 * written anew, references in an order, and indexes one by one: they are off until all is there.
 */
export async function fillContents(client: Client, tables: Table[]): Promise<Filling> {
  const dressTables = await bareTables(client)
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`)

  const rows = new Map(tables.map((table) => [fullName(table), 0]))
  let at: { name: string; copy: CopyIn } | undefined

  return {
    async take(table, text) {
      const name = fullName(table)
      if (at?.name !== name) {
        await endTable()
        at = { name, copy: await copyIn(client, `copy ${withColumns(table)} from stdin`) }
      }
      await at.copy.write(text)
    },
    async end(sequences) {
      await endTable()
      await setSequences(client, sequences)
      await dressTables()
      return rows
    },
  }

  async function endTable() {
    if (!at) return
    rows.set(at.name, (rows.get(at.name) ?? 0) + (await at.copy.end()))
    at = undefined
  }
}
