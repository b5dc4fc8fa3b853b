import { takesMoney, type PurchaseOrderStatus } from './purchase-order.ts'
import type { CheckoutState, FailureCause } from '#market/payments/checkout-state.ts'

/** How a visit to the hosted checkout ended, as far as the provider knows when the buyer is back. */
export const checkoutOutcomes = [
  /** Nobody paid there, and one still may: the buyer went back. */
  'left',
  'expired',
  'declined',
  'unverified',
  'debit_failed',
  'failed',
  'verify',
  'processing',
  'debit_under_way',
  'paid',
  /** The order was canceled, and what was paid goes back. */
  'returned',
  'order_canceled',
  /** The provider says nothing of a checkout. */
  'unknown',
] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

const OF_FAILURE: Record<FailureCause, CheckoutOutcome> = {
  declined: 'declined',
  unverified: 'unverified',
  debit: 'debit_failed',
  other: 'failed',
}

/** Of an order's status after the provider was asked, and of its latest checkout. */
export function checkoutOutcome(
  status: PurchaseOrderStatus,
  checkout: CheckoutState | undefined,
): CheckoutOutcome {
  const payment = checkout?.payment
  if (status === 'canceled') return payment?.stage === 'paid' ? 'returned' : 'order_canceled'
  if (!takesMoney(status)) return 'paid'
  if (!checkout || !payment || payment.stage === 'paid') return 'unknown'
  if (checkout.status === 'expired') return 'expired'
  if (payment.stage === 'needs-action') return 'verify'
  if (payment.stage === 'processing') return payment.isSlow ? 'debit_under_way' : 'processing'
  if (payment.stage === 'failed') return OF_FAILURE[payment.cause]
  return checkout.status === 'open' ? 'left' : 'unknown'
}
