import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import {
  consequenceOf,
  pastWords,
  paymentWords,
  refundAtProviderWords,
  refundWords,
  statusPill,
} from './staff-order-words.ts'

const order = {
  total_cents: cents(80_00),
  total_net_to_seller: cents(72_00),
  total_units: 1200,
  buyer_name: 'Harbor Outfitters',
  seller_name: 'Harrow & Pine',
  paid_at: null,
  paid_by_wire: false,
  partial_refunds: [],
  refunds_at_provider: [],
}
const paid = { ...order, paid_at: '2026-11-02T12:00:00Z' }

describe('what an act does is told before it is done', () => {
  test('canceling puts the units back and returns what was paid', () => {
    expect(consequenceOf('cancel', order)).toBe(
      '1,200 units go back on sale. Nothing was paid; any payment that still arrives is refunded. Both sides are notified. This can’t be undone.',
    )
    expect(consequenceOf('cancel', paid)).toContain('$80.00 is refunded to the card.')
    expect(consequenceOf('cancel', { ...paid, paid_by_wire: true })).toContain(
      'Return the $80.00 by wire yourself',
    )
    expect(consequenceOf('cancel', { ...order, total_units: 1 })).toMatch(/^1 unit goes back/)
  })

  test('canceling returns only what staff have not given back at the provider', () => {
    const created_at = '2026-11-03T12:00:00Z'
    const made = [
      { id: 're_1', status: 'succeeded' as const, amount_cents: cents(50_00), created_at },
      { id: 're_2', status: 'failed' as const, amount_cents: cents(10_00), created_at },
    ]
    expect(consequenceOf('cancel', { ...paid, refunds_at_provider: made })).toContain(
      '$30.00 is refunded to the card.',
    )
    expect(made.map(refundAtProviderWords)).toEqual([
      'Refunded at the provider',
      'Refund at the provider failed',
    ])
  })

  test('confirming a wire transfer closes the card checkout', () => {
    expect(consequenceOf('confirm_payment', order)).toBe(
      'Confirm only once $80.00 has arrived by wire transfer. Harrow & Pine is asked to ship, Harbor Outfitters gets a confirmation, and a card checkout that is still open is closed.',
    )
  })

  test('the others tell whom they concern', () => {
    expect(consequenceOf('ship', order)).toContain('Harbor Outfitters')
    expect(consequenceOf('receive', order)).toContain('Harrow & Pine')
    expect(consequenceOf('mark_paid_in_full', order)).toContain('$72.00')
    expect(consequenceOf('complete', order)).toContain('closes the order')
  })
})

test('the history says who did what', () => {
  const at = '2026-11-02T12:00:00Z'
  const step = { event: 'ship', state: 'shipped', party: 'seller', at, note: null } as const
  expect(pastWords({ ...step, actor: 'Dana Whitlock' })).toBe('Shipped, by Dana Whitlock')
  expect(pastWords({ ...step, event: 'open', party: 'system', actor: null })).toBe(
    'Order opened automatically',
  )
})

test('payments and refunds are said in words', () => {
  const payment = { id: 1, amount_cents: cents(1), payment_intent_id: null, created_at: '' }
  expect(paymentWords({ ...payment, status: 'open', stage: 'unpaid' })).toBe('Checkout open')
  expect(paymentWords({ ...payment, status: 'complete', stage: 'paid' })).toBe('Paid by card')
  const unreturned = { return_note: null, returned_at: null, refused_code: null }
  const refund = { id: 1, amount_cents: cents(1), created_at: '', ...unreturned }
  expect(refundWords({ ...refund, status: 'failed', attempt: 1 })).toBe('Failed')
  expect(refundWords({ ...refund, status: 'requested', attempt: 2 })).toBe('Requested, attempt 2')
  const refused = { ...refund, refused_code: 'balance_insufficient' }
  expect(refundWords({ ...refused, status: 'requested', attempt: 1 })).toBe(
    'Refused for now, will retry',
  )
  expect(refundWords({ ...refund, status: 'returned', attempt: 1 })).toBe('Refunded manually')
})

test('an order that waits for staff is yellow', () => {
  expect(statusPill('received').tone).toBe('yellow')
  expect(statusPill('canceled').tone).toBe('red')
})
