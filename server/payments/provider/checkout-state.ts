import type { Stripe } from 'stripe'
import { cents } from '#market/money.ts'
import type { CheckoutState, Payment } from '#market/payments/checkout-state.ts'
import { ownId } from './site-mark.ts'

/** Reads a session whose payment intent was asked for with it. */
export function checkoutState(
  session: Stripe.Checkout.Session,
  site: string | undefined,
): CheckoutState {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
  return {
    sessionId: session.id,
    status: statusOf(session),
    url: session.url,
    payment: paymentOf(session, intent),
    orderId: session.metadata?.['order_id'] ?? null,
    checkoutId: ownId('checkout_id', session.metadata, site),
    amount: cents(session.amount_total ?? 0),
    currency: session.currency ?? '',
    mode: session.mode,
    paymentIntentId: intent?.id ?? null,
  }
}

function statusOf({ status }: Stripe.Checkout.Session): CheckoutState['status'] {
  if (status === 'open') return 'open'
  return status === 'complete' ? 'complete' : 'expired'
}

function paymentOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): Payment {
  if (session.payment_status === 'paid') return { stage: 'paid' }
  switch (intent?.status) {
    case 'requires_action':
      return { stage: 'needs-action', url: actionUrl(intent) ?? session.url }
    case 'processing':
    case 'requires_capture':
    // The session says paid a moment after its intent does; until then it is on its way.
    case 'succeeded':
      return { stage: 'processing' }
    case 'requires_payment_method':
      if (!intent.last_payment_error) return { stage: 'unpaid' }
      return { stage: 'failed', message: intent.last_payment_error.message ?? 'Payment failed.' }
    case 'canceled':
      return { stage: 'failed', message: 'The payment was canceled.' }
    default:
      return { stage: 'unpaid' }
  }
}

/** Where the buyer finishes the payment, for the methods that have such a page. */
function actionUrl({ next_action: action }: Stripe.PaymentIntent) {
  return (
    action?.redirect_to_url?.url ??
    action?.verify_with_microdeposits?.hosted_verification_url ??
    action?.display_bank_transfer_instructions?.hosted_instructions_url ??
    null
  )
}
