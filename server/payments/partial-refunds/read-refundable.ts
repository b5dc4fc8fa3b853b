import { sql } from 'kysely'
import { cents } from '#market/money.ts'
import type { Refundable } from '#market/ledger/partial-refund.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { partialRefundsOf } from './partial-refunds-of.ts'

/** What can be given back of a locked order: what was credited before counts, by whichever way it goes back. */
export async function readRefundable(
  tx: Tx,
  {
    id,
    totalCents,
    feeCents,
    freightCents,
  }: Pick<PurchaseOrder, 'id' | 'totalCents' | 'feeCents' | 'freightCents'>,
): Promise<Refundable> {
  const { rows } = await sql<{ amount: number; fee: number; disputed: number }>`
    select (select coalesce(sum(amount_cents), 0)::bigint from purchase_order_credits
        where purchase_order_id = o.id) as amount,
      (select coalesce(sum(fee_cents), 0)::bigint from purchase_order_credits where purchase_order_id = o.id) as fee,
      (select coalesce(sum(amount_cents), 0)::bigint from disputes
        where purchase_order_id = o.id and status in ('open', 'lost')) as disputed
    from purchase_orders o where o.id = ${id}`.execute(tx)
  const before = (await partialRefundsOf(tx, id)).flatMap(({ lines }) => lines ?? [])
  const refundedOf = (lineId: number) =>
    before.reduce((units, part) => units + (part.line_id === lineId ? part.quantity : 0), 0)
  return {
    total: totalCents,
    fee: feeCents,
    freight: freightCents ?? cents(0),
    refunded: { amount: cents(rows[0]?.amount ?? 0), fee: cents(rows[0]?.fee ?? 0) },
    disputed: cents(rows[0]?.disputed ?? 0),
    lines: (await linesOf(tx, [id])).map((line) => ({
      id: line.id,
      quantity: line.quantity,
      unit: line.unitCents,
      refundedQuantity: refundedOf(line.id),
    })),
  }
}
