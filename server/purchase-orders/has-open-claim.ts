import { sql } from 'kysely'
import type { ClaimState } from '#market/purchase-orders/claim-state.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** Whose turn the open claims on the order `o` are. */
export const openClaims = sql<ClaimState[]>`(select coalesce(json_agg(distinct c.state), '[]')
  from claims c where c.purchase_order_id = o.id and c.closed_at is null)`

/** Whether a claim on the order `o` is not closed. */
export const hasOpenClaim = sql<boolean>`exists (select from claims c
  where c.purchase_order_id = o.id and c.closed_at is null)`

/** The same of a locked order. What was read while its lock was waited for may be older than that lock. */
export async function isClaimed(tx: Tx, orderId: number) {
  const { rows } = await sql<{ held: boolean }>`
    select ${hasOpenClaim} as held from purchase_orders o where o.id = ${orderId}`.execute(tx)
  return rows[0]?.held === true
}
