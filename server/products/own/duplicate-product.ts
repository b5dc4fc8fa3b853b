import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { awaitPhotos } from '../photos/await-photos.ts'
import { refuseTakenUpc } from './check-upc.ts'
import { lockSeller } from '../lock-seller.ts'
import { copySchedule } from '../schedule/copy-schedule.ts'
import { copyOwnProduct } from './own-product-store.ts'
import { readOwnProduct } from './read-own-product.ts'

type Copy = { id: number; upc: string }

/** Lists a product like another, under a UPC of its own; it has no units before its seller says how many. */
export async function duplicateProduct(
  db: Database,
  seller: SellerViewer,
  { id, upc }: Copy,
): Promise<OwnProduct> {
  return transact(db, async (tx) => {
    await lockSeller(tx, seller.sellerId)
    await refuseTakenUpc(tx, seller, { upc })
    const copy = await copyOwnProduct(tx, { sellerId: seller.sellerId, id, upc })
    await copySchedule(tx, { from: id, to: copy.id })
    await awaitPhotos(tx, [copy])
    return readOwnProduct(tx, seller, copy.id)
  })
}
