import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { changeLot } from './change-lot.ts'
import { refuseTakenUpc } from './check-upc.ts'
import { fetchedPhotos } from './fetched-photos.ts'
import { holdSeller } from './hold-seller.ts'
import { holdOwnLot } from './own-product-store.ts'
import type { ProductDesk } from './product-desk.ts'
import { readOwnProduct } from './read-own-product.ts'
import { photosAfter, takePhotos, type TakenPhotos } from './take-photos.ts'

type Edit = { id: number; said: ProductFields; unitsBefore?: number | undefined }

/**
 * Changes a lot. Its prices in offers under way stay what they were; what buyers may not see any more
 * leaves them (decision D9).
 */
export async function updateProduct(
  desk: ProductDesk,
  seller: SellerViewer,
  { id, said, unitsBefore }: Edit,
): Promise<OwnProduct> {
  // Before any work on pictures: of somebody else's lot there is nothing to change.
  const { images: shown } = await readOwnProduct(desk.db, seller, id)
  const taken = await takePhotos(desk, seller, { said, shown })
  return transact(desk.db, async (tx) => {
    const sellerStatus = await holdSeller(tx, seller.sellerId)
    const held = await holdOwnLot(tx, { sellerId: seller.sellerId, id })
    await refuseTakenUpc(tx, seller, { upc: said.upc, exceptId: id })
    const photos = await photosNow(tx, { id, before: held.photos, taken })
    return changeLot(tx, seller, { id, held, sellerStatus, said, photos, unitsBefore })
  })
}

type Photos = { id: number; before: readonly string[]; taken: TakenPhotos }

/** A photo may have come into our own storage since the form was shown its address. */
async function photosNow(tx: Tx, { id, before, taken }: Photos) {
  const photoOf = await fetchedPhotos(tx, [id])
  return photosAfter(
    before,
    taken.map((photo) => photo && photoOf(id, photo)),
  )
}
