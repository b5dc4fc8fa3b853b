import { z } from 'zod'
import type { Cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import type { PaymentDesk } from './payment-desk.ts'

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

/** Requests the refund of everything captured for a canceled order. */
export async function refundOrder({ db }: PaymentDesk, orderId: number) {
  const paid = await db
    .selectFrom('checkoutSessions')
    .select(['paymentIntentId', 'amountCents'])
    .where('purchaseOrderId', '=', orderId)
    .where('paid', '=', true)
    .execute()
  for (const { paymentIntentId, amountCents } of paid)
    await transact(db, (tx) => requestRefund(tx, { orderId, paymentIntentId, amount: amountCents }))
}

/** Returns the money; the key makes the provider do it once however often the job runs. */
export async function refund({ db, provider }: PaymentDesk, refundId: number) {
  const { paymentIntentId } = await db
    .selectFrom('refunds')
    .select('paymentIntentId')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  const made = await provider.refund({
    paymentIntentId,
    idempotencyKey: `refund-${paymentIntentId}`,
  })
  await db
    .updateTable('refunds')
    .set({ providerRefundId: made.refundId, status: made.status })
    .where('id', '=', refundId)
    .execute()
}
