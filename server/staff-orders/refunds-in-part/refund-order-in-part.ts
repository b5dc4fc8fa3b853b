import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { PartialRefundForm } from '#market/staff-orders/partial-refund-form.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { refundPart } from '#server/payments/partial-refunds/refund-part.ts'
import { transact } from '#server/platform/database/transact.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import type { OrderDeps } from '#server/purchase-orders/advance-purchase-order.ts'
import { showStaffOrder } from '../show-staff-order.ts'

type Refunding = { id: number; asked: PartialRefundForm; staff: StaffViewer; requestId: string }

/** Gives back a part of a paid order. */
export async function refundOrderInPart(
  { db, terms }: OrderDeps,
  { id, asked, staff, requestId }: Refunding,
) {
  requireFreshCode(staff)
  return transact(db, async (tx) => {
    const order = await lockAnyOrder(tx, id)
    const decided = await refundPart({ tx, terms }, { order, asked, staffId: staff.userId })
    if (decided)
      await recordAct(tx, {
        actorUserId: staff.userId,
        act: 'refunded in part',
        subject: `order ${id}`,
        after: { refund_id: decided.refundId, amount_cents: decided.amount, reason: asked.reason },
        requestId,
      })
    return showStaffOrder(tx, id)
  })
}
