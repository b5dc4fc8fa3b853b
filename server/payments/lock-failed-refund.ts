import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type FailedRefund = { orderId: number; refundId: number; attempt: number }

/** Locks a failed refund of an order; undefined when it has been requested again since that attempt. */
export async function lockFailedRefund(tx: Tx, { orderId, refundId, attempt }: FailedRefund) {
  const kept = await tx
    .selectFrom('refunds')
    .select(['attempt', 'status', 'amountCents', 'providerRefundId'])
    .where('id', '=', refundId)
    .where('purchaseOrderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!kept) throw new Refusal('Not found', 404)
  if (kept.attempt > attempt) return undefined
  if (kept.status !== 'failed') throw new Refusal('This refund has not failed', 409)
  return kept
}
