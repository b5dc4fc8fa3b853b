import { transact } from '#server/platform/database/transact.ts'
import { findOpenSession } from './checkout-session-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { requestRefund } from './request-refund.ts'
import { closeCheckout } from './settle-checkout.ts'

/** Closes the checkout that is still open of an order canceled, or paid by wire, and returns everything captured. */
export async function endPaymentOf(desk: PaymentDesk, orderId: number) {
  const open = await findOpenSession(desk.db, orderId)
  if (open?.providerSessionId) await closeCheckout(desk, open.providerSessionId)
  await returnCaptured(desk, orderId)
}

async function returnCaptured({ db }: PaymentDesk, orderId: number) {
  const paid = await db
    .selectFrom('checkoutSessions')
    .select(['paymentIntentId', 'amountCents'])
    .where('purchaseOrderId', '=', orderId)
    .where('paid', '=', true)
    .execute()
  for (const { paymentIntentId, amountCents } of paid)
    await transact(db, (tx) => requestRefund(tx, { orderId, paymentIntentId, amount: amountCents }))
}
