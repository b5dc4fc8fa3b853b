import { sql, type RawBuilder } from 'kysely'
import type { PageQuery } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { orderColumns, orderTables, type PurchaseOrder } from './find-order.ts'

/** A page of the orders `o` of which this is so, oldest first, and how many there are in all. */
export async function listOrders(
  tx: Tx,
  isListed: RawBuilder<unknown>,
  { page, per_page }: PageQuery,
) {
  const orders = await sql<PurchaseOrder>`
    select ${orderColumns} from ${orderTables} where ${isListed}
    order by o.created_at, o.id limit ${per_page} offset ${(page - 1) * per_page}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*) as total from purchase_orders o where ${isListed}`.execute(tx)
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
