import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { paymentOf } from './payment-of.ts'
import { anOrder, aShippedOrder, step } from '#market/purchase-orders/testing/an-order.ts'

describe('the payment of an order', () => {
  test('is awaited until the deadline', () => {
    expect(paymentOf(anOrder())).toEqual({
      state: 'Awaiting initial payment',
      dueAt: '2026-11-13T12:00:00.000Z',
    })
  })

  test('has no deadline while the bank decides', () => {
    expect(paymentOf(anOrder({ status: 'payment_pending' }))).toEqual({
      state: 'Initial payment submitted',
    })
    expect(paymentOf(anOrder({ status: 'requires_payment_action' }))).toEqual({
      state: 'Payment requires action',
    })
  })

  test('tells when and by what it was made', () => {
    expect(paymentOf(aShippedOrder())).toEqual({
      state: 'Paid',
      means: 'card',
      paidAt: '2026-11-11T12:00:00.000Z',
    })
    const history = [step('open', 10), step('confirm_payment', 12, { party: 'admin' })]
    expect(paymentOf(anOrder({ status: 'awaiting_shipment', history })).means).toBe('wire transfer')
  })

  test('goes back when the order is canceled afterwards', () => {
    const history = [step('open', 10), step('confirm_payment', 11), step('cancel', 12)]
    expect(paymentOf(anOrder({ status: 'canceled', history })).state).toMatch('being refunded')
    expect(paymentOf(anOrder({ status: 'canceled' })).state).toBe('Not paid')
  })

  test('that was refunded does not read as simply paid', () => {
    const refunded = (amount: number, open = 0) =>
      paymentOf(aShippedOrder({ refunded_cents: cents(amount), refunding_cents: cents(open) }))
        .state
    expect(refunded(20_00)).toBe('Paid. Refunded $20.00')
    expect(refunded(331_200)).toBe('Refunded in full')
    expect(refunded(331_200, 331_200)).toBe('Paid. Refunding $3,312.00')
  })
})
