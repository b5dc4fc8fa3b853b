import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { announceToStaff } from '#server/platform/live/announce.ts'
import { refundPayment } from './request-refund.ts'

type Failed = { orderId: number; refundId: number; attempt: number }

/**
 * Asks the provider anew for a refund that failed: once for each attempt, however often it is said.
 * Answers whether it was this call that did.
 */
export async function retryRefund(tx: Tx, { orderId, refundId, attempt }: Failed) {
  const kept = await tx
    .selectFrom('refunds')
    .select(['attempt', 'status', 'providerRefundId'])
    .where('id', '=', refundId)
    .where('purchaseOrderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!kept) throw new Refusal('Not found', 404)
  if (kept.attempt > attempt) return false
  if (kept.status !== 'failed') throw new Refusal('This refund has not failed', 409)
  await tx
    .updateTable('refunds')
    .set({
      status: 'requested',
      attempt: kept.attempt + 1,
      providerRefundId: null,
      // What the provider still says of that one must not fail the new one.
      failedRefundIds: sql`array_append(failed_refund_ids, ${kept.providerRefundId})`,
    })
    .where('id', '=', refundId)
    .execute()
  await announceToStaff(tx, 'PurchaseOrdersChannel')
  await enqueue(tx, refundPayment, { refundId })
  return true
}
