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
      // A card answers at once, a bank account after days.
      return { stage: 'processing', isSlow: true }
    case 'requires_capture':
    // The session says paid a moment after its intent does; until then it is on its way.
    case 'succeeded':
      return { stage: 'processing', isSlow: false }
    case 'requires_payment_method':
      if (!intent.last_payment_error) return { stage: 'unpaid' }
      return { stage: 'failed', cause: causeOf(intent.last_payment_error) }
    case 'canceled':
      return { stage: 'failed', cause: 'other' }
    default:
      return { stage: 'unpaid' }
  }
}

function causeOf(error: Stripe.PaymentIntent.LastPaymentError) {
  const { code = '', decline_code: declined = '', type, payment_method: method } = error
  if (UNVERIFIED.has(code) || UNVERIFIED.has(declined)) return 'unverified'
  if (method && BANKS.has(method.type)) return 'debit'
  return type === 'card_error' ? 'declined' : 'other'
}

const UNVERIFIED: ReadonlySet<string> = new Set([
  'authentication_required',
  'payment_intent_authentication_failure',
])
const BANKS: ReadonlySet<string> = new Set(['us_bank_account', 'acss_debit', 'sepa_debit'])

/** Where the buyer finishes the payment, for the methods that have such a page. */
function actionUrl({ next_action: action }: Stripe.PaymentIntent) {
  return (
    action?.redirect_to_url?.url ??
    action?.verify_with_microdeposits?.hosted_verification_url ??
    action?.display_bank_transfer_instructions?.hosted_instructions_url ??
    null
  )
}
