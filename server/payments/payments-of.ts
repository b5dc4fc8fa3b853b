import { partialRefundsOf } from './partial-refunds/partial-refunds-of.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** Every visit of the buyer to the hosted checkout, newest first, and the refunds. */
export async function paymentsOf(tx: Tx, orderId: number) {
  const payments = await tx
    .selectFrom('checkoutSessions')
    .select(['id', 'status', 'stage', 'amountCents', 'paymentIntentId', 'createdAt'])
    .where('purchaseOrderId', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
  const refunds = await tx
    .selectFrom('refunds')
    .select(['id', 'status', 'amountCents', 'attempt', 'returnNote', 'returnedAt', 'refusedCode'])
    .select('createdAt')
    .where('purchaseOrderId', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
  const parts = await partialRefundsOf(tx, orderId)
  return { payments, refunds, byHand: await refundsByHand(tx, orderId), parts }
}

/** Money that the provider returned without a refund of ours: by hand, or by an earlier attempt. */
const refundsByHand = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('providerRefunds as p')
    .leftJoin('refunds as r', (join) =>
      join.onRef('r.id', '=', 'p.refundId').onRef('r.providerRefundId', '=', 'p.id'),
    )
    .select(['p.id', 'p.status', 'p.amountCents', 'p.createdAt'])
    .where('p.purchaseOrderId', '=', orderId)
    .where('r.id', 'is', null)
    .where('p.partialRefundId', 'is', null)
    .where((eb) => eb.or([eb('p.refundId', 'is', null), eb('p.status', '!=', 'failed')]))
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id')
    .execute()
