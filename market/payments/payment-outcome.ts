import type { Cents } from '#market/money.ts'
import type { CheckoutState, Payment } from './checkout-state.ts'

/** What a checkout means for its order: the event to apply, if the order's state allows it. */
export type PaymentOutcome =
  | 'submit_payment'
  | 'require_payment_action'
  | 'fail_payment'
  | 'confirm_payment'
  | 'none'
  | 'mismatch'

type OrderToPay = { id: string; total: Cents }

const outcomeOf: Record<Payment['stage'], PaymentOutcome> = {
  unpaid: 'none',
  processing: 'submit_payment',
  'needs-action': 'require_payment_action',
  failed: 'fail_payment',
  paid: 'confirm_payment',
}

export function paymentOutcome(checkout: CheckoutState, order: OrderToPay): PaymentOutcome {
  if (!paysFor(checkout, order)) return 'mismatch'
  if (isOver(checkout)) return 'fail_payment'
  return outcomeOf[checkout.payment.stage]
}

function paysFor(checkout: CheckoutState, order: OrderToPay) {
  return (
    checkout.orderId === order.id &&
    checkout.amount === order.total &&
    checkout.currency === 'usd' &&
    checkout.mode === 'payment'
  )
}

const isOver = (checkout: CheckoutState) =>
  checkout.status === 'expired' && checkout.payment.stage !== 'paid'
