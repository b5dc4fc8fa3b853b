import type { UserStatus } from '#market/accounts/user-status.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { editProduct, type EditedProduct } from '#market/products/edit-product.ts'
import { isProvisional, standingPhoto } from '#market/products/missing.ts'
import { UNITS_HAVE_CHANGED, type OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { publishProducts } from '#server/platform/live/publish.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { awaitPhotos } from '../photos/await-photos.ts'
import { lostAddresses } from '../photos/lost-photos.ts'
import { changeSchedule } from '../schedule/change-schedule.ts'
import { moveUnits } from '../units/move-units.ts'
import { tagsSaid } from './tags-said.ts'
import { saveOwnProduct, type LockedProduct } from './own-product-store.ts'
import { readOwnProduct } from './read-own-product.ts'
import { unlist } from '../unlist.ts'

type Change = {
  id: number
  held: LockedProduct
  sellerStatus: UserStatus
  said: ProductFields
  photos: string[]
  /** The units that were seen when they were changed. */
  unitsBefore: number | undefined
}

/** Writes what is said of a product that the transaction holds, and shows or hides it by what is missing then. */
export async function changeProduct(
  tx: Tx,
  seller: SellerViewer,
  { id, held, sellerStatus, said, photos, unitsBefore }: Change,
): Promise<OwnProduct> {
  const units = unitsMeant(said, { unitsBefore, units: held.product.units })
  if (units === 'unclear') throw await unitsHaveChanged(tx, seller, id)
  const lostOf = await lostAddresses(tx, [id])
  const edited = editProduct(held.product, { ...said, units }, standingPhoto(photos, lostOf(id)))
  refuseProblems(edited)

  const provisional = isProvisional({ missing: edited.missing, sellerStatus })
  const tags = tagsSaid(said, held.tags)
  await saveOwnProduct(tx, id, { said, photos, provisional, tags })
  const change = edited.units - held.product.units
  if (change !== 0)
    await moveUnits(tx, [{ productId: id, quantity: change }], {
      reason: 'edited',
      direction: 1,
      purchaseOrderId: null,
    })
  await publishProducts(tx, [id])
  await changeSchedule(tx, id, said)
  await awaitPhotos(tx, [{ id, photos }])
  if (provisional && !held.provisional) await unlist(tx, [id])
  return readOwnProduct(tx, seller, id)
}

type Seen = { unitsBefore: number | undefined; units: number }

/** The units that are asked for; undefined when they stay, unclear when other ones were seen. */
function unitsMeant({ units: wanted }: ProductFields, { unitsBefore, units }: Seen) {
  if (wanted === undefined || (wanted ?? 0) === unitsBefore) return undefined
  return unitsBefore === undefined || unitsBefore === units ? wanted : 'unclear'
}

async function unitsHaveChanged(tx: Tx, seller: SellerViewer, id: number) {
  const body = { product: await readOwnProduct(tx, seller, id) }
  return new Refusal(UNITS_HAVE_CHANGED, 409, { body })
}

function refuseProblems({ problems }: EditedProduct) {
  const [first] = problems
  if (!first) return
  const fields = problems.map(({ field, message }) => [`product.${field}`, [message]])
  throw new Refusal(first.message, 422, { fields: Object.fromEntries(fields) })
}
