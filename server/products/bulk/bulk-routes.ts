import * as api from '#market/products/bulk/bulk-api.ts'
import { type Bulk, resultOf } from '#market/products/bulk/bulk-api.ts'
import { isRelative } from '#market/products/bulk/bulk-act.ts'
import { refuseWithoutKey } from '#server/platform/http/idempotency/keyed-request.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { changeInBulk } from './change-in-bulk.ts'
import { undoBulk } from './undo-bulk.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { chosenProducts } from './chosen-products.ts'
import { planBulk } from './plan-bulk.ts'
import type { Database } from '#server/platform/database/database.ts'

export function bulkRoutes(site: Site, deps: BulkDeps) {
  route(site, api.previewBulk, ({ viewer, body }) => previewBulk(deps, viewer, body))
  route(site, api.changeInBulk, ({ viewer, body, request }) => {
    if (isRelative(body) && site.isProgram(request)) refuseWithoutKey(request)
    return changeInBulk(deps.db, viewer, body)
  })
  route(site, api.undoBulk, ({ viewer, body }) => undoBulk(deps.db, viewer, body.token))
}

/** What would come of an act on many products, which it leaves as they are. */
async function previewBulk(deps: BulkDeps, seller: SellerViewer, bulk: Bulk) {
  return readAtOnce(deps.db, async (tx) => {
    const { products, absent } = await chosenProducts(tx, seller, { ...bulk, lock: false })
    const { changes, refused } = planBulk(bulk, products, absent)
    const leaving = takesOffTheMarket(bulk) ? changes.map(({ product }) => product.id) : []
    return {
      ...resultOf(changes.length, refused),
      offers_count: await deps.offersUnderWayWith(tx, leaving),
    }
  })
}

const takesOffTheMarket = ({ action }: Bulk) => action === 'pause' || action === 'delete'

/** What acts on many products work with. */
type BulkDeps = {
  db: Database
  /** How many offers under way have lines of these products. */
  offersUnderWayWith: (db: Database, productIds: readonly number[]) => Promise<number>
}
