import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { findOrder } from '#server/purchase-orders/find-order.ts'
import { showPurchaseOrder } from '#server/purchase-orders/show-purchase-order.ts'
import { unsettledSessions } from './checkout-session-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { settleCheckout } from './settle-checkout.ts'

/** After the return from the hosted page: the server asks the provider, the address proves nothing. */
export async function refreshOrder(desk: PaymentDesk, viewer: BuyerViewer, orderId: number) {
  const order = await findOrder(desk.db, viewer, orderId)
  for (const sessionId of await unsettledSessions(desk.db, order.id))
    await settleCheckout(desk, sessionId)
  return showPurchaseOrder(desk.db, viewer, order.id)
}
