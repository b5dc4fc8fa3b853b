import { describe, expect, test } from 'vitest'
import { offerLabel, offerPill } from './offer-status.ts'

describe('where an offer stands', () => {
  test('reads Ready for review for whose turn it is, else to whom it was submitted', () => {
    expect(offerLabel('seller_review', 'seller')).toBe('Ready for review')
    expect(offerLabel('seller_review', 'buyer')).toBe('Submitted to seller')
    expect(offerLabel('buyer_review', 'buyer')).toBe('Ready for review')
    expect(offerLabel('buyer_review', 'seller')).toBe('Submitted to buyer')
  })
})

describe('the pill of an offer', () => {
  test('follows the turn, for either side', () => {
    for (const [state, waiting, turn] of [
      ['seller_review', 'buyer', 'seller'],
      ['buyer_review', 'seller', 'buyer'],
    ] as const) {
      expect(offerPill(state, turn)).toEqual({ label: 'Ready for review', tone: 'yellow' })
      expect(offerPill(state, waiting).label).toBe('Sent for review')
    }
  })

  test('is red when it was rejected', () => {
    for (const viewer of ['buyer', 'seller'] as const)
      expect(offerPill('rejected', viewer)).toEqual({ label: 'Rejected', tone: 'red' })
  })
})
