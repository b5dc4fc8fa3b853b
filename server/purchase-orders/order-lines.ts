import type { Database, Tx } from '#server/platform/database/database.ts'

export async function linesOf(db: Database | Tx, orderIds: number[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('purchaseOrderLines')
    .innerJoin('products', 'products.id', 'purchaseOrderLines.productId')
    .select([
      'purchaseOrderLines.id',
      'purchaseOrderId',
      'productId',
      'purchaseOrderLines.name',
      'purchaseOrderLines.upc',
      'purchaseOrderLines.sku',
      'image',
      'quantity',
      'unitCents',
      'totalCents',
      'feeCents',
      'products.sellerId',
    ])
    .where('purchaseOrderId', 'in', orderIds)
    .orderBy('purchaseOrderLines.id')
    .execute()
}
export type PurchaseOrderLine = Awaited<ReturnType<typeof linesOf>>[number]
