import type { SellerViewer } from '#market/accounts/viewer.ts'
import { resultOf, type Bulk } from '#market/products/bulk/bulk-api.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import type { BulkDeps } from './bulk-deps.ts'
import { chosenLots } from './chosen-lots.ts'
import { planBulk } from './plan-bulk.ts'

/** What would come of an act on many lots, which it leaves as they are. */
export async function previewBulk(deps: BulkDeps, seller: SellerViewer, bulk: Bulk) {
  return readAtOnce(deps.db, async (tx) => {
    const { lots, absent } = await chosenLots(tx, seller, { ...bulk, lock: false })
    const { changes, refused } = planBulk(bulk, lots, absent)
    const leaving = takesOffTheMarket(bulk) ? changes.map(({ lot }) => lot.id) : []
    return {
      ...resultOf(changes.length, refused),
      offers_count: await deps.offersUnderWayWith(tx, leaving),
    }
  })
}

const takesOffTheMarket = ({ action }: Bulk) => action === 'pause' || action === 'delete'
