import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { findOrder } from '#server/purchase-orders/find-order.ts'
import { showPurchaseOrder } from '#server/purchase-orders/show-purchase-order.ts'
import { unsettledSessions } from './checkout-session-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { settleCheckout } from './settle-checkout.ts'

/** After the return from the hosted page: the server asks the provider, the address proves nothing. */
export async function refreshOrder(deps: PaymentDeps, viewer: BuyerViewer, orderId: number) {
  const order = await findOrder(deps.db, viewer, orderId)
  for (const sessionId of await unsettledSessions(deps.db, order.id))
    await settleCheckout(deps, sessionId)
  return showPurchaseOrder(deps.db, viewer, order.id)
}
