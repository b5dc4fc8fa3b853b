import { sql } from 'kysely'
import {
  asksBeforeShipping,
  DISPUTED,
  disputeHolds,
  HELD_BY_DISPUTE,
} from '#market/purchase-orders/dispute.ts'
import { onHoldWords } from '#market/purchase-orders/on-hold.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import { HELD_BY_CLAIM } from '#market/claims/claim.ts'
import { waitingRefundOf } from '#server/approvals/is-refund-waiting.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isClaimed } from './has-open-claim.ts'
import { readShortage, waitsForBuyer } from './shortage-of-order.ts'
import { currentDispute, type KeptDispute } from './current-dispute.ts'

type Act = { event: PurchaseOrderEvent; despiteDispute?: boolean | undefined }

const WAITS_FOR_BUYER = 'The buyer has yet to accept fewer units. Please do not ship it for now.'

/**
 * Nobody ships a locked order while a second administrator decides on its cancellation or refund, nor unasked where its payment
 * is disputed; nobody settles it before a chargeback or a claim is over.
 */
export async function refuseOnHold(tx: Tx, orderId: number, { event, despiteDispute }: Act) {
  const waiting = event === 'ship' ? await waitingRefundOf(tx, orderId) : null
  if (waiting) throw new Refusal(onHoldWords[waiting], 409)
  if (event === 'mark_paid_in_full' && (await isClaimed(tx, orderId)))
    throw new Refusal(HELD_BY_CLAIM, 409)
  const shortage = event === 'ship' ? await readShortage(tx, orderId) : null
  if (shortage && waitsForBuyer({ status: 'awaiting_shipment', shortage }))
    throw new Refusal(WAITS_FOR_BUYER, 409)
  const status = (await readDispute(tx, orderId))?.status
  if (disputeHolds(status).includes(event)) throw new Refusal(HELD_BY_DISPUTE, 409)
  if (event === 'ship' && !despiteDispute && asksBeforeShipping(status))
    throw new Refusal(DISPUTED, 409)
}

// Read again: a value read while waiting for the order's lock may be older than that lock.
async function readDispute(tx: Tx, orderId: number) {
  const { rows } = await sql<{ dispute: KeptDispute | null }>`
    select ${currentDispute} as dispute from purchase_orders o where o.id = ${orderId}`.execute(tx)
  return rows[0]?.dispute
}
