import type { Tx } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/live/announce.ts'
import { markEnded, type HeldImport } from './import-store.ts'

/** Ends an import that is held, and tells its seller. */
export async function endImport(tx: Tx, { id, userId }: HeldImport, state: 'complete' | 'failed') {
  await markEnded(tx, id, state)
  await announce(tx, 'ImportsChannel', [userId])
}
