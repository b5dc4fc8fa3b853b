import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { changeProduct } from './change-product.ts'
import { lockSeller } from './lock-seller.ts'
import { lockOwnProduct } from './own-product-store.ts'

type Edit = {
  id: number
  figures: Pick<ProductFields, 'units' | 'seller_price_cents'>
  unitsBefore: number | undefined
}

/** Changes the units or the asking price of a product; of everything else a list may show what was there before. */
export async function editFigures(
  db: Database,
  seller: SellerViewer,
  { id, figures, unitsBefore }: Edit,
) {
  return transact(db, async (tx) => {
    const sellerStatus = await lockSeller(tx, seller.sellerId)
    const held = await lockOwnProduct(tx, { sellerId: seller.sellerId, id })
    const { upc, name } = held.product
    const said = { ...figures, upc, name }
    const { photos } = held
    return changeProduct(tx, seller, { id, held, sellerStatus, said, photos, unitsBefore })
  })
}
