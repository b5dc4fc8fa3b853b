import { asGtin } from '#market/products/same-upc.ts'
import type { UserStatus } from '#market/accounts/user-status.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { resultOf, TOO_LATE_TO_UNDO, type BulkAct } from '#market/products/bulk/bulk-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publishProducts } from '#server/platform/live/publish.ts'
import { awaitPhotos } from '../photos/await-photos.ts'
import { lockSeller } from '../lock-seller.ts'
import { unlist } from '#server/products/unlist.ts'
import {
  editedProducts,
  endEdit,
  isEditOf,
  isOfDetails,
  listedUpcs,
  type EditedProduct,
} from './bulk-edit-store.ts'
import {
  restoreProducts,
  setDetails,
  setPaused,
  setPrices,
  setTags,
  setTerms,
  setUnits,
} from './bulk-product-store.ts'

/** Makes products what they were before an act on many, all but those that somebody changed since. */
export async function undoBulk(db: Database, seller: SellerViewer, token: string) {
  return transact(db, async (tx) => {
    const sellerStatus = await lockSeller(tx, seller.sellerId)
    const edit = await endEdit(tx, seller, token)
    if (!edit) {
      const isKnown = await isEditOf(tx, seller, token)
      throw isKnown ? new Refusal(TOO_LATE_TO_UNDO, 409) : new Refusal('Not found', 404)
    }
    const products = await editedProducts(tx, token)
    const taken = edit.action === 'delete' ? await takenOf(tx, seller, products) : new Set<string>()
    const { undone, refused } = planUndo(edit.action, products, taken)
    await takeBack(tx, edit.action, { products: undone, sellerStatus })
    return resultOf(undone.length, refused)
  })
}

type Action = BulkAct['action']

const takenOf = (tx: Tx, seller: SellerViewer, products: readonly EditedProduct[]) =>
  listedUpcs(
    tx,
    seller,
    products.map(({ upc }) => upc),
  )

type Taken = ReadonlySet<string>

function planUndo(action: Action, products: readonly EditedProduct[], taken: Taken) {
  const problems = new Map(
    products.map((product) => [product.id, problemOf(action, product, taken)]),
  )
  return {
    undone: products.filter(({ id }) => !problems.get(id)),
    refused: products.flatMap(({ id, name }) => {
      const problem = problems.get(id)
      return problem ? [{ id, name, problem }] : []
    }),
  }
}

function problemOf(action: Action, product: EditedProduct, taken: Taken) {
  if (action === 'delete') {
    if (!product.isDeleted || !product.isUntouched) return 'Changed since'
    return taken.has(asGtin(product.upc)) ? 'UPC is already taken' : undefined
  }
  if (product.isDeleted) return 'Deleted since'
  if (!product.isUntouched) return 'Changed since'
  if (action === 'units' && product.units !== product.unitsAfter) return 'Units have changed since'
  return undefined
}

type Untouched = { products: EditedProduct[]; sellerStatus: UserStatus }

async function takeBack(tx: Tx, action: Action, { products, sellerStatus }: Untouched) {
  const ids = products.map(({ id }) => id)
  await publishProducts(tx, ids)
  if (action === 'price')
    return setPrices(
      tx,
      products.map((product) => ({ product, price: product.priceBefore })),
    )
  if (action === 'units') return setUnits(tx, products.map(withUnitsBefore), sellerStatus)
  if (action === 'tag' || action === 'untag')
    return setTags(
      tx,
      products.map(({ tag, ...product }) => ({ product, ...(tag !== undefined && { tag }) })),
      action === 'untag',
    )
  if (action === 'terms')
    return setTerms(
      tx,
      products.map(({ termsBefore = null, ...product }) => ({
        product,
        resale_terms: termsBefore,
      })),
    )
  if (isOfDetails(action))
    return setDetails(
      tx,
      products.flatMap(({ detailsBefore: before, ...product }) =>
        before ? [{ product, ...before, condition: before.condition ?? product.condition }] : [],
      ),
    )
  if (action === 'delete') {
    await restoreProducts(tx, products, sellerStatus)
    return awaitPhotos(tx, products)
  }
  await setPaused(tx, ids, action === 'resume')
  if (action === 'resume') await unlist(tx, ids)
}

/** A product that was sold out before is so again: it does not lack units. */
const withUnitsBefore = (product: EditedProduct) => ({
  product: { ...product, soldOut: !product.provisionalBefore },
  units: product.unitsBefore,
})
