import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'
import { aLine, anOffer } from '#web/offers/testing/an-offer.ts'
import { buyerDue } from './buyer-due.ts'

test('offers whose turn is the buyer’s are to be answered, with their sum and the first deadline', () => {
  const offers = [
    anOffer({ id: '1', state: 'buyer_review', turn_expires_at: '2026-11-20T10:00:00Z' }),
    anOffer({ id: '2', state: 'buyer_review', turn_expires_at: '2026-11-18T10:00:00Z' }),
    anOffer({ id: '3', state: 'seller_review', turn_expires_at: '2026-11-01T10:00:00Z' }),
    anOffer({ id: '4', state: 'rejected' }),
  ]
  expect(buyerDue(offers, []).toAnswer).toEqual({
    count: 2,
    total: cents(2_000_00),
    firstClosesAt: '2026-11-18T10:00:00Z',
  })
  expect(buyerDue([], []).toAnswer).toEqual({ count: 0, total: 0, firstClosesAt: undefined })
})

test('orders to pay or to verify come with the first deadline first', () => {
  const orders = [
    anOrder({ id: '1', payment_due_at: '2026-11-14T12:00:00.000Z' }),
    anOrder({
      id: '2',
      status: 'requires_payment_action',
      payment_due_at: '2026-11-13T12:00:00.000Z',
    }),
    anOrder({ id: '3', status: 'payment_pending' }),
    anOrder({ id: '4', status: 'canceled' }),
  ]
  const { toPay } = buyerDue([], orders)
  expect(toPay.orders.map(({ id }) => id)).toEqual(['2', '1'])
  expect(toPay.firstDueAt).toBe('2026-11-13T12:00:00.000Z')
})

test('orders under way begin with those to check, then those that were shipped', () => {
  const statuses = ['awaiting_shipment', 'completed', 'shipped', 'received', 'shipped'] as const
  const orders = statuses.map((status, at) => anOrder({ id: String(at), status }))
  expect(buyerDue([], orders).underWay.map(({ id }) => id)).toEqual(['3', '2', '4', '0'])
})

test('the cart counts its lots and sellers, not what is saved for later', () => {
  const offers = [
    anOffer({ id: '1', state: 'draft', offer_products: [aLine({ id: '1' }), aLine({ id: '2' })] }),
    anOffer({ id: '2', state: 'draft' }),
    anOffer({ id: '3', state: 'draft', offer_products: [] }),
    anOffer({ id: '4', state: 'saved_for_later' }),
  ]
  expect(buyerDue(offers, []).inCart).toEqual({ lots: 3, sellers: 2 })
})
