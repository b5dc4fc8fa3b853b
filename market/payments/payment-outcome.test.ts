import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { CheckoutState, Payment } from './checkout-state.ts'
import { paymentOutcome } from './payment-outcome.ts'

const order = { id: '7', total: cents(500_00) }

const checkout = (payment: Payment, changes: Partial<CheckoutState> = {}): CheckoutState => ({
  sessionId: 'cs_1',
  status: 'open',
  url: 'https://checkout.example/cs_1',
  payment,
  orderId: '7',
  checkoutId: '70',
  amount: cents(500_00),
  currency: 'usd',
  mode: 'payment',
  paymentIntentId: null,
  ...changes,
})

describe('a checkout of the order, for its total', () => {
  test('that nobody has used yet changes nothing', () => {
    expect(paymentOutcome(checkout({ stage: 'unpaid' }), order)).toBe('none')
  })

  test('whose payment is on its way submits the payment', () => {
    const underway = checkout({ stage: 'processing', isSlow: false }, { status: 'complete' })
    expect(paymentOutcome(underway, order)).toBe('submit_payment')
  })

  test('whose bank asks the buyer to verify requires an action', () => {
    const verifying = checkout({ stage: 'needs-action', url: null }, { status: 'complete' })
    expect(paymentOutcome(verifying, order)).toBe('require_payment_action')
  })

  test('whose card was declined fails the payment, though it can be tried again', () => {
    expect(paymentOutcome(checkout({ stage: 'failed', cause: 'declined' }), order)).toBe(
      'fail_payment',
    )
  })

  test('that is paid confirms the payment', () => {
    const paid = checkout({ stage: 'paid' }, { status: 'complete' })
    expect(paymentOutcome(paid, order)).toBe('confirm_payment')
  })

  test('that expired while the bank was asking fails the payment', () => {
    const left = checkout({ stage: 'needs-action', url: null }, { status: 'expired' })
    expect(paymentOutcome(left, order)).toBe('fail_payment')
  })
})

describe('a paid checkout never confirms an order when', () => {
  test.each<[string, Partial<CheckoutState>]>([
    ['it belongs to another order', { orderId: '8' }],
    ['it names no order', { orderId: null }],
    ['one cent is missing', { amount: cents(499_99) }],
    ['one cent is too much', { amount: cents(500_01) }],
    ['it is in another currency', { currency: 'cad' }],
    ['it pays for a subscription', { mode: 'subscription' }],
  ])('%s', (_, changes) => {
    const wrong = checkout({ stage: 'paid' }, { status: 'complete', ...changes })
    expect(paymentOutcome(wrong, order)).toBe('mismatch')
  })
})
