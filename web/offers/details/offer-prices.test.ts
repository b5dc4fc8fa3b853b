import { describe, expect, test } from 'vitest'
import { offerPrices } from './offer-prices.ts'
import { aLine, anOffer, aTurn } from '../testing/an-offer.ts'

describe('the prices of an offer just sent', () => {
  const offer = anOffer({ history: [aTurn('submit', 'buyer')] })

  test('are the buyer’s against the asking price', () => {
    const { current, before, gap } = offerPrices(offer, 'buyer')
    expect(current).toMatchObject({ by: 'me', total: 1_000_00, percentOffMsrp: 75 })
    expect(before).toMatchObject({ by: 'asking', total: 1_200_00, percentOffMsrp: 70 })
    expect(gap).toMatchObject({ amount: 200_00, percent: 20 })
  })

  test('read as theirs to the seller', () => {
    expect(offerPrices(offer, 'seller').current.by).toBe('them')
  })
})

describe('what an offer leaves of the asking price', () => {
  test('is told in dollars and in percent of it', () => {
    expect(offerPrices(anOffer(), 'seller').belowAsking).toMatchObject({ amount: 200_00 })
    expect(offerPrices(anOffer(), 'seller').belowAsking?.percent).toBeCloseTo(16.67, 2)
  })

  test('is not shown when the price meets it, or when a line has no price', () => {
    const meets = anOffer({ offer_products: [aLine({ price: 12_00 })] })
    const unknown = anOffer({ offer_products: [aLine({ asking: null })] })
    for (const offer of [meets, unknown])
      expect(offerPrices(offer, 'buyer').belowAsking).toBeUndefined()
  })
})

describe('the prices of an offer that was countered', () => {
  const countered = [aLine({ price: 11_00 })]
  const offer = anOffer({
    state: 'buyer_review',
    offer_products: countered,
    history: [aTurn('submit', 'buyer'), aTurn('counter', 'seller', countered)],
  })

  test('are theirs against the buyer’s last, also for each unit', () => {
    const { current, before } = offerPrices(offer, 'buyer')
    expect(current).toMatchObject({ by: 'them', total: 1_100_00 })
    expect(before).toMatchObject({ by: 'me', total: 1_000_00 })
    expect(before?.unitPriceOf(aLine())).toBe(10_00)
  })

  test('are mine against theirs to the seller who waits', () => {
    const { current, before } = offerPrices(offer, 'seller')
    expect([current.by, before?.by]).toEqual(['me', 'them'])
  })
})

test('percent off MSRP is not told when a product has no MSRP', () => {
  const offer = anOffer({ offer_products: [aLine({ msrp: null })] })
  expect(offerPrices(offer, 'buyer').current.percentOffMsrp).toBeUndefined()
})
