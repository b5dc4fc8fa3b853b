import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

/** Notes, once and under the order's lock, what is left of a canceled order that was paid by wire: staff send it. */
export async function oweWireBack(tx: Tx, orderId: number) {
  await sql`
    insert into partial_refunds (purchase_order_id, key, amount_cents, fee_cents, reason, of_canceled)
    select o.id, md5('canceled ' || o.id)::uuid, o.total_cents - p.amount, o.fee_cents - p.fee,
      ${'Order canceled'}, true
    from purchase_orders o cross join lateral (
      select coalesce(sum(amount_cents), 0)::bigint as amount, coalesce(sum(fee_cents), 0)::bigint as fee
      from partial_refunds where purchase_order_id = o.id
    ) p
    where o.id = ${orderId} and o.paid_at is not null and o.total_cents > p.amount
    on conflict (purchase_order_id, key) do nothing`.execute(tx)
}
