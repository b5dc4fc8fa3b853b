import { sql, type Generated, type JSONColumnType } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { PartOfLine } from '#market/ledger/partial-refund.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { partialRefundColumns } from './partial-refunds-of.ts'

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

/** The card payment that the order keeps: what was paid besides goes back whole. */
export async function keptPaymentOf(tx: Tx, orderId: number) {
  const { rows } = await sql<{ id: string }>`
    select c.payment_intent_id as id from checkout_sessions c
    where c.purchase_order_id = ${orderId} and c.paid and c.payment_intent_id is not null
      and not exists (select from refunds r where r.payment_intent_id = c.payment_intent_id)
    order by c.id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
