import { describe, expect, test } from 'vitest'
import { isEditable, isTurnOf, offerStates, stateAfter } from './offer.ts'

describe('an offer under seller review', () => {
  test('can be accepted by the seller', () => {
    expect(stateAfter('accept', 'seller_review', 'seller')).toBe('accepted')
  })

  test('cannot be accepted by the buyer who sent it', () => {
    expect(stateAfter('accept', 'seller_review', 'buyer')).toBeUndefined()
  })

  test('passes to the buyer when the seller counters', () => {
    expect(stateAfter('counter', 'seller_review', 'seller')).toBe('buyer_review')
    expect(isTurnOf('buyer', 'buyer_review')).toBe(true)
  })

  test('can be withdrawn by the buyer, who waits, and rejected by the seller, who does not', () => {
    expect(stateAfter('withdraw', 'seller_review', 'buyer')).toBe('rejected')
    expect(stateAfter('withdraw', 'seller_review', 'seller')).toBeUndefined()
    expect(stateAfter('reject', 'seller_review', 'seller')).toBe('rejected')
    expect(stateAfter('reject', 'seller_review', 'buyer')).toBeUndefined()
  })
})

describe('a draft', () => {
  test('is sent or bought by its buyer alone', () => {
    expect(stateAfter('submit', 'draft', 'buyer')).toBe('seller_review')
    expect(stateAfter('buy_now', 'draft', 'buyer')).toBe('accepted')
    expect(stateAfter('submit', 'draft', 'seller')).toBeUndefined()
    expect(stateAfter('buy_now', 'draft', 'seller')).toBeUndefined()
  })

  test('and a saved offer are the only ones whose lines can be edited', () => {
    expect(offerStates.filter(isEditable)).toEqual(['draft', 'saved_for_later'])
  })
})

test('a closed offer is nobody’s turn', () => {
  for (const state of ['accepted', 'rejected'] as const) {
    expect(isTurnOf('buyer', state) || isTurnOf('seller', state)).toBe(false)
    expect(stateAfter('expire', state, 'system')).toBeUndefined()
    expect(stateAfter('unlist', state, 'system')).toBeUndefined()
  }
})
