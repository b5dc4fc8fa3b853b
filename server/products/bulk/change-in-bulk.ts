import type { UserStatus } from '#market/accounts/user-status.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { resultOf, type Bulk } from '#market/products/bulk/bulk-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publishProducts } from '#server/platform/live/publish.ts'
import { lockSeller } from '../lock-seller.ts'
import { unlist } from '#server/products/unlist.ts'
import { isOfDetails, rememberEdit } from './bulk-edit-store.ts'
import {
  dropProducts,
  setDetails,
  setPaused,
  setPrices,
  setTags,
  setTerms,
  setUnits,
} from './bulk-product-store.ts'
import { chosenProducts } from './chosen-products.ts'
import { planBulk, type ProductChange } from './plan-bulk.ts'

/** Changes many products in one transaction; what cannot be changed is named and stays as it is. */
export async function changeInBulk(db: Database, seller: SellerViewer, bulk: Bulk) {
  return transact(db, async (tx) => {
    const sellerStatus = await lockSeller(tx, seller.sellerId)
    const { products, absent } = await chosenProducts(tx, seller, { ...bulk, lock: true })
    const { changes, refused } = planBulk(bulk, products, absent)
    const result = resultOf(changes.length, refused)
    if (changes.length === 0) return { ...result, undo: null }
    await carryOut(tx, bulk, { changes, sellerStatus })
    return { ...result, undo: await rememberEdit(tx, seller, { action: bulk.action, changes }) }
  })
}

type Planned = { changes: ProductChange[]; sellerStatus: UserStatus }

async function carryOut(tx: Tx, { action }: Bulk, { changes, sellerStatus }: Planned) {
  const ids = changes.map(({ product }) => product.id)
  await publishProducts(tx, ids)
  if (action === 'price') return setPrices(tx, changes)
  if (action === 'units') return setUnits(tx, changes, sellerStatus)
  if (isOfDetails(action)) return setDetails(tx, changes)
  if (action === 'terms') return setTerms(tx, changes)
  if (action === 'tag' || action === 'untag') return setTags(tx, changes, action === 'tag')
  if (action === 'delete') await dropProducts(tx, ids)
  else await setPaused(tx, ids, action === 'pause')
  if (action !== 'resume') await unlist(tx, ids)
}
