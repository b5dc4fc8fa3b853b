import type { Parcel } from '#market/purchase-orders/parcel.ts'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import { REFUND_ASKS_SECOND } from '#market/approvals/approval-limits.ts'
import { isEventOf, type PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { OrderDeps } from '#server/purchase-orders/advance-purchase-order.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { refuseUntracked } from '#server/purchase-orders/refuse-untracked.ts'
import { moveOrder } from './move-order.ts'
import { cancelAsksSecond } from './approvable-refund.ts'

type Act = {
  id: number
  staff: StaffViewer
  event: PurchaseOrderEvent
  note?: string | undefined
  carrier?: string | undefined
  trackingNumber?: string | undefined
  moreParcels?: readonly Parcel[] | undefined
  despiteDispute?: boolean | undefined
  requestId: string
}

/** Staff apply an event of the order's state table (decision E2). */
export async function advanceStaffOrder({ db, terms }: OrderDeps, { id, staff, ...act }: Act) {
  // The payment is refunded.
  if (act.event === 'cancel') requireFreshCode(staff)
  return transact(db, async (tx) => {
    const order = await lockAnyOrder(tx, id)
    if (!isEventOf('admin', act.event)) throw new Refusal('Staff cannot do this', 403)
    if (act.event === 'correct_tracking') refuseUntracked(act)
    if (act.event === 'cancel' && cancelAsksSecond(order))
      throw new Refusal(REFUND_ASKS_SECOND, 409)
    return moveOrder({ tx, terms }, order, { ...act, staffId: staff.userId })
  })
}
