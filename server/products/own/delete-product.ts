import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { dropOwnLot } from './own-product-store.ts'
import { unlist } from '../unlist.ts'

/** Takes a lot off the market for good; its UPC is free again, and its lines in offers close (decision D9). */
export const deleteProduct = (db: Database, seller: SellerViewer, id: number) =>
  transact(db, (tx) => dropLot(tx, seller, id))

export async function dropLot(tx: Tx, { sellerId }: SellerViewer, id: number) {
  await dropOwnLot(tx, { sellerId, id })
  await unlist(tx, [id])
}
