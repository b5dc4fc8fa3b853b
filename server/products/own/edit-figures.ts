import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { OwnProduct, ProductBefore } from '#market/products/own-product-api.ts'
import type { FieldsInPlace } from '#market/products/product-fields.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { ProductDeps } from '../product-deps.ts'
import { lockSeller } from '../lock-seller.ts'
import { lockOwnProduct } from './own-product-store.ts'
import { photosOfEdit, updateProductIn } from './update-product.ts'

type Edit = {
  id: number
  figures: FieldsInPlace
  unitsBefore: number | undefined
  /** What the list showed, of what it changes. */
  before: ProductBefore | undefined
}

/** Changes single fields of a product; of everything else a list may show what was there before. */
export async function editFigures(
  deps: ProductDeps,
  seller: SellerViewer,
  { id, figures, ...seen }: Edit,
): Promise<OwnProduct> {
  const taken = await photosOfEdit(deps, seller, { id, said: figures })
  return transact(deps.db, async (tx) => {
    await lockSeller(tx, seller.sellerId)
    const { product } = await lockOwnProduct(tx, { sellerId: seller.sellerId, id })
    const { upc = product.upc, name = product.name } = figures
    const said = { ...figures, upc, name }
    const { after } = await updateProductIn(tx, seller, { id, said, ...seen, taken })
    return after
  })
}
