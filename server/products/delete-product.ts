import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { dropOwnLot } from './own-product-store.ts'
import { unlist } from './unlist.ts'

/** Takes a lot off the market for good; its UPC is free again, and its lines in offers close (decision D9). */
export async function deleteProduct(db: Database, { sellerId }: SellerViewer, id: number) {
  await transact(db, async (tx) => {
    await dropOwnLot(tx, { sellerId, id })
    await unlist(tx, [id])
  })
}
