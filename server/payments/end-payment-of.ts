import { findOpenSession } from './checkout-session-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { refundOrder } from './request-refund.ts'
import { closeCheckout } from './settle-checkout.ts'

/** Closes the checkout of a canceled order that is still open, and returns everything captured. */
export async function endPaymentOf(desk: PaymentDesk, orderId: number) {
  const open = await findOpenSession(desk.db, orderId)
  if (open?.providerSessionId) await closeCheckout(desk, open.providerSessionId)
  await refundOrder(desk, orderId)
}
