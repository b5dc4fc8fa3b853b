import type { Issue } from '#market/imports/issue.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { lostPhotos } from '#server/products/lost-photos.ts'
import { rowsOfLots } from './change-store.ts'

/** The photos of an import that could not be had: nobody knew when it ended, as they are fetched later. */
export async function photoNotes(db: Database | Tx, importId: number): Promise<Issue[]> {
  const rows = await rowsOfLots(db, importId)
  const lost = await lostPhotos(db, [...rows.keys()])
  const notes = lost.map(({ productId, upc, address, problem }) => ({
    row: rows.get(productId) ?? 0,
    upc,
    texts: [`Photo ${address} could not be fetched. ${problem}`],
    isNote: true,
  }))
  return notes.toSorted((one, other) => one.row - other.row)
}
