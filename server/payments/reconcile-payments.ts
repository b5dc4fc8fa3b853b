import { unsettledSessions } from './checkout-session-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { settleCheckout } from './settle-checkout.ts'

/** Makes our books agree with the provider's after any fault: open sessions and unhandled events. */
export async function reconcilePayments(desk: PaymentDesk) {
  for (const { providerSessionId } of await unsettledSessions(desk.db))
    if (providerSessionId) await settleCheckout(desk, providerSessionId)

  const waiting = await desk.db
    .selectFrom('paymentEvents')
    .select(['id', 'type', 'providerSessionId', 'paymentIntentId', 'receivedAt'])
    .where('handledAt', 'is', null)
    .orderBy('receivedAt')
    .limit(500)
    .execute()
  for (const { id, type, providerSessionId, paymentIntentId, receivedAt } of waiting)
    await receiveWebhook(desk, {
      id,
      type,
      created: receivedAt,
      sessionId: providerSessionId,
      paymentIntentId,
      orderId: null,
    })
}
