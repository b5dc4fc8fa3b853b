import { expect, test } from 'vitest'
import { anOffer, aTurn } from '#web/offers/testing/an-offer.ts'
import { anOrder, aShippedOrder, step } from '#market/purchase-orders/testing/an-order.ts'
import { recentActivity } from './recent-activity.ts'

test('the last turns of offers and steps of orders stand together, newest first', () => {
  const offer = anOffer({
    buyer_name: 'Fieldhouse',
    history: [{ ...aTurn('submit', 'buyer'), at: '2026-11-12T12:00:00.000Z' }],
  })
  const told = recentActivity({ offers: [offer], orders: [aShippedOrder()] })
  expect(told.map(({ number, words }) => `${number}: ${words}`)).toEqual([
    'PO-10044: You shipped the order',
    'O-10001: Fieldhouse sent the offer',
    'PO-10044: Payment confirmed',
  ])
})

test('an accepted offer leads to its order, a living one to itself', () => {
  const order = anOrder({ offer_number: 'O-10090' })
  const accepted = anOffer({ offer_number: 'O-10090', history: [aTurn('accept', 'seller')] })
  const living = anOffer({ offer_number: 'O-10091', history: [aTurn('counter', 'buyer')] })
  const told = recentActivity({ offers: [accepted, living], orders: [order] })
  expect(told.map(({ href }) => href)).toEqual(['/my_orders/44', '/my_offers?offer=O-10091'])
})

test('only the last eight are told', () => {
  const history = Array.from({ length: 12 }, (_, day) => step('submit_payment', day + 1))
  const told = recentActivity({ offers: [], orders: [anOrder({ history })] })
  expect(told.map(({ at }) => at.slice(8, 10))).toEqual([
    '12',
    '11',
    '10',
    '09',
    '08',
    '07',
    '06',
    '05',
  ])
})
