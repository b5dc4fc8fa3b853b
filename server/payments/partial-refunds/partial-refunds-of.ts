import type { Database, Tx } from '#server/platform/database/database.ts'

/** What staff gave back of an order in part, oldest first. */
export const partialRefundsOf = (db: Database | Tx, orderId: number) =>
  db
    .selectFrom('partialRefunds')
    .selectAll()
    .where('purchaseOrderId', '=', orderId)
    .orderBy('id')
    .execute()
