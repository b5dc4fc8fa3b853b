import type { Tx } from '#server/platform/database/database.ts'

/** Every visit of the buyer to the hosted checkout, the last first, and what went back of the money. */
export async function paymentsOf(tx: Tx, orderId: number) {
  const payments = await tx
    .selectFrom('checkoutSessions')
    .select(['id', 'status', 'stage', 'amountCents', 'paymentIntentId', 'createdAt'])
    .where('purchaseOrderId', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
  const refunds = await tx
    .selectFrom('refunds')
    .select(['id', 'status', 'amountCents', 'attempt', 'returnNote', 'returnedAt', 'createdAt'])
    .where('purchaseOrderId', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
  return { payments, refunds }
}
