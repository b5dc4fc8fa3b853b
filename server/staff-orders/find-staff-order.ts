import { sql } from 'kysely'
import { hasFailedRefund, hasRefundToSend, isStuck } from './order-conditions.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import {
  orderColumns,
  orderTables,
  type PurchaseOrder,
} from '#server/purchase-orders/find-order.ts'

export type StaffOrderRow = PurchaseOrder & {
  hasFailedRefund: boolean
  hasRefundToSend: boolean
  isStuck: boolean
}

export const staffOrderColumns = sql`${orderColumns}, ${hasFailedRefund} as has_failed_refund,
  ${hasRefundToSend} as has_refund_to_send, ${isStuck} as is_stuck`

export async function findStaffOrder(tx: Tx, id: number): Promise<StaffOrderRow> {
  const { rows } = await sql<StaffOrderRow>`
    select ${staffOrderColumns} from ${orderTables} where o.id = ${id}`.execute(tx)
  const [order] = rows
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
