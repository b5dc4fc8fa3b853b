import type { ProductBefore } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { createProductIn, photosOfNewProduct } from '#server/products/own/create-product.ts'
import { deleteProductIn } from '#server/products/own/delete-product.ts'
import { readOwnProduct } from '#server/products/own/read-own-product.ts'
import { updateProductIn, photosOfEdit } from '#server/products/own/update-product.ts'
import { findSellerRow } from './find-seller-record.ts'
import type { Handling, SellerDeps } from './seller-deps.ts'
import { actingForSeller } from './acting-for-seller.ts'

/** Lists a product for a seller, as the seller would (decision F3). */
export async function createProductFor(deps: SellerDeps, { said, ...handling }: Saying) {
  const { staff, id } = handling
  await findSellerRow(deps.db, id)
  const seller = actingForSeller(staff, id)
  const photos = await photosOfNewProduct(deps, seller, said)
  return transact(deps.db, async (tx) => {
    const product = await createProductIn(tx, seller, { said, photos })
    await recordAct(tx, {
      ...actOf(handling, 'product created', product.id),
      after: { seller_id: id, ...said },
    })
    return product
  })
}

type Saying = Handling & { said: ProductFields }
type Editing = Saying & {
  productId: number
  unitsBefore: number | undefined
  seen: ProductBefore | undefined
}

/** Changes a product for its seller. */
export async function editProductFor(deps: SellerDeps, { said, ...handling }: Editing) {
  const { staff, id, productId, unitsBefore, seen } = handling
  const seller = actingForSeller(staff, id)
  const edit = { id: productId, said, unitsBefore, before: seen }
  const taken = await photosOfEdit(deps, seller, edit)
  return transact(deps.db, async (tx) => {
    const { before, after } = await updateProductIn(tx, seller, { ...edit, taken })
    const changed = Object.keys(said).filter((field) => differs(field, before, after))
    await recordAct(tx, {
      ...actOf(handling, 'product edited', productId),
      before: { seller_id: id, ...partOf(before, changed) },
      after: { seller_id: id, ...partOf(after, changed) },
    })
    return after
  })
}

/** Deletes a seller's product. */
export async function deleteProductFor(
  { db }: SellerDeps,
  { productId, ...handling }: Handling & { productId: number },
) {
  const seller = actingForSeller(handling.staff, handling.id)
  await transact(db, async (tx) => {
    const { name, upc } = await readOwnProduct(tx, seller, productId)
    await deleteProductIn(tx, seller, productId)
    await recordAct(tx, {
      ...actOf(handling, 'product deleted', productId),
      before: { seller_id: handling.id, name, upc },
    })
  })
}

const actOf = ({ staff, requestId }: Handling, act: string, productId: number) => ({
  actorUserId: staff.userId,
  act,
  subject: `product ${productId}`,
  requestId,
})

const differs = (field: string, one: Record<string, unknown>, other: Record<string, unknown>) =>
  JSON.stringify(one[field]) !== JSON.stringify(other[field])

const partOf = (product: Record<string, unknown>, fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, product[field]]))
