import { databaseNow } from '#server/platform/database/now.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'
import { isOfferedOn } from '#server/offers/is-offered-on.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publish } from '#server/platform/live/publish.ts'
import { lockSeller } from '#server/products/lock-seller.ts'
import { lockProductsById } from '#server/products/own/importable-products.ts'
import { isBuiltUpon, listChanges } from './change-store.ts'
import { lockOwnImport, markUndone } from './import-store.ts'
import { showImport, undoUntil } from './show-import.ts'
import { undoProducts } from './undo-products.ts'

const LATE = 'An import can be undone within a day'
const IDLE = 'This import changed nothing'
const OFFERED =
  'Someone has made an offer on or bought a product from this import, so it can’t be undone'
const BUILT_UPON = 'A later import changed some of these products. Please undo that one first.'

/** Takes back what an import did, once and as a whole; asked again, it says that this is so. */
export async function undoImport(
  db: Database,
  { sellerId }: SellerViewer,
  key: string,
): Promise<ImportStatus> {
  return transact(db, async (tx) => {
    const held = await lockOwnImport(tx, { sellerId, key })
    if (!held) throw new Refusal('Not found', 404)
    if (held.state !== 'undone') {
      await undo(tx, sellerId, held)
      await markUndone(tx, held.id)
      await publish(tx, 'ImportsChannel', [held.userId])
    }
    return showImport(tx, { sellerId, key })
  })
}

type Held = NonNullable<Awaited<ReturnType<typeof lockOwnImport>>>

async function undo(tx: Tx, sellerId: number, held: Held) {
  if (!held.finishedAt) throw new Refusal(importMessages.underWay, 409)
  const changes = await listChanges(tx, held.id)
  if (changes.length === 0) throw new Refusal(IDLE, 409)
  if (!undoUntil({ ...held, hasChanges: true }, await databaseNow(tx))) throw new Refusal(LATE, 409)

  const sellerStatus = await lockSeller(tx, sellerId)
  const products = await lockProductsById(
    tx,
    changes.map(({ productId }) => productId),
  )
  const productIds = [...products.keys()]
  if (await isBuiltUpon(tx, held.id)) throw new Refusal(BUILT_UPON, 409)
  if (await isOfferedOn(tx, { productIds, since: held.createdAt })) throw new Refusal(OFFERED, 409)
  await undoProducts(tx, { sellerId, sellerStatus }, { products, changes })
}
