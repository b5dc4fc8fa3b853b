import { sql } from 'kysely'
import type { OnHoldFor } from '#market/purchase-orders/on-hold.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** What of the order `o` waits for a second administrator: its cancellation, a refund in part, or nothing. */
export const refundWaiting = sql<OnHoldFor | null>`(select case a.act when 'refund' then 'cancellation' else 'refund' end
  from approvals a where a.act in ('refund', 'partial_refund') and a.subject_id = o.id
    and a.outcome is null and a.expires_at > now() order by a.id limit 1)`

/** The same of a locked order. What was read while its lock was waited for may be older than that lock. */
export async function waitingRefundOf(tx: Tx, orderId: number) {
  const { rows } = await sql<{ waits: OnHoldFor | null }>`
    select ${refundWaiting} as waits from purchase_orders o where o.id = ${orderId}`.execute(tx)
  return rows[0]?.waits ?? null
}

/** Why another refund of the order can't be decided now. */
export const waitsAlready: Record<OnHoldFor, string> = {
  cancellation:
    'A cancellation of this order waits for a second administrator. Decide on it first.',
  refund: 'A refund of this order waits for a second administrator. Decide on it first.',
}
