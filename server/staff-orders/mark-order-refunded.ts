import type { StaffViewer } from '#market/accounts/viewer.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { returnByHand } from '#server/payments/return-by-hand.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { showStaffOrder } from './show-staff-order.ts'

type Marking = {
  id: number
  refundId: number
  attempt: number
  note: string
  staff: StaffViewer
  requestId: string
}

/** Records that staff refunded by hand what the provider could not. */
export async function markOrderRefunded(
  db: Database,
  { id, staff, requestId, ...returned }: Marking,
) {
  requireFreshCode(staff)
  return transact(db, async (tx) => {
    await returnByHand(tx, { orderId: id, ...returned })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'refunded by hand',
      subject: `order ${id}`,
      before: { refund: 'failed' },
      after: { refund: 'returned', refund_id: returned.refundId, note: returned.note },
      requestId,
    })
    return showStaffOrder(tx, id)
  })
}
