import { sql } from 'kysely'
import { USUAL_CONDITION, type ProductCondition } from '#market/products/product-condition.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

export async function linesOf(db: Database | Tx, orderIds: number[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('purchaseOrderLines')
    .innerJoin('products', 'products.id', 'purchaseOrderLines.productId')
    .leftJoin('receivedUnits', 'receivedUnits.lineId', 'purchaseOrderLines.id')
    .leftJoin('manifests', 'manifests.id', 'purchaseOrderLines.manifestId')
    .select([
      'purchaseOrderLines.id',
      'purchaseOrderLines.purchaseOrderId',
      'receivedUnits.units as receivedUnits',
      'purchaseOrderLines.productId',
      'purchaseOrderLines.manifestId',
      'manifests.units as manifestUnits',
      'purchaseOrderLines.name',
      'purchaseOrderLines.upc',
      'purchaseOrderLines.sku',
      'image',
      sql<ProductCondition>`coalesce(purchase_order_lines.condition, ${USUAL_CONDITION})`.as(
        'condition',
      ),
      'quantity',
      'unitCents',
      'totalCents',
      'feeCents',
      'purchaseOrderLines.resaleTerms',
      'purchaseOrderLines.lot',
      'products.sellerId',
    ])
    .where('purchaseOrderLines.purchaseOrderId', 'in', orderIds)
    .orderBy('purchaseOrderLines.id')
    .execute()
}
export type PurchaseOrderLine = Awaited<ReturnType<typeof linesOf>>[number]

/** The photos of the lot, as it was bought; of orders from before all were kept, the first one. */
export const imagesOf = ({ lot, image }: Pick<PurchaseOrderLine, 'lot' | 'image'>) =>
  lot?.images ?? (image === null ? [] : [image])
