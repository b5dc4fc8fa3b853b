import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { dropOwnProduct } from './own-product-store.ts'
import { unlist } from '../unlist.ts'

/** Takes a product off the market for good; its UPC is free again, and its lines in offers close (decision D9). */
export const deleteProduct = (db: Database, seller: SellerViewer, id: number) =>
  transact(db, (tx) => deleteProductIn(tx, seller, id))

export async function deleteProductIn(tx: Tx, { sellerId }: SellerViewer, id: number) {
  await dropOwnProduct(tx, { sellerId, id })
  await unlist(tx, [id])
}
