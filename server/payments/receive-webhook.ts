import { transact } from '#server/platform/database/transact.ts'
import { sessionPaidBy } from './checkout-session-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentEvent } from './provider.ts'
import { applyCheckout } from './settle-checkout.ts'

/**
 * Takes one verified event of the provider: kept by its id and acted on once, whatever the order and
 * number of deliveries. What it says is not believed; the session is read back (reliability 12, 14).
 */
export async function receiveWebhook(desk: PaymentDesk, event: PaymentEvent) {
  // Events about a payment name no session; our own books know which one it belongs to.
  const sessionId = event.sessionId ?? (await sessionPaidBy(desk.db, event)) ?? null
  const checkout = sessionId ? await desk.provider.readCheckout(sessionId) : undefined
  await transact(desk.db, async (tx) => {
    await tx
      .insertInto('paymentEvents')
      .values({
        id: event.id,
        type: event.type,
        providerSessionId: sessionId,
        paymentIntentId: event.paymentIntentId,
        purchaseOrderId: null,
        payload: JSON.stringify(event),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const kept = await tx
      .selectFrom('paymentEvents')
      .select('handledAt')
      .where('id', '=', event.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (kept.handledAt) return
    // An event whose order is not known stays unhandled, for the reconciliation to try again.
    const isOurs = checkout ? await applyCheckout(tx, desk, checkout) : !isAboutCheckout(event)
    if (isOurs)
      await tx
        .updateTable('paymentEvents')
        .set({ handledAt: new Date() })
        .where('id', '=', event.id)
        .execute()
  })
}

const isAboutCheckout = ({ type }: PaymentEvent) =>
  type.startsWith('checkout.') || type.startsWith('payment_intent.')
