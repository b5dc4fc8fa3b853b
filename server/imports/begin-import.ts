import type { SellerViewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { readUpload } from '#server/uploads/read-upload.ts'
import type { FileChoice } from './file-choice.ts'
import type { ImportDeps } from './import-deps.ts'
import { importSoon } from './import-later.ts'
import { addImport, findImport } from './import-store.ts'
import { countImports, countOfNetwork, lockImports } from './import-quota-store.ts'
import { showImport } from './show-import.ts'
import {
  importQuotaOf,
  NETWORK_IMPORTS,
  rowQuotaWords,
  TOO_MANY_FILES,
} from '#market/imports/import-quota.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { waitFor } from '#server/platform/http/rate-limit.ts'

// What the products of a full file take in the database.
const ROOM_BYTES = 20_000_000

// A file of a few hundred rows, which does not wait for those of ten thousand to be read.
const SMALL_BYTES = 100_000

type SentFile = { key: string; fileName?: string | undefined; choice: FileChoice }

/** Begins the import of one's own uploaded file; asked again, it answers how far that is. */
export async function beginImport(
  { db, uploads, addressFactor }: ImportDeps & { addressFactor: number },
  viewer: SellerViewer,
  { key, fileName, choice }: SentFile,
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
      const importId = await addImport(tx, {
        key,
        sellerId,
        userId,
        fileName: fileName || null,
        choice,
      })
      if (importId !== undefined) await importSoon(tx, { importId, sellerId }, urgency)
    })
  }
  return showImport(db, { sellerId, key })
}

const NEXT_FILE_SECONDS = 60

type Import = { key: string; addressFactor: number }

/** Refuses a file when its seller, or the network of one under review, has enough of them. */
async function spendImport(tx: Tx, seller: SellerViewer, { key, addressFactor }: Import) {
  const { status, sellerId } = seller
  const quota = importQuotaOf(status)
  const { underWay, rows, secondsLeft } = await countImports(tx, sellerId)
  if (underWay >= quota.filesAtOnce) {
    const words = TOO_MANY_FILES[quota.filesAtOnce === 1 ? 'one' : 'more']
    throw waitFor(words, NEXT_FILE_SECONDS)
  }
  if (rows >= quota.rows) throw waitFor(rowQuotaWords(status), secondsLeft)
  const network = await countOfNetwork(tx, key)
  if (network.files >= NETWORK_IMPORTS * addressFactor)
    throw waitFor('Too many files were uploaded from your network today.', network.secondsLeft)
}
