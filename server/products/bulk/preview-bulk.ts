import type { SellerViewer } from '#market/accounts/viewer.ts'
import {
  PRICES_PER_PAGE,
  resultOf,
  type Bulk,
  type PricesPreview,
} from '#market/products/bulk/bulk-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { chosenProducts } from './chosen-products.ts'
import { planBulk, type ProductChange } from './plan-bulk.ts'

/** What acts on many products work with. */
export type BulkDeps = {
  db: Database
  /** How many offers under way have lines of these products. */
  offersUnderWayWith: (db: Database, productIds: readonly number[]) => Promise<number>
}

type BulkToPreview = { bulk: Bulk; page: number }

/** What would come of an act on many products, which it leaves as they are. */
export async function previewBulk(
  deps: BulkDeps,
  seller: SellerViewer,
  { bulk, page }: BulkToPreview,
) {
  return readAtOnce(deps.db, async (tx) => {
    const { products, absent } = await chosenProducts(tx, seller, { ...bulk, lock: false })
    const plan = planBulk(bulk, products, absent)
    const leaving = takesOffTheMarket(bulk) ? plan.changes.map(({ product }) => product.id) : []
    return {
      ...resultOf(plan.changes.length, plan.refused),
      offers_count: await deps.offersUnderWayWith(tx, leaving),
      ...(bulk.action === 'price' && { prices: pricesOf(plan, page) }),
    }
  })
}

const takesOffTheMarket = ({ action }: Bulk) => action === 'pause' || action === 'delete'

function pricesOf({ changes, slips }: ReturnType<typeof planBulk>, page: number): PricesPreview {
  const all = [...slips, ...changes.filter(({ slip }) => !slip)]
  const first = (page - 1) * PRICES_PER_PAGE
  return {
    rows: all.slice(first, first + PRICES_PER_PAGE).flatMap(rowOf),
    total_count: all.length,
    slips_count: slips.length,
    under_wholesale_count: slips.filter(isUnderWholesale).length,
  }
}

function rowOf({ product, price, slip }: ProductChange) {
  const { id, name, upc, sellerPriceCents: before } = product
  return before === null || price === null
    ? []
    : [{ id, name: name || upc, before_cents: before, after_cents: price, slip: slip ?? null }]
}

const isUnderWholesale = ({ price, product: { wholesaleCents } }: ProductChange) =>
  price !== null && wholesaleCents !== null && price < wholesaleCents
