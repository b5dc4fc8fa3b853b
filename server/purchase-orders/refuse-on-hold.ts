import { ON_HOLD } from '#market/purchase-orders/on-hold.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import { isRefundWaiting } from '#server/approvals/is-refund-waiting.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Nobody ships a locked order while a second administrator decides whether it is canceled. */
export async function refuseOnHold(tx: Tx, orderId: number, event: PurchaseOrderEvent) {
  if (event === 'ship' && (await isRefundWaiting(tx, orderId))) throw new Refusal(ON_HOLD, 409)
}
