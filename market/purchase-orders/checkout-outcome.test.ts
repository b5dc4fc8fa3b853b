import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { PurchaseOrderStatus } from './purchase-order.ts'
import type { CheckoutState, Payment } from '#market/payments/checkout-state.ts'
import { checkoutOutcome, type CheckoutOutcome } from './checkout-outcome.ts'

const checkout = (payment: Payment, status: CheckoutState['status']): CheckoutState => ({
  sessionId: 'cs_1',
  status,
  url: null,
  payment,
  orderId: '7',
  checkoutId: '70',
  amount: cents(500_00),
  currency: 'usd',
  mode: 'payment',
  paymentIntentId: null,
})
const failed = (cause: 'declined' | 'unverified' | 'debit' | 'other') =>
  ({ stage: 'failed', cause }) as const
const verify = { stage: 'needs-action', url: null } as const
const unpaid = { stage: 'unpaid' } as const
const paid = { stage: 'paid' } as const

type Row = [CheckoutOutcome, PurchaseOrderStatus, CheckoutState | undefined]
const rows: Row[] = [
  ['left', 'awaiting_initial_payment', checkout(unpaid, 'open')],
  ['declined', 'awaiting_initial_payment', checkout(failed('declined'), 'open')],
  ['unverified', 'awaiting_initial_payment', checkout(failed('unverified'), 'complete')],
  ['debit_failed', 'awaiting_initial_payment', checkout(failed('debit'), 'complete')],
  ['failed', 'awaiting_initial_payment', checkout(failed('other'), 'complete')],
  ['expired', 'awaiting_initial_payment', checkout(unpaid, 'expired')],
  ['expired', 'awaiting_initial_payment', checkout(failed('declined'), 'expired')],
  ['verify', 'requires_payment_action', checkout(verify, 'complete')],
  ['processing', 'payment_pending', checkout({ stage: 'processing', isSlow: false }, 'complete')],
  [
    'debit_under_way',
    'payment_pending',
    checkout({ stage: 'processing', isSlow: true }, 'complete'),
  ],
  ['paid', 'awaiting_shipment', checkout(paid, 'complete')],
  // Paid in another way, or long ago: the checkout does not count any more.
  ['paid', 'shipped', checkout(failed('declined'), 'open')],
  ['returned', 'canceled', checkout(paid, 'complete')],
  ['order_canceled', 'canceled', checkout(unpaid, 'expired')],
  ['order_canceled', 'canceled', undefined],
  ['unknown', 'awaiting_initial_payment', undefined],
  ['unknown', 'awaiting_initial_payment', checkout(unpaid, 'complete')],
]

describe('back from the checkout, the payment', () => {
  test.each(rows)('is %s of an order at %s', (standing, status, found) => {
    expect(checkoutOutcome(status, found)).toBe(standing)
  })
})
