import type { Tx } from '#server/platform/database/database.ts'

export type IssuedInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

export const findInvoice = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('papers')
    .select(['number', 'issuedOn', 'sellerId', 'seller', 'buyer', 'lines', 'facts', 'totalCents'])
    .where('purchaseOrderId', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
