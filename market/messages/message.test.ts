import { expect, test } from 'vitest'
import { offerStates } from '#market/offers/offer.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { takesMessages } from './message.ts'

test('messages are written while an offer is under way, and not before or after', () => {
  expect(offerStates.filter((state) => takesMessages(state))).toEqual([
    'seller_review',
    'buyer_review',
  ])
})

test('once it is accepted, they are written until its order is completed or canceled', () => {
  const closed = purchaseOrderStatuses.filter((status) => !takesMessages('accepted', status))
  expect(closed).toEqual(['completed', 'canceled'])
})
