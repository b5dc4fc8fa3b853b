import { sql, type Generated, type JSONColumnType } from 'kysely'
import { cents, type Cents } from '#market/money.ts'
import type { PartOfLine, Refundable } from '#market/ledger/partial-refund.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { partialRefundColumns, partialRefundsOf } from './partial-refunds-of.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    partialRefunds: PartialRefundsTable
  }
}

type PartialRefundsTable = {
  id: Generated<number>
  purchaseOrderId: number
  key: string
  amountCents: Cents
  feeCents: Cents
  reason: string
  lines: JSONColumnType<PartOfLine[]> | null
  decidedBy: Generated<'staff' | 'claim' | 'packing'>
  /** The administrator who decided; null where none did. */
  madeBy: number | null
  ofCanceled: Generated<boolean>
  at: Generated<Date>
  paymentIntentId: string | null
  status: Generated<'requested' | 'made' | 'failed' | 'returned' | 'charged_back'>
  providerRefundId: string | null
  attempt: Generated<number>
  refusedCode: string | null
  refusedAt: Date | null
  returnedAt: Date | null
  returnNote: string | null
}

/** Locks a refund in part of an order, whose lock is held. */
export const lockPartialRefund = (tx: Tx, id: number) =>
  tx
    .selectFrom('partialRefunds')
    .select(partialRefundColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** What can be given back of a locked order: what was credited before counts, by whichever way it goes back. */
export async function readRefundable(
  tx: Tx,
  { id, totalCents, feeCents }: { id: number; totalCents: Cents; feeCents: Cents },
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

/** The card payment that the order keeps: what was paid besides goes back whole. */
export async function keptPaymentOf(tx: Tx, orderId: number) {
  const { rows } = await sql<{ id: string }>`
    select c.payment_intent_id as id from checkout_sessions c
    where c.purchase_order_id = ${orderId} and c.paid and c.payment_intent_id is not null
      and not exists (select from refunds r where r.payment_intent_id = c.payment_intent_id)
    order by c.id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
