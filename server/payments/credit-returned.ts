import { sql } from 'kysely'
import { feeOfRest } from '#market/ledger/shares-of-refund.ts'
import { cents } from '#market/money.ts'
import { isWired } from '#server/ledger/money-of-orders.ts'
import { issueCreditNote } from '#server/papers/issue-credit-note.ts'
import type { Tx } from '#server/platform/database/database.ts'

type Cause = { cause: string; isFailure?: boolean }

/**
 * Credits, under the order's lock, what a paid order costs less what is kept of its payments: money paid twice goes back
 * without a credit note. A refund that failed takes its credit back.
 */
export async function creditReturned(tx: Tx, orderId: number, { cause, isFailure }: Cause) {
  const order = await moneyOf(tx, orderId)
  if (!order) return
  const back = Math.min(order.totalCents, Math.max(0, order.totalCents - order.keptCents))
  const amount = back - order.creditedCents
  if (amount === 0 || amount < 0 !== (isFailure ?? false)) return
  const whole = { total: order.totalCents, fee: order.feeCents, freight: order.freightCents }
  const fee = whole.fee - feeOfRest(whole, whole.total - back) - order.creditedFeeCents
  await issueCreditNote(tx, {
    orderId,
    cause,
    amountCents: cents(amount),
    feeCents: cents(fee),
    reason: reasonOf(order.isCanceled, amount),
  })
}

function reasonOf(isCanceled: boolean, amount: number) {
  if (amount < 0) return 'The refund could not be made'
  return isCanceled ? 'Order canceled' : 'Refund'
}

type Money = {
  totalCents: number
  feeCents: number
  freightCents: number
  isCanceled: boolean
  keptCents: number
  creditedCents: number
  creditedFeeCents: number
}

async function moneyOf(tx: Tx, orderId: number): Promise<Money | undefined> {
  const { rows } = await sql<Money>`
    select o.total_cents, o.fee_cents, coalesce(o.freight_cents, 0) as freight_cents, o.status = 'canceled' as is_canceled,
      (select coalesce(sum(amount_cents), 0)::bigint from checkout_sessions where purchase_order_id = o.id and paid)
        + case when o.status <> 'canceled' and exists (select from purchase_order_events e
          where e.purchase_order_id = o.id and e.event = 'confirm_payment' and ${isWired})
          then o.total_cents else 0 end
        - (select coalesce(sum(amount_cents), 0)::bigint from provider_refunds
          where purchase_order_id = o.id and status <> 'failed' and partial_refund_id is null)
        - (select coalesce(sum(amount_cents), 0)::bigint from partial_refunds where purchase_order_id = o.id)
        - (select coalesce(sum(amount_cents), 0)::bigint from refunds
          where purchase_order_id = o.id and status = 'returned') as kept_cents,
      c.cents as credited_cents, c.fee as credited_fee_cents
    from purchase_orders o cross join lateral (
      select coalesce(sum(amount_cents), 0)::bigint as cents, coalesce(sum(fee_cents), 0)::bigint as fee
      from purchase_order_credits where purchase_order_id = o.id
    ) c
    where o.id = ${orderId} and o.paid_at is not null`.execute(tx)
  return rows[0]
}
