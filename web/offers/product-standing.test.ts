import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import type { OfferState } from '#market/offers/offer.ts'
import { productStandings } from './product-standing.ts'

const CANDLE = 42

function anOffer(state: OfferState): Offer {
  return {
    id: '1',
    offer_number: 'O-10001',
    state,
    closed_reason: null,
    created_at: '2025-11-20T10:00:00Z',
    updated_at: '2025-11-20T10:00:00Z',
    turn_expires_at: null,
    revision: 0,
    buyer_name: 'Fieldhouse',
    seller_id: 3,
    seller_name: 'Harrow & Pine',
    total_cents: cents(331_200),
    can_reject: false,
    buyable: false,
    history: [],
    offer_products: [
      {
        id: '7',
        quantity: 480,
        unit_price: cents(690),
        total_price: cents(331_200),
        asking_price_cents: cents(780),
        images: [],
        product: {
          id: CANDLE,
          seller_id: 3,
          name: 'Soy candle',
          upc: '042170756561',
          units: 3456,
          min_order_units: 48,
          msrp_cents: cents(2800),
          seller_price_cents: cents(780),
          photo_1_url: null,
          available: true,
        },
      },
    ],
  }
}
const standing = (state: OfferState) => productStandings([anOffer(state)]).get(CANDLE)

describe('a product', () => {
  test.each(['draft', 'saved_for_later'] as const)('in a %s offer is in the cart', (state) => {
    expect(standing(state)).toMatchObject({ place: 'cart', isYourTurn: false })
  })

  test('under review is in offers, and says whose turn it is', () => {
    expect(standing('seller_review')).toMatchObject({ place: 'offers', isYourTurn: false })
    expect(standing('buyer_review')).toMatchObject({ place: 'offers', isYourTurn: true })
  })

  test.each(['accepted', 'rejected'] as const)('of an %s offer is free again', (state) => {
    expect(standing(state)).toBeUndefined()
  })
})
