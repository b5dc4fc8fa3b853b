import { sql } from 'kysely'
import type { Cents } from '#market/money.ts'

export type RefundedOfOrder = { amount: Cents; fee: Cents; open: Cents }

/** What was refunded of the order `o`, or was decided to be: what its credit notes come to. */
export const refundedCents = sql<Cents>`(select coalesce(sum(c.amount_cents), 0)::bigint
  from purchase_order_credits c where c.purchase_order_id = o.id)`

/** The same with the fee's share of it, and how much has not been sent. */
export const refundedOfOrder = sql<RefundedOfOrder>`(select json_build_object(
    'amount', coalesce(sum(c.amount_cents), 0), 'fee', coalesce(sum(c.fee_cents), 0),
    'open', (select coalesce(sum(r.amount_cents), 0) from partial_refunds r
      where r.purchase_order_id = o.id and r.status in ('requested', 'failed')))
  from purchase_order_credits c where c.purchase_order_id = o.id)`
