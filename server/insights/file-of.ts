import { sql, type RawBuilder } from 'kysely'
import type { FlowAnswer } from '#market/endpoint.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import type { Reader } from '#server/platform/database/replica/reader.ts'
import { spreadsheetFlow } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import { every } from './insight-conditions.ts'

const AT_ONCE = 1000

type Sheet = {
  /** Without what says its format. */
  name: string
  header: readonly string[]
  /** The table of the records, and the conditions. */
  table: RawBuilder<unknown>
  id: RawBuilder<unknown>
  where: RawBuilder<unknown>
  rowsOf: (tx: Tx, ids: readonly number[]) => Promise<(readonly CsvCell[])[]>
}

/**
 * Streams every record of a section as a file, a thousand at a time as the client reads: however
 * many there are, no statement is long, and a slow reader keeps nothing open meanwhile.
 */
export const fileOf = (read: Reader, format: FileFormat, sheet: Sheet): FlowAnswer =>
  spreadsheetFlow(format, { ...sheet, batches: batchesOf(read, sheet) })

async function* batchesOf(read: Reader, { table, id, where, rowsOf }: Sheet) {
  for (let last = 0; ;) {
    const batch = await read((db) =>
      readAtOnce(db, async (tx) => {
        const found = await sql<{ id: number }>`
          select ${id} as id from ${table} where ${every(sql`${id} > ${last}`, where)}
          order by ${id} limit ${AT_ONCE}`.execute(tx)
        const ids = found.rows.map((row) => row.id)
        return { ids, rows: await rowsOf(tx, ids) }
      }),
    )
    yield batch.rows
    if (batch.ids.length < AT_ONCE) return
    last = batch.ids.at(-1) ?? last
  }
}

/** An amount as a spreadsheet adds it up: "1234.50". */
export const dollars = (amount: number | null) =>
  amount === null ? null : (amount / 100).toFixed(2)
