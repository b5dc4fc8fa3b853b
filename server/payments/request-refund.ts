import { z } from 'zod'
import { cents, type Cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import { returnedOf } from './provider-refund-store.ts'

export const refundPayment = job('refund_payment', z.object({ refundId: z.int() }))

type Captured = { orderId: number; paymentIntentId: string | null; amount: Cents }

/**
 * Notes, once for each payment and under its order's lock, that what was captured goes back, but for what staff gave
 * back by hand; a job then asks the provider.
 */
export async function requestRefund(tx: Tx, { orderId, paymentIntentId, amount }: Captured) {
  if (!paymentIntentId) return
  const left = cents(Math.max(0, amount - (await returnedOf(tx, paymentIntentId))))
  const requested = await tx
    .insertInto('refunds')
    .values({
      purchaseOrderId: orderId,
      paymentIntentId,
      amountCents: left,
      status: left > 0 ? 'requested' : 'not_needed',
    })
    .onConflict((conflict) => conflict.column('paymentIntentId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (requested && left > 0) await enqueue(tx, refundPayment, { refundId: requested.id })
}
