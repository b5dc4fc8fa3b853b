import type { SellerViewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { readUpload } from '#server/uploads/read-upload.ts'
import { importing, type ImportDesk } from './import-desk.ts'
import { addImport, findImport } from './import-store.ts'
import { lockImports } from './import-quota-store.ts'
import { spendImport } from './spend-import.ts'
import { showImport } from './show-import.ts'

// What the lots of a full file take in the database.
const ROOM_BYTES = 20_000_000

type SentFile = { key: string; fileName?: string | undefined }

/** Begins the import of one's own uploaded file; asked again, it answers how far that is. */
export async function beginImport(
  { db, uploads, addressFactor }: ImportDesk & { addressFactor: number },
  viewer: SellerViewer,
  { key, fileName }: SentFile,
) {
  const { sellerId, userId } = viewer
  if (!(await findImport(db, { sellerId, key }))) {
    // Refuses what is somebody else's, has not arrived or is too large.
    await uploads.space.require(ROOM_BYTES)
    await readUpload(uploads, viewer, key)
    await transact(db, async (tx) => {
      await lockImports(tx, sellerId)
      if (await findImport(tx, { sellerId, key })) return
      await spendImport(tx, viewer, { key, addressFactor })
      const importId = await addImport(tx, { key, sellerId, userId, fileName: fileName || null })
      // In line: a later file has the last word, and no seller keeps all workers busy.
      const line = `imports of seller ${sellerId}`
      if (importId !== undefined) await enqueue(tx, importing, { importId }, { line })
    })
  }
  return showImport(db, { sellerId, key })
}
