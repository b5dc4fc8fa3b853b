import type { StaffViewer } from '#market/accounts/viewer.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { recordAct } from '#server/audit/record-act.ts'
import {
  endByChargeback,
  retryPart,
  returnPart,
  type FailedPart,
} from '#server/payments/partial-refunds/end-failed-part.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { OrderDeps } from '#server/purchase-orders/advance-purchase-order.ts'
import { showStaffOrder } from '../show-staff-order.ts'

type Act = FailedPart & { staff: StaffViewer; requestId: string }

export async function retryPartialRefund(db: Database, { staff, requestId, ...failed }: Act) {
  requireFreshCode(staff)
  return transact(db, async (tx) => {
    if (await retryPart(tx, failed))
      await recordAct(tx, {
        actorUserId: staff.userId,
        act: 'partial refund requested again',
        subject: `order ${failed.orderId}`,
        after: { refund_id: failed.refundId, attempt: failed.attempt + 1 },
        requestId,
      })
    return showStaffOrder(tx, failed.orderId)
  })
}

export async function endRefundByChargeback(db: Database, { staff, requestId, ...failed }: Act) {
  requireFreshCode(staff)
  return transact(db, async (tx) => {
    if (await endByChargeback(tx, failed))
      await recordAct(tx, {
        actorUserId: staff.userId,
        act: 'partial refund charged back',
        subject: `order ${failed.orderId}`,
        after: { refund_id: failed.refundId },
        requestId,
      })
    return showStaffOrder(tx, failed.orderId)
  })
}

/** Records how staff sent a part: what the provider could not return, or what was paid by wire. */
export async function markPartReturned(
  { db, terms }: OrderDeps,
  { staff, requestId, note, ...failed }: Act & { note: string },
) {
  requireFreshCode(staff)
  return transact(db, async (tx) => {
    await returnPart({ tx, terms }, { ...failed, note })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'partial refund returned by hand',
      subject: `order ${failed.orderId}`,
      after: { refund_id: failed.refundId, note },
      requestId,
    })
    return showStaffOrder(tx, failed.orderId)
  })
}
