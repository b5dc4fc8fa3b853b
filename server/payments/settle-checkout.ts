import type { CheckoutState } from '#market/payments/checkout-state.ts'
import { paymentOutcome } from '#market/payments/payment-outcome.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { advanceOrder } from '#server/purchase-orders/advance-order.ts'
import { lockAnyOrder, type PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { findSession, latestSession, saveSessionState } from './checkout-session-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { requestRefund } from './request-refund.ts'

/** Asks the provider how a checkout stands and moves its order accordingly, once (reliability 12 to 14). */
export async function settleCheckout(desk: PaymentDesk, sessionId: string) {
  const checkout = await desk.provider.readCheckout(sessionId)
  return transact(desk.db, (tx) => applyCheckout(tx, desk, checkout))
}

/** Closes a checkout that is still open, and moves its order as it ended. */
export async function closeCheckout(desk: PaymentDesk, sessionId: string) {
  const checkout = await desk.provider.expireCheckout(sessionId)
  return transact(desk.db, (tx) => applyCheckout(tx, desk, checkout))
}

/** Whether the order the checkout names is one of ours; the order moves if its state allows it. */
export async function applyCheckout(
  tx: Tx,
  { terms }: Pick<PaymentDesk, 'terms'>,
  checkout: CheckoutState,
): Promise<boolean> {
  const session = await findSession(tx, checkout.sessionId)
  if (!session) return false
  const order = await lockAnyOrder(tx, session.purchaseOrderId)
  const outcome = paymentOutcome(checkout, { id: String(order.id), total: order.totalCents })
  if (outcome === 'mismatch') return false
  // Read under the order's lock: what was asked before another delivery settled it is out of date.
  if ((await findSession(tx, checkout.sessionId))?.paid) return true
  await saveSessionState(tx, checkout)
  if (outcome === 'none') return true
  if (outcome !== 'confirm_payment' && (await isSuperseded(tx, order, checkout))) return true

  const by = { party: 'system', userId: null } as const
  const moved = await advanceOrder({ tx, terms }, order, { event: outcome, by })
  if (!moved && outcome === 'confirm_payment') await returnMoney(tx, order, checkout)
  return true
}

// An old session's end never undoes what a newer one has come to (reliability 13).
async function isSuperseded(tx: Tx, order: PurchaseOrder, { sessionId }: CheckoutState) {
  return (await latestSession(tx, order.id))?.providerSessionId !== sessionId
}

// The order was canceled, or paid in another way, while the buyer paid (reliability 11).
const returnMoney = (tx: Tx, order: PurchaseOrder, { paymentIntentId, amount }: CheckoutState) =>
  requestRefund(tx, { orderId: order.id, paymentIntentId, amount })
