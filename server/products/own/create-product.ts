import type { SellerViewer } from '#market/accounts/viewer.ts'
import { editProduct, emptyEssentials } from '#market/products/edit-product.ts'
import { isProvisional } from '#market/products/missing.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { awaitPhotos } from '../photos/await-photos.ts'
import { refuseTakenUpc } from './check-upc.ts'
import { lockSeller } from '../lock-seller.ts'
import { changeSchedule } from '../schedule/change-schedule.ts'
import { moveUnits } from '../units/move-units.ts'
import { addOwnProduct } from './own-product-store.ts'
import type { ProductDeps } from '../product-deps.ts'
import { tagsSaid } from './tags-said.ts'
import { readOwnProduct } from './read-own-product.ts'
import { photosAfter, takePhotos } from '../photos/take-photos.ts'

/** Lists a product; buyers see it once nothing is missing and its seller is approved (decision F3). */
export async function createProduct(
  deps: ProductDeps,
  seller: SellerViewer,
  said: ProductFields,
): Promise<OwnProduct> {
  const photos = await photosOfNewProduct(deps, seller, said)
  return transact(deps.db, (tx) => createProductIn(tx, seller, { said, photos }))
}

export const photosOfNewProduct = async (
  deps: ProductDeps,
  seller: SellerViewer,
  said: ProductFields,
) => photosAfter([], await takePhotos(deps, seller, { said, shown: [] }))

type NewProduct = { said: ProductFields; photos: string[] }

/** The same within the caller's transaction; its photos are stored already. */
export async function createProductIn(
  tx: Tx,
  seller: SellerViewer,
  { said, photos }: NewProduct,
): Promise<OwnProduct> {
  const sellerStatus = await lockSeller(tx, seller.sellerId)
  await refuseTakenUpc(tx, seller, { upc: said.upc })
  const { units, missing } = editProduct(emptyEssentials, said, photos[0] ?? null)
  const provisional = isProvisional({ missing, sellerStatus })
  const { id } = await addOwnProduct(tx, seller.sellerId, {
    said,
    photos,
    provisional,
    tags: tagsSaid(said, []),
  })
  if (units > 0)
    await moveUnits(tx, [{ productId: id, quantity: units }], {
      reason: 'listed',
      direction: 1,
      purchaseOrderId: null,
    })
  await changeSchedule(tx, id, said)
  await awaitPhotos(tx, [{ id, photos }])
  return readOwnProduct(tx, seller, id)
}
