import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PurchaseOrder } from './find-order.ts'

/**
 * Completing an order by hand says that staff paid its seller. Money that is in a payout would leave twice; the seller's
 * money is locked, so that no pay run takes it meanwhile.
 */
export async function refuseWhilePaidOut(tx: Tx, { id, sellerId }: PurchaseOrder) {
  await sql`select lock_seller_money(${sellerId})`.execute(tx)
  const { rows } = await sql<{ payoutId: number }>`
    select w.payout_id from payout_orders w join payouts t on t.id = w.payout_id
    where w.purchase_order_id = ${id} and w.net_cents > 0 and t.status in ('begun', 'sent', 'paid')`.execute(
    tx,
  )
  const [taken] = rows
  if (taken)
    throw new Refusal(
      `The seller gets this order’s money with payout ${taken.payoutId}. The order is completed once that is paid.`,
      409,
    )
}
