import type { Tx } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { tellingOfImport } from './import-deps.ts'
import { importSoon } from './import-later.ts'
import { markEnded, nextImport, type LockedImport } from './import-store.ts'

// An open page asks every five seconds.
const LOOK_MS = 60_000

/** Ends an import that is held, and tells its seller. */
export async function endImport(
  tx: Tx,
  { id, userId, sellerId }: LockedImport,
  state: 'complete' | 'failed',
) {
  await markEnded(tx, id, state)
  await publish(tx, 'ImportsChannel', [userId])
  const next = await nextImport(tx, sellerId)
  if (next !== undefined) await importSoon(tx, { importId: next, sellerId })
  await enqueue(tx, tellingOfImport, { importId: id }, { runAt: new Date(Date.now() + LOOK_MS) })
}
