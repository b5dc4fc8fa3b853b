import { sql } from 'kysely'
import { cents, type Cents } from '#market/money.ts'
import type { Dispute, DisputeStatus } from '#market/purchase-orders/dispute.ts'

export type KeptDispute = {
  status: DisputeStatus
  amountCents: Cents
  reason: string
  respondBy: string | null
}

/** The dispute of the order `o` that matters most: one that is open, then the latest. */
export const currentDispute = sql<KeptDispute | null>`(select json_build_object('status', d.status,
    'amountCents', d.amount_cents, 'reason', d.reason, 'respondBy', d.respond_by)
  from disputes d where d.purchase_order_id = o.id
  order by d.status = 'open' desc, d.created_at desc, d.id limit 1)`

export const disputeJson = (kept: KeptDispute | null): Dispute | null =>
  kept && {
    status: kept.status,
    amount_cents: cents(kept.amountCents),
    reason: kept.reason,
    respond_by: kept.respondBy === null ? null : new Date(kept.respondBy).toISOString(),
  }
