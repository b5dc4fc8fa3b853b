import { sql } from 'kysely'
import type { Trader } from '#market/accounts/viewer.ts'
import type { PageQuery } from '#market/paging.ts'
import type { OrdersAsked } from '#market/purchase-orders/purchase-order-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { hasOpenClaim } from './has-open-claim.ts'
import {
  isOpenOrder,
  isOrderOf,
  orderColumns,
  orderTables,
  type PurchaseOrder,
} from './find-order.ts'

/** A page of those of the viewer's orders that are asked for, oldest first, and how many there are in all. */
export async function listOrders(
  tx: Tx,
  viewer: Trader,
  { page, per_page, ...asked }: OrdersAsked,
) {
  const isListed = sql.join([isOrderOf(viewer), ...conditionsOf(asked)], sql` and `)
  const orders =
    await sql<PurchaseOrder>`select ${orderColumns} from ${orderTables} where ${isListed}
    order by o.created_at, o.id limit ${per_page} offset ${(page - 1) * per_page}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*) as total from purchase_orders o where ${isListed}`.execute(tx)
  return { orders: orders.rows, totalCount: counted.rows[0]?.total ?? 0 }
}

function* conditionsOf({ open, product_id: productId }: Omit<OrdersAsked, keyof PageQuery>) {
  const isOpen = sql`(${isOpenOrder} or ${hasOpenClaim})`
  if (open !== undefined) yield open ? isOpen : sql`not ${isOpen}`
  if (productId !== undefined)
    yield sql`exists (select from purchase_order_lines l
      where l.purchase_order_id = o.id and l.product_id = ${productId})`
}

export async function eventsOf(db: Database | Tx, orderIds: number[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('purchaseOrderEvents')
    .select(['purchaseOrderId', 'event', 'toStatus', 'party', 'note', 'at'])
    .where('purchaseOrderId', 'in', orderIds)
    .orderBy('id')
    .execute()
}
