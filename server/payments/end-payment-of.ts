import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { findAnyOrder, lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { abandonSession, findOpenSession, type CheckoutSession } from './checkout-session-store.ts'
import { isTooOldToOpen, openCheckout } from './open-checkout.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { requestRefund } from './request-refund.ts'
import { closeCheckout } from './settle-checkout.ts'

/** Closes the checkout that is still open of an order canceled, or paid by wire, and returns everything captured. */
export async function endPaymentOf(desk: PaymentDesk, orderId: number) {
  const open = await findOpenSession(desk.db, orderId)
  if (open) await close(desk, open)
  await returnCaptured(desk, orderId)
}

// Whether the provider has opened the page is not known before its answer: it is asked for the same page, and closes that.
async function close(desk: PaymentDesk, place: CheckoutSession) {
  if (place.providerSessionId) return closeCheckout(desk, place.providerSessionId)
  if (isTooOldToOpen(place, await databaseNow(desk.db))) return abandonSession(desk.db, place)
  const order = await findAnyOrder(desk.db, place.purchaseOrderId)
  const { sessionId } = await openCheckout(desk, order, place)
  return closeCheckout(desk, sessionId)
}

async function returnCaptured({ db }: PaymentDesk, orderId: number) {
  const paid = await db
    .selectFrom('checkoutSessions')
    .select(['paymentIntentId', 'amountCents'])
    .where('purchaseOrderId', '=', orderId)
    .where('paid', '=', true)
    .execute()
  for (const { paymentIntentId, amountCents } of paid)
    await transact(db, async (tx) => {
      await lockAnyOrder(tx, orderId)
      await requestRefund(tx, { orderId, paymentIntentId, amount: amountCents })
    })
}
