import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { findAnyOrder, lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { abandonSession, findOpenSession, type CheckoutSession } from './checkout-session-store.ts'
import { isTooOldToOpen, openCheckout } from './open-checkout.ts'
import { creditReturned } from './credit-returned.ts'
import { oweWireBack } from './partial-refunds/owe-wire-back.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { requestRefund } from './request-refund.ts'
import { closeCheckout } from './settle-checkout.ts'

/** Closes the checkout that is still open of an order canceled, or paid by wire, and returns everything captured. */
export async function endPaymentOf(deps: PaymentDeps, orderId: number) {
  await endCheckoutOf(deps, orderId)
  await returnCaptured(deps, orderId)
}

/** Closes the checkout of an order that is still open; one that was paid meanwhile moves the order on. */
export async function endCheckoutOf(deps: PaymentDeps, orderId: number) {
  const open = await findOpenSession(deps.db, orderId)
  if (open) await close(deps, open)
}

// Whether the provider has opened the page is not known before its answer: it is asked for the same page, and closes that.
async function close(deps: PaymentDeps, place: CheckoutSession) {
  if (place.providerSessionId) return closeCheckout(deps, place.providerSessionId)
  if (isTooOldToOpen(place, await databaseNow(deps.db))) return abandonSession(deps.db, place)
  const order = await findAnyOrder(deps.db, place.purchaseOrderId)
  const { sessionId } = await openCheckout(deps, order, place)
  return closeCheckout(deps, sessionId)
}

async function returnCaptured({ db }: PaymentDeps, orderId: number) {
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
  await transact(db, async (tx) => {
    const { paidByWire, status } = await lockAnyOrder(tx, orderId)
    if (!paidByWire || status !== 'canceled') return
    await creditReturned(tx, orderId, { cause: 'canceled after a wire transfer' })
    await oweWireBack(tx, orderId)
    await publishToStaff(tx, 'PurchaseOrdersChannel')
  })
}
