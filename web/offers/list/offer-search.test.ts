import { describe, expect, test } from 'vitest'
import { offersFound } from './offer-search.ts'
import { aLine, anOffer } from '../testing/an-offer.ts'

const offers = [
  anOffer({ id: '1', offer_number: 'O-10412', seller_name: 'Tide Apothecary' }),
  anOffer({ id: '2', offer_number: 'O-10405', seller_name: 'Northbank Footwear' }),
  anOffer({ id: '3', offer_products: [aLine({ id: '88' })] }),
]
const found = (query: string, viewer: 'buyer' | 'seller' = 'buyer') =>
  offersFound(offers, query, viewer).map(({ id }) => id)

describe('offers are found', () => {
  test('by their number, with or without its letter', () => {
    expect(found('O-10412')).toEqual(['1'])
    expect(found('10405')).toEqual(['2'])
    expect(found('#O‑10412 tide')).toEqual(['1'])
    expect(found('O １０４０５')).toEqual(['2'])
  })

  test('by the counterparty of who searches', () => {
    expect(found('northbank')).toEqual(['2'])
    expect(found('northbank', 'seller')).toEqual([])
    expect(found('fieldhouse', 'seller')).toEqual(['1', '2', '3'])
  })

  test('by a product or its UPC', () => {
    expect(found('lot 88')).toEqual(['3'])
    expect(found('042170756561')).toEqual(['1', '2', '3'])
  })

  test('when every word is met, and all when nothing is asked', () => {
    expect(found('tide 10412')).toEqual(['1'])
    expect(found('tide 10405')).toEqual([])
    expect(found('  ')).toEqual(['1', '2', '3'])
  })
})
