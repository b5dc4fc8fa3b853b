import { describe, expect, test } from 'vitest'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { orderSteps } from './order-steps.ts'
import { anOrder, aShippedOrder, step } from '#market/purchase-orders/testing/an-order.ts'

const told = (order: PurchaseOrder, viewer: Party) =>
  orderSteps(order, viewer).map(({ label, state, words }) => [label, state, words])

describe('the path of an order awaiting payment', () => {
  test('asks its buyer to pay and names who acts afterwards', () => {
    expect(told(anOrder(), 'buyer')).toEqual([
      ['Ordered', 'done', undefined],
      ['Payment', 'turn', 'You pay'],
      ['Shipped', 'ahead', 'Little Foundry'],
      ['Received', 'ahead', 'You confirm'],
      ['Paid in full', 'ahead', 'Lotline'],
      ['Completed', 'ahead', undefined],
    ])
  })

  test('makes its seller wait for the buyer', () => {
    expect(told(anOrder(), 'seller')[1]).toEqual(['Payment', 'waiting', 'Brightway Off-Price'])
  })

  test('waits for the bank once the payment is submitted', () => {
    const order = anOrder({ status: 'payment_pending' })
    expect(told(order, 'buyer')[1]).toEqual(['Payment', 'waiting', 'The bank confirms'])
  })

  test('asks its buyer to verify when the bank wants it', () => {
    const order = anOrder({ status: 'requires_payment_action' })
    expect(told(order, 'buyer')[1]).toEqual(['Payment', 'turn', 'You verify'])
  })
})

describe('the path of a paid order', () => {
  test('asks its seller to ship', () => {
    const order = anOrder({ status: 'awaiting_shipment' })
    expect(told(order, 'seller')[2]).toEqual(['Shipped', 'turn', 'You ship'])
  })

  test('tells by what it was paid', () => {
    const byWire = [step('open', 10), step('confirm_payment', 11, { party: 'admin' })]
    const order = anOrder({ status: 'awaiting_shipment', history: byWire })
    expect(told(order, 'buyer')[1]).toEqual(['Paid', 'done', 'wire transfer'])
  })
})

describe('the path of a shipped order', () => {
  test('tells when and with whom it left', () => {
    expect(orderSteps(aShippedOrder(), 'buyer')[2]).toEqual({
      label: 'Shipped',
      state: 'done',
      at: '2026-11-14T12:00:00.000Z',
      words: 'Ridgeway Freight',
    })
  })

  test('waits for its buyer without urging', () => {
    expect(told(aShippedOrder(), 'buyer')[3]).toEqual(['Received', 'waiting', 'You confirm'])
  })
})

test('the path of a received order waits for Lotline on both sides', () => {
  const order = aShippedOrder({ status: 'received' })
  expect(told(order, 'buyer')[4]).toEqual(['Paid in full', 'waiting', 'Lotline'])
  expect(told(order, 'seller')[4]).toEqual(['Paid in full', 'waiting', 'Lotline'])
})

test('a completed order has every step behind it', () => {
  const states = orderSteps(aShippedOrder({ status: 'completed' }), 'buyer').map((s) => s.state)
  expect(new Set(states)).toEqual(new Set(['done']))
})

describe('the path of a canceled order', () => {
  const canceled = step('cancel', 13, { note: 'Payment deadline passed' })

  test('ends where it was canceled, with the reason', () => {
    const order = anOrder({ status: 'canceled', history: [step('open', 10), canceled] })
    expect(told(order, 'buyer')).toEqual([
      ['Ordered', 'done', undefined],
      ['Canceled', 'stopped', 'Payment deadline passed'],
    ])
  })

  test('keeps that it was paid before', () => {
    const history = [step('open', 10), step('confirm_payment', 11), step('cancel', 12)]
    const labels = orderSteps(anOrder({ status: 'canceled', history }), 'buyer').map((s) => s.label)
    expect(labels).toEqual(['Ordered', 'Paid', 'Canceled'])
  })
})
