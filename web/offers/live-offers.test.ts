import { describe, expect, test } from 'vitest'
import type { OfferState } from '#market/offers/offer.ts'
import { liveOffers } from './live-offers.ts'
import { aLine, anOffer } from './testing/an-offer.ts'

const CANDLE = 42
const anOfferFor = (state: OfferState) =>
  anOffer({ state, offer_products: [aLine({ id: String(CANDLE) })] })
const standing = (state: OfferState) => liveOffers([anOfferFor(state)]).get(CANDLE)

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
