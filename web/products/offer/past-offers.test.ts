import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { aLine, anOffer, aTurn } from '#web/offers/testing/an-offer.ts'
import { pastOffersFor, pastOfferWords, sameAgain } from './past-offers.ts'

const ordersOf = (offers: readonly Offer[], status: PurchaseOrderStatus) =>
  offers.map(({ id }) => ({ offer_id: id, status }))
const pastOf = (offers: readonly Offer[], status: PurchaseOrderStatus = 'completed') =>
  pastOffersFor({ offers, orders: ordersOf(offers, status) }, 20)

const now = new Date('2026-11-22T12:00:00Z')
const line = aLine({ id: '20', quantity: 240, price: 6_50 })
const submitted = { ...aTurn('submit', 'buyer', [line]), at: '2026-10-12T10:00:00Z' }

function anEnded(reason: Offer['closed_reason'], by: 'buyer' | 'seller' | 'system' = 'seller') {
  const end = { ...aTurn('reject', by, [line]), at: '2026-10-13T10:00:00Z' }
  const state = reason === null ? ('accepted' as const) : ('rejected' as const)
  const accept = { ...aTurn('accept', by, [line]), at: '2026-10-13T10:00:00Z' }
  return anOffer({
    offer_number: 'O-10361',
    state,
    closed_reason: reason,
    offer_products: [line],
    history: [submitted, reason === null ? accept : end],
  })
}

describe('what a lot remembers', () => {
  test('is what I offered, when, and how it ended', () => {
    const [latest] = pastOf([anEnded('declined')])
    expect(latest).toMatchObject({
      ending: 'Declined',
      number: 'O-10361',
      href: '/my_offers?offer=O-10361',
    })
    expect(latest && pastOfferWords(latest, now)).toBe(
      'You offered $6.50 for 240 units in October.',
    )
    expect(latest && pastOfferWords(latest, new Date('2027-01-05T12:00:00Z'))).toContain(
      'October 2026',
    )
  })

  test('is what I bought, with the way to its order', () => {
    const [latest] = pastOf([anEnded(null)])
    expect(latest && pastOfferWords(latest, now)).toBe(
      'You bought at $6.50 for 240 units in October.',
    )
    expect(latest?.href).toBe('/my_orders?query=O-10361')
  })

  test('of an order that was canceled, that I offered; of one that is not paid, nothing yet', () => {
    const [latest] = pastOf([anEnded(null)], 'canceled')
    expect(latest && pastOfferWords(latest, now)).toMatch(/^You offered \$6\.50/)
    expect(latest?.ending).toBe('The order was canceled')
    expect(pastOf([anEnded(null)], 'awaiting_initial_payment')).toEqual([])
  })

  test.each([
    ['declined', 'buyer', 'You declined'],
    ['withdrawn', 'buyer', 'You withdrew it'],
    ['withdrawn', 'seller', 'The seller withdrew'],
    ['expired', 'system', 'It expired'],
    ['unlisted', 'system', 'Sold out'],
  ] as const)('%s by the %s reads: %s', (reason, by, words) => {
    expect(pastOf([anEnded(reason, by)])[0]?.ending).toBe(words)
  })

  test('is nothing of other lots, of the cart or of what is under way, and three at most', () => {
    expect(pastOffersFor({ offers: [anEnded('declined')], orders: [] }, 21)).toEqual([])
    const open = (['draft', 'saved_for_later', 'seller_review'] as const).map((state) =>
      anOffer({ state, offer_products: [line], history: [submitted] }),
    )
    expect(pastOf(open)).toEqual([])
    expect(pastOf(Array(5).fill(anEnded('declined')))).toHaveLength(3)
  })
})

test('the same again is as much as the lot now has, and never over asking', () => {
  const lot = { units: 100, min_order_units: 48, asking: cents(6_00) }
  const past = { quantity: 240, unitPrice: cents(6_50) }
  expect(sameAgain(past, lot)).toEqual({ quantity: 100, unitPrice: 600 })
  expect(sameAgain({ quantity: 12, unitPrice: cents(5_00) }, lot)).toEqual({
    quantity: 48,
    unitPrice: 500,
  })
})
