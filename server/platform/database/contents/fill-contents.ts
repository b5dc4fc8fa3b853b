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
 * Replaces all rows of tables, within the caller's transaction. Triggers, references and indexes are dropped
 * until all rows are there. Triggers would change rows, references would need an order, and indexes are faster
 * built in one go.
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
