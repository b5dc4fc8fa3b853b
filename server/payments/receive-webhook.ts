import { transact } from '#server/platform/database/transact.ts'
import { sessionPaidBy } from './checkout-session-store.ts'
import { isOfAnotherSite } from './is-of-another-site.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { isHandled, keepEvent, markHandled } from './payment-event-store.ts'
import type { PaymentEvent } from './provider.ts'
import { isDebtCheckout, settleDebtPayment } from './payouts/debts/settle-debt-payment.ts'
import { isAboutPayouts, settlePayoutEvent } from './payouts/settle-payout-event.ts'
import { settleCheckout } from './settle-checkout.ts'
import { mayBeOurDispute, settleDispute } from './settle-dispute.ts'
import { settleRefund } from './settle-refund.ts'
import { settleSubscriptionEvent } from './subscriptions/settle-subscription-event.ts'

/**
 * Takes one verified event of the provider, whatever the order and number of deliveries. It is kept
 * before anything is asked: what cannot be handled now is tried again (reliability 12, 17). What other sites did on the
 * same account is forgotten (decision I19).
 */
export async function receiveWebhook(deps: PaymentDeps, event: PaymentEvent) {
  if (await isOfOthers(deps, event)) return
  await keepEvent(deps.db, event)
  await handleEvent(deps, event)
}

/** What an event says is not believed: its session or its refund is read back (reliability 14). */
export async function handleEvent(deps: PaymentDeps, event: PaymentEvent) {
  if (await isHandled(deps.db, event.id)) return
  const done = (tx: Parameters<typeof markHandled>[0]) => markHandled(tx, event.id)
  if (event.disputeId) return settleDispute(deps, event.disputeId, done)
  // Kept before such were forgotten at once.
  if (await isOfAnotherSite(deps.db, event)) return transact(deps.db, done)
  if (event.refundId) return settleRefund(deps, event.refundId, done)
  if (event.sessionId && (await isDebtCheckout(deps.db, event.sessionId))) {
    await settleDebtPayment(deps, event.sessionId)
    return transact(deps.db, done)
  }
  if (isAboutPayouts(event)) return settlePayoutEvent(deps, event, done)
  if (event.isAboutSubscription) return settleSubscriptionEvent(deps, event, done)
  // Events about a payment name no session; our own books know which one it belongs to.
  const sessionId = event.sessionId ?? (await sessionPaidBy(deps.db, event))
  if (sessionId) await settleCheckout(deps, sessionId, done)
  else if (!isAboutCheckout(event)) await transact(deps.db, done)
}

// A dispute carries no mark: the payment that it is about does.
const isOfOthers = async (deps: PaymentDeps, event: PaymentEvent) =>
  (await isOfAnotherSite(deps.db, event)) && !(await mayBeOurDispute(deps, event.disputeId ?? null))

// The payment of a subscription's month is not followed: its subscription reports how it went.
const isAboutCheckout = ({ type, orderId, checkoutId }: PaymentEvent) =>
  type.startsWith('checkout.') ||
  (type.startsWith('payment_intent.') && (orderId !== null || checkoutId !== null))
