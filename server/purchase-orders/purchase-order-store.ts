import { sql } from 'kysely'
import type { Trader } from '#market/accounts/viewer.ts'
import type { PageQuery } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { isOrderOf, orderColumns, orderTables, type PurchaseOrder } from './find-order.ts'

/** A page of the viewer's orders, oldest first, and how many there are in all. */
export async function listOrders(tx: Tx, viewer: Trader, { page, per_page }: PageQuery) {
  const mine = isOrderOf(viewer)
  const orders = await sql<PurchaseOrder>`select ${orderColumns} from ${orderTables} where ${mine}
    order by o.created_at, o.id limit ${per_page} offset ${(page - 1) * per_page}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*) as total from purchase_orders o where ${mine}`.execute(tx)
  return { orders: orders.rows, totalCount: counted.rows[0]?.total ?? 0 }
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
