import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

/** Whether a cancellation of the order `o` waits for a second administrator. */
export const refundWaits = sql<boolean>`exists (select from approvals a
  where a.act = 'refund' and a.subject_id = o.id and a.outcome is null and a.expires_at > now())`

/** The same of a locked order. What was read while its lock was waited for may be older than that lock. */
export async function isRefundWaiting(tx: Tx, orderId: number) {
  const { rows } = await sql<{ waits: boolean }>`
    select ${refundWaits} as waits from purchase_orders o where o.id = ${orderId}`.execute(tx)
  return rows[0]?.waits ?? false
}
