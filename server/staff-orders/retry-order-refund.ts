import type { StaffViewer } from '#market/accounts/viewer.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { retryRefund } from '#server/payments/retry-refund.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { showStaffOrder } from './show-staff-order.ts'

type Retrying = {
  id: number
  refundId: number
  attempt: number
  staff: StaffViewer
  requestId: string
}

/** Retries a failed refund. */
export async function retryOrderRefund(
  db: Database,
  { id, staff, requestId, ...failed }: Retrying,
) {
  requireFreshCode(staff)
  return transact(db, async (tx) => {
    const isAsked = await retryRefund(tx, { orderId: id, ...failed })
    if (isAsked)
      await recordAct(tx, {
        actorUserId: staff.userId,
        act: 'refund asked for anew',
        subject: `order ${id}`,
        after: { refund_id: failed.refundId, attempt: failed.attempt + 1 },
        requestId,
      })
    return showStaffOrder(tx, id)
  })
}
