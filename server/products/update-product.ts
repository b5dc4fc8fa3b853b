import type { SellerViewer } from '#market/accounts/viewer.ts'
import { editLot, type EditedLot } from '#market/products/edit-lot.ts'
import { isProvisional } from '#market/products/missing.ts'
import { UNITS_HAVE_CHANGED, type OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { awaitPhotos } from './await-photos.ts'
import { refuseTakenUpc } from './check-upc.ts'
import { fetchedPhotos } from './fetched-photos.ts'
import { holdSeller } from './hold-seller.ts'
import { moveUnits } from './move-units.ts'
import { holdOwnLot, saveOwnLot } from './own-product-store.ts'
import type { ProductDesk } from './product-desk.ts'
import { readOwnProduct } from './read-own-product.ts'
import { photosAfter, takePhotos, type TakenPhotos } from './take-photos.ts'
import { unlist } from './unlist.ts'

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
    const units = unitsMeant(said, { unitsBefore, units: held.lot.units })
    if (units === 'unclear') throw await unitsHaveChanged(tx, seller, id)
    const edited = editLot(held.lot, { ...said, units }, photos[0] ?? null)
    refuseProblems(edited)

    const provisional = isProvisional({ missing: edited.missing, sellerStatus })
    await saveOwnLot(tx, id, { said, photos, provisional })
    const change = edited.units - held.lot.units
    if (change !== 0)
      await moveUnits(tx, [{ productId: id, quantity: change }], {
        reason: 'edited',
        direction: 1,
        purchaseOrderId: null,
      })
    await awaitPhotos(tx, [{ id, photos }])
    if (provisional && !held.provisional) await unlist(tx, [id])
    return readOwnProduct(tx, seller, id)
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

type Seen = { unitsBefore: number | undefined; units: number }

/** The units a form asks for; undefined when it leaves them, unclear when it saw other ones. */
function unitsMeant({ units: wanted }: ProductFields, { unitsBefore, units }: Seen) {
  if (wanted === undefined || (wanted ?? 0) === unitsBefore) return undefined
  return unitsBefore === undefined || unitsBefore === units ? wanted : 'unclear'
}

async function unitsHaveChanged(tx: Tx, seller: SellerViewer, id: number) {
  const body = { product: await readOwnProduct(tx, seller, id) }
  return new Refusal(UNITS_HAVE_CHANGED, 409, { body })
}

function refuseProblems({ problems }: EditedLot) {
  const [first] = problems
  if (!first) return
  const fields = problems.map(({ field, message }) => [`product.${field}`, [message]])
  throw new Refusal(first.message, 422, { fields: Object.fromEntries(fields) })
}
