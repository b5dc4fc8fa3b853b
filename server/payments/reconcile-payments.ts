import { eachByItself } from '#server/platform/jobs/each-by-itself.ts'
import { unsettledSessions } from './checkout-session-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { settleCheckout } from './settle-checkout.ts'

/** Makes our books agree with the provider's after any fault: open sessions and unhandled events. */
export async function reconcilePayments(desk: PaymentDesk) {
  const unsettled = await unsettledSessions(desk.db)
  const waiting = await desk.db
    .selectFrom('paymentEvents')
    .select(['id', 'type', 'providerSessionId', 'paymentIntentId', 'receivedAt'])
    .where('handledAt', 'is', null)
    .orderBy('receivedAt')
    .limit(500)
    .execute()
  await eachByItself(
    [
      ...unsettled.map(({ providerSessionId }) => async () => {
        if (providerSessionId) await settleCheckout(desk, providerSessionId)
      }),
      ...waiting.map(
        ({ providerSessionId: sessionId, receivedAt: created, ...event }) =>
          () =>
            receiveWebhook(desk, { ...event, sessionId, created, orderId: null }),
      ),
    ],
    (agree) => agree(),
  )
}
