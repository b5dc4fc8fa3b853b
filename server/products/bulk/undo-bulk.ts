import type { UserStatus } from '#market/accounts/user-status.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { resultOf, TOO_LATE_TO_UNDO, type BulkAct } from '#market/products/bulk/bulk-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { awaitPhotos } from '../photos/await-photos.ts'
import { lockSeller } from '../own/lock-seller.ts'
import { unlist } from '#server/products/unlist.ts'
import {
  editedProducts,
  endEdit,
  isEditOf,
  listedUpcs,
  type EditedProduct,
} from './bulk-edit-store.ts'
import { restoreProducts, setPaused, setPrices, setUnits } from './bulk-product-store.ts'

/** Makes lots what they were before an act on many, all but those that somebody changed since. */
export async function undoBulk(db: Database, seller: SellerViewer, token: string) {
  return transact(db, async (tx) => {
    const sellerStatus = await lockSeller(tx, seller.sellerId)
    const edit = await endEdit(tx, seller, token)
    if (!edit) {
      const isKnown = await isEditOf(tx, seller, token)
      throw isKnown ? new Refusal(TOO_LATE_TO_UNDO, 409) : new Refusal('Not found', 404)
    }
    const lots = await editedProducts(tx, token)
    const taken = edit.action === 'delete' ? await takenOf(tx, seller, lots) : new Set<string>()
    const { undone, refused } = planUndo(edit.action, lots, taken)
    await takeBack(tx, edit.action, { lots: undone, sellerStatus })
    return resultOf(undone.length, refused)
  })
}

type Action = BulkAct['action']

const takenOf = (tx: Tx, seller: SellerViewer, lots: readonly EditedProduct[]) =>
  listedUpcs(
    tx,
    seller,
    lots.map(({ upc }) => upc),
  )

type Taken = ReadonlySet<string>

function planUndo(action: Action, lots: readonly EditedProduct[], taken: Taken) {
  const problems = new Map(lots.map((lot) => [lot.id, problemOf(action, lot, taken)]))
  return {
    undone: lots.filter(({ id }) => !problems.get(id)),
    refused: lots.flatMap(({ id, name }) => {
      const problem = problems.get(id)
      return problem ? [{ id, name, problem }] : []
    }),
  }
}

function problemOf(action: Action, lot: EditedProduct, taken: Taken) {
  if (action === 'delete') {
    if (!lot.isDeleted || !lot.isUntouched) return 'It was changed since'
    return taken.has(lot.upc) ? 'UPC is already taken' : undefined
  }
  if (lot.isDeleted) return 'It was deleted since'
  if (!lot.isUntouched) return 'It was changed since'
  if (action === 'units' && lot.units !== lot.unitsAfter) return 'Units have changed since'
  return undefined
}

type Untouched = { lots: EditedProduct[]; sellerStatus: UserStatus }

async function takeBack(tx: Tx, action: Action, { lots, sellerStatus }: Untouched) {
  const ids = lots.map(({ id }) => id)
  if (action === 'price')
    return setPrices(
      tx,
      lots.map((lot) => ({ lot, price: lot.priceBefore })),
    )
  if (action === 'units') return setUnits(tx, lots.map(withUnitsBefore), sellerStatus)
  if (action === 'delete') {
    await restoreProducts(tx, lots, sellerStatus)
    return awaitPhotos(tx, lots)
  }
  await setPaused(tx, ids, action === 'resume')
  if (action === 'resume') await unlist(tx, ids)
}

/** A lot that was sold out before is so again: it does not lack units. */
const withUnitsBefore = (lot: EditedProduct) => ({
  lot: { ...lot, soldOut: !lot.provisionalBefore },
  units: lot.unitsBefore,
})
