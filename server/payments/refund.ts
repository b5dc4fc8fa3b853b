import type { PaymentDesk } from './payment-desk.ts'

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
