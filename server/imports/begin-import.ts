import type { SellerViewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { readUpload } from '#server/uploads/read-upload.ts'
import type { ImportDeps } from './import-deps.ts'
import { importSoon } from './import-later.ts'
import { addImport, findImport } from './import-store.ts'
import { lockImports } from './import-quota-store.ts'
import { spendImport } from './spend-import.ts'
import { showImport } from './show-import.ts'

// What the lots of a full file take in the database.
const ROOM_BYTES = 20_000_000

// A file of a few hundred rows, which does not wait for those of ten thousand to be read.
const SMALL_BYTES = 100_000

type SentFile = { key: string; fileName?: string | undefined }

/** Begins the import of one's own uploaded file; asked again, it answers how far that is. */
export async function beginImport(
  { db, uploads, addressFactor }: ImportDeps & { addressFactor: number },
  viewer: SellerViewer,
  { key, fileName }: SentFile,
) {
  const { sellerId, userId } = viewer
  if (!(await findImport(db, { sellerId, key }))) {
    // Refuses what is somebody else's, has not arrived or is too large.
    await uploads.space.require(ROOM_BYTES)
    const { length } = await readUpload(uploads, viewer, key)
    const urgency = length > SMALL_BYTES ? 'last' : 'usual'
    await transact(db, async (tx) => {
      await lockImports(tx, sellerId)
      if (await findImport(tx, { sellerId, key })) return
      await spendImport(tx, viewer, { key, addressFactor })
      const importId = await addImport(tx, { key, sellerId, userId, fileName: fileName || null })
      if (importId !== undefined) await importSoon(tx, { importId, sellerId }, urgency)
    })
  }
  return showImport(db, { sellerId, key })
}
