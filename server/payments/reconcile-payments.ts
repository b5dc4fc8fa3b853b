import type { Selectable } from 'kysely'
import { eachByItself } from '#server/platform/jobs/each-by-itself.ts'
import { unsettledSessions } from './checkout-session-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentEventsTable } from './payment-tables.ts'
import type { PaymentEvent } from './provider.ts'
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
  const settling = unsettled.map(({ providerSessionId: sessionId }) => async () => {
    if (sessionId) await settleCheckout(desk, sessionId)
  })
  const receiving = waiting.map((event) => () => receiveWebhook(desk, asReceived(event)))
  await eachByItself([...settling, ...receiving], (agree) => agree())
}

type Waiting = Pick<
  Selectable<PaymentEventsTable>,
  'id' | 'type' | 'providerSessionId' | 'paymentIntentId' | 'receivedAt'
>

const asReceived = ({ id, type, paymentIntentId, ...event }: Waiting): PaymentEvent => ({
  id,
  type,
  paymentIntentId,
  sessionId: event.providerSessionId,
  created: event.receivedAt,
  orderId: null,
})
