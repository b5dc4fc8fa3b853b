import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { offerStates } from '#market/offers/offer.ts'
import { groupOffers, isListed } from './offer-group.ts'
import { anOffer } from '../testing/an-offer.ts'

test('My Offers hides the cart, what is saved for later and what was accepted', () => {
  const listed = offerStates.filter((state) => isListed(anOffer({ state })))
  expect(listed).toEqual(['seller_review', 'buyer_review', 'rejected'])
})

describe('offers are grouped by whose turn it is', () => {
  const offers = [
    anOffer({ id: '1', state: 'seller_review' }),
    anOffer({ id: '2', state: 'buyer_review' }),
    anOffer({ id: '3', state: 'rejected' }),
  ]
  const ids = (viewer: 'buyer' | 'seller') => {
    const { your_turn, waiting, closed } = groupOffers(offers, { viewer, sort: 'newest' })
    return [your_turn, waiting, closed].map((group) => group.map(({ id }) => id).join())
  }

  test('for the seller', () => expect(ids('seller')).toEqual(['1', '2', '3']))
  test('for the buyer', () => expect(ids('buyer')).toEqual(['2', '1', '3']))
})

describe('a group is sorted', () => {
  const offers = [
    anOffer({
      id: 'old',
      created_at: '2025-11-01T10:00:00Z',
      turn_expires_at: '2025-11-22T10:00:00Z',
      total_cents: cents(500),
    }),
    anOffer({
      id: 'new',
      created_at: '2025-11-09T10:00:00Z',
      turn_expires_at: '2025-11-24T10:00:00Z',
      total_cents: cents(900),
    }),
    anOffer({ id: 'open-ended', created_at: '2025-11-05T10:00:00Z', total_cents: cents(700) }),
  ]
  test.each([
    ['newest', ['new', 'open-ended', 'old']],
    ['deadline', ['old', 'new', 'open-ended']],
    ['total', ['new', 'open-ended', 'old']],
  ] as const)('by %s', (sort, expected) => {
    const { your_turn } = groupOffers(offers, { viewer: 'seller', sort })
    expect(your_turn.map(({ id }) => id)).toEqual(expected)
  })
})
