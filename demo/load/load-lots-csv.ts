import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { readLotsCsv } from '../csv/read-lots-csv.ts'
import { loadLots } from './load-lots.ts'

type Load = { csv: string; sellerIds: readonly number[]; now?: Date }

/** Loads the lots of a file in the import template's columns, dealt out to the sellers by turns; answers their ids. */
export async function loadLotsCsv(
  db: Database,
  { csv, sellerIds, now = new Date() }: Load,
): Promise<number[]> {
  const lots = readLotsCsv(csv, now).map((lot, index) => ({
    ...lot,
    seller: (index % sellerIds.length) + 1,
  }))
  const sellerOf = (number: number) => sellerIds[number - 1] ?? 0
  return transact(db, (tx) => loadLots(tx, { lots, sellerOf, reason: 'imported' }))
}
