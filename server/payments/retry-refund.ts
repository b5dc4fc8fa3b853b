import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { lockFailedRefund, type FailedRefund } from './lock-failed-refund.ts'
import { refundPayment } from './request-refund.ts'

/**
 * Requests a failed refund again from the provider: once for each attempt, however often this is called.
 * Returns whether this call did it.
 */
export async function retryRefund(tx: Tx, { orderId, refundId, attempt }: FailedRefund) {
  const kept = await lockFailedRefund(tx, { orderId, refundId, attempt })
  if (!kept) return false
  await tx
    .updateTable('refunds')
    .set({
      status: 'requested',
      attempt: kept.attempt + 1,
      providerRefundId: null,
      refusedCode: null,
      refusedAt: null,
      // What the provider still says of that one must not fail the new one.
      ...(kept.providerRefundId !== null && {
        failedRefundIds: sql`array_append(failed_refund_ids, ${kept.providerRefundId})`,
      }),
    })
    .where('id', '=', refundId)
    .execute()
  await publishToStaff(tx, 'PurchaseOrdersChannel')
  await enqueue(tx, refundPayment, { refundId })
  return true
}
