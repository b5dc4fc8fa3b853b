import type { StaffViewer } from '#market/accounts/viewer.ts'
import { TOP_SELLERS } from '#market/products/tags.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { lockTag, savePlaces } from './curated-tag-store.ts'
import { idsInPlaces } from './curating.ts'
import { listTopSellers } from './read-top-sellers.ts'

type Ordering = { staff: StaffViewer; productIds: number[]; requestId: string }

/** Reorders the products; refuses when a colleague has changed the list meanwhile. */
export function orderTopSellers(db: Database, { staff, productIds, requestId }: Ordering) {
  return transact(db, async (tx) => {
    await lockTag(tx, TOP_SELLERS)
    const before = await idsInPlaces(tx, { staff, tag: TOP_SELLERS })
    if (!areTheSame(before, productIds)) {
      const body = await listTopSellers(tx, staff)
      throw new Refusal('The list has changed in the meantime. Please review it again.', 409, {
        body,
      })
    }
    await savePlaces(tx, TOP_SELLERS, productIds)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'top sellers reordered',
      subject: `tag ${TOP_SELLERS}`,
      before: { product_ids: before },
      after: { product_ids: productIds },
      requestId,
    })
    return listTopSellers(tx, staff)
  })
}

function areTheSame(before: number[], after: number[]) {
  const named = new Set(after)
  return after.length === before.length && before.every((id) => named.has(id))
}
