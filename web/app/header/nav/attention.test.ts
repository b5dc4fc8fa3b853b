import { describe, expect, test } from 'vitest'
import type { OfferProduct } from '#market/offers/offer-document.ts'
import type { OfferState } from '#market/offers/offer.ts'
import type { ClaimState } from '#market/purchase-orders/claim-state.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { attentionOf } from './attention.ts'

const anOffer = (state: OfferState, lines = 1) => ({
  state,
  offer_products: Array.from<OfferProduct>({ length: lines }),
})

const anOrder = (status: PurchaseOrderStatus, claims: ClaimState[] = []) => ({
  status,
  open_claims: claims,
})

describe('the red dot on My Offers', () => {
  test('shows when an offer awaits the viewer’s review', () => {
    const trade = { offers: [anOffer('draft'), anOffer('buyer_review')], orders: [] }
    expect(attentionOf('buyer', trade).offer).toBe(true)
    expect(attentionOf('seller', trade).offer).toBe(false)
  })
})

describe('the red dot on My Orders', () => {
  const unpaid = { offers: [], orders: [anOrder('awaiting_initial_payment')] }

  test('shows to a buyer with an order awaiting initial payment', () => {
    expect(attentionOf('buyer', unpaid).payment).toBe(true)
  })

  test('never shows to a seller', () => {
    expect(attentionOf('seller', unpaid).payment).toBe(false)
  })

  test('goes out once the payment is submitted', () => {
    const paid = { offers: [], orders: [anOrder('payment_pending')] }
    expect(attentionOf('buyer', paid).payment).toBe(false)
  })
})

describe('the count of what awaits the viewer', () => {
  const trade = {
    offers: [anOffer('buyer_review'), anOffer('seller_review'), anOffer('draft')],
    orders: [
      anOrder('awaiting_initial_payment'),
      anOrder('requires_payment_action'),
      anOrder('awaiting_shipment'),
    ],
  }

  test('holds a buyer’s offers to answer and orders to pay', () => {
    expect(attentionOf('buyer', trade).count).toBe(3)
  })

  test('holds a seller’s offers to answer and orders to ship', () => {
    expect(attentionOf('seller', trade).count).toBe(2)
  })
})

test('a claim counts for the side that has to answer it', () => {
  const trade = { offers: [], orders: [anOrder('received', ['buyer_review'])] }
  const other = { offers: [], orders: [anOrder('shipped', ['seller_review'])] }
  expect(attentionOf('buyer', other).count).toBe(0)
  expect(attentionOf('seller', other).count).toBe(1)
  expect(attentionOf('buyer', trade).count).toBe(1)
})

describe('the badge on the cart', () => {
  test('counts the products of draft offers only', () => {
    const offers = [anOffer('draft', 3), anOffer('draft', 2), anOffer('saved_for_later', 4)]
    expect(attentionOf('buyer', { offers, orders: [] }).inCart).toBe(5)
  })
})
