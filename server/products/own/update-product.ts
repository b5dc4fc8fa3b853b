import type { SellerViewer } from '#market/accounts/viewer.ts'
import { changedMeanwhile } from '#market/products/changed-meanwhile.ts'
import {
  COMPUTED_OF_A_MIXED_LOT,
  PRODUCT_HAS_CHANGED,
  type OwnProduct,
  type ProductBefore,
} from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { changeProduct } from './change-product.ts'
import { refuseTakenUpc } from './check-upc.ts'
import { fetchedPhotos } from '../photos/fetched-photos.ts'
import { lockSeller } from '../lock-seller.ts'
import { lockOwnProduct, type LockedProduct } from './own-product-store.ts'
import type { ProductDeps } from '../product-deps.ts'
import { readOwnProduct } from './read-own-product.ts'
import { photoPlaces, photosAfter, takePhotos, type SaidPhotos } from '../photos/take-photos.ts'

type Edit = {
  id: number
  said: ProductFields
  unitsBefore?: number | undefined
  /** What the form began with, of what it changes. */
  before?: ProductBefore | undefined
}

/**
 * Changes a product. Its prices in offers under way stay what they were; what buyers may not see any more
 * leaves them (decision D9).
 */
export async function updateProduct(
  deps: ProductDeps,
  seller: SellerViewer,
  edit: Edit,
): Promise<OwnProduct> {
  const taken = await photosOfEdit(deps, seller, edit)
  const { after } = await transact(deps.db, (tx) => updateProductIn(tx, seller, { ...edit, taken }))
  return after
}

type PhotosOfEdit = { id: number; said: SaidPhotos }

export async function photosOfEdit(
  deps: ProductDeps,
  seller: SellerViewer,
  { id, said }: PhotosOfEdit,
) {
  // Before any work on pictures: of somebody else's product there is nothing to change.
  const { images: shown } = await readOwnProduct(deps.db, seller, id)
  return takePhotos(deps, seller, { said, shown })
}

type Taken = { taken: Awaited<ReturnType<typeof takePhotos>> }

/** The same within the caller's transaction; its photos are stored already. */
export async function updateProductIn(tx: Tx, seller: SellerViewer, edit: Edit & Taken) {
  const { id, said, unitsBefore, before = {}, taken } = edit
  const sellerStatus = await lockSeller(tx, seller.sellerId)
  const held = await lockOwnProduct(tx, { sellerId: seller.sellerId, id })
  const photoOf = await fetchedPhotos(tx, [id])
  const fetched = (photo: string) => photoOf(id, photo)
  const now = await readOwnProduct(tx, seller, id)
  refuseComputed(said, held)
  refuseChangedMeanwhile({ said, before: withPhotos(before, fetched), now })
  await refuseTakenUpc(tx, seller, { upc: said.upc, exceptId: id })
  const photos = photosAfter(
    held.photos,
    taken.map((photo) => photo && fetched(photo)),
  )
  const after = await changeProduct(tx, seller, {
    id,
    held,
    sellerStatus,
    said,
    photos,
    unitsBefore,
  })
  return { before: now, after }
}

// A photo may have come into our own storage since the form was shown its address.
const withPhotos = (before: ProductBefore, fetched: (photo: string) => string): ProductBefore => ({
  ...before,
  ...Object.fromEntries(
    photoPlaces.map((place) => [place, before[place] && fetched(before[place])]),
  ),
})

// A form may say what it was shown.
function refuseComputed(said: ProductFields, { isMixed, product, condition }: LockedProduct) {
  if (!isMixed) return
  const is = { msrp_cents: product.msrp_cents, condition }
  for (const field of ['msrp_cents', 'condition'] as const) {
    if (said[field] === undefined || said[field] === is[field]) continue
    const words = COMPUTED_OF_A_MIXED_LOT[field]
    throw new Refusal(words, 422, { fields: { [`product.${field}`]: [words] } })
  }
}

function refuseChangedMeanwhile(meanwhile: Parameters<typeof changedMeanwhile>[0]) {
  const changed = changedMeanwhile(meanwhile)
  if (changed.length === 0) return
  const fields = Object.fromEntries(
    changed.map((field) => [`product.${field}`, ['Changed in the meantime']]),
  )
  throw new Refusal(PRODUCT_HAS_CHANGED, 409, { fields, body: { product: meanwhile.now } })
}
