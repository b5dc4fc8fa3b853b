import { sql, type RawBuilder } from 'kysely'
import { hasFailedRefund, isStuck } from './order-conditions.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import {
  orderColumns,
  orderTables,
  type PurchaseOrder,
} from '#server/purchase-orders/find-order.ts'

export type StaffOrderRow = PurchaseOrder & { hasFailedRefund: boolean; isStuck: boolean }

export async function findStaffOrders(db: Database | Tx, which: RawBuilder<unknown>) {
  const { rows } = await sql<StaffOrderRow>`
    select ${orderColumns}, ${hasFailedRefund} as has_failed_refund, ${isStuck} as is_stuck
    from ${orderTables} ${which}`.execute(db)
  return rows
}

export async function findStaffOrder(tx: Tx, id: number): Promise<StaffOrderRow> {
  const [order] = await findStaffOrders(tx, sql`where o.id = ${id}`)
  if (!order) throw new Refusal('Not found', 404)
  return order
}

/** An order's events and their actors. */
export async function historyOf(tx: Tx, orderId: number) {
  return tx
    .selectFrom('purchaseOrderEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorUserId')
    .select(({ fn }) => [
      'e.event',
      'e.toStatus',
      'e.party',
      'e.note',
      'e.at',
      fn.coalesce(sql<string | null>`nullif(u.full_name, '')`, 'u.email').as('actor'),
    ])
    .where('e.purchaseOrderId', '=', orderId)
    .orderBy('e.id')
    .execute()
}
