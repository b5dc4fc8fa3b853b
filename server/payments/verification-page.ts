import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { needsVerification } from '#market/purchase-orders/purchase-order.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { findOrder } from '#server/purchase-orders/find-order.ts'
import { showPurchaseOrder } from '#server/purchase-orders/show-purchase-order.ts'
import { latestSession } from './checkout-session-store.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** Where the buyer confirms a payment the bank wants confirmed. */
export async function verificationPage(deps: PaymentDeps, viewer: BuyerViewer, orderId: number) {
  const order = await findOrder(deps.db, viewer, orderId)
  const session = await latestSession(deps.db, order.id)
  if (needsVerification(order.status) && session?.providerSessionId) {
    const { payment } = await deps.provider.readCheckout(session.providerSessionId)
    if (payment.stage === 'needs-action' && payment.url) return payment.url
  }
  const body = await showPurchaseOrder(deps.db, viewer, order.id)
  throw new Refusal('This payment needs no verification.', 409, { body })
}
