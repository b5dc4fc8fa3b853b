import type { SellerViewer } from '#market/accounts/viewer.ts'
import {
  importQuotaOf,
  NETWORK_IMPORTS,
  rowQuotaWords,
  TOO_MANY_FILES,
} from '#market/imports/import-quota.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { waitFor } from '#server/platform/http/rate-limit.ts'
import { countImports, countOfNetwork } from './import-quota-store.ts'

const NEXT_FILE_SECONDS = 60

type Import = { key: string; addressFactor: number }

/** Refuses a file when its seller, or the network of one under review, has enough of them. */
export async function spendImport(tx: Tx, seller: SellerViewer, { key, addressFactor }: Import) {
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
    throw waitFor('Too many files came from your network today.', network.secondsLeft)
}
