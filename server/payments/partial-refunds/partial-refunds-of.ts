import type { Database, Tx } from '#server/platform/database/database.ts'

export const partialRefundColumns = [
  'id',
  'purchaseOrderId',
  'amountCents',
  'feeCents',
  'reason',
  'lines',
  'at',
  'paymentIntentId',
  'status',
  'providerRefundId',
  'attempt',
  'refusedCode',
  'returnNote',
  'ofCanceled',
] as const

/** What staff gave back of an order in part, oldest first. */
export const partialRefundsOf = (db: Database | Tx, orderId: number) =>
  db
    .selectFrom('partialRefunds')
    .select(partialRefundColumns)
    .where('purchaseOrderId', '=', orderId)
    .orderBy('id')
    .execute()
