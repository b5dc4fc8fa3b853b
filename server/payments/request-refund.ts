import { z } from 'zod'
import type { Cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'

export const refundPayment = job('refund_payment', z.object({ refundId: z.int() }))

type Captured = { orderId: number; paymentIntentId: string | null; amount: Cents }

/** Notes, once for each payment, that what was captured goes back; a job then asks the provider. */
export async function requestRefund(tx: Tx, { orderId, paymentIntentId, amount }: Captured) {
  if (!paymentIntentId) return
  const requested = await tx
    .insertInto('refunds')
    .values({
      purchaseOrderId: orderId,
      paymentIntentId,
      amountCents: amount,
    })
    .onConflict((conflict) => conflict.column('paymentIntentId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (requested) await enqueue(tx, refundPayment, { refundId: requested.id })
}
