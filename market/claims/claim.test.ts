import { describe, expect, test } from 'vitest'
import { answersOf, claimActs, claimStateAfter, type ClaimActor } from './claim.ts'
import { claimStates, isOpenClaim } from '#market/purchase-orders/claim-state.ts'

const proposed = 20_00

describe('a claim', () => {
  test.each([
    ['accept', 'seller_review', 'seller', 'settled'],
    ['propose', 'seller_review', 'seller', 'buyer_review'],
    ['decline', 'seller_review', 'seller', 'buyer_review'],
    ['accept', 'buyer_review', 'buyer', 'settled'],
    ['propose', 'buyer_review', 'buyer', 'seller_review'],
    ['ask_staff', 'buyer_review', 'buyer', 'staff_review'],
    ['expire', 'seller_review', 'system', 'staff_review'],
    ['expire', 'buyer_review', 'system', 'staff_review'],
    ['settle', 'staff_review', 'admin', 'settled'],
    ['settle', 'seller_review', 'admin', 'settled'],
    ['decline', 'buyer_review', 'admin', 'declined'],
    ['withdraw', 'staff_review', 'buyer', 'withdrawn'],
    ['join', 'buyer_review', 'buyer', 'seller_review'],
    ['join', 'staff_review', 'buyer', 'staff_review'],
  ] as const)('%s in %s by the %s leads to %s', (...[act, state, actor, to]) => {
    expect(claimStateAfter(act, { state, proposed }, actor)).toBe(to)
  })

  test('ends without a credit when the buyer accepts that it was declined', () => {
    const declined = { state: 'buyer_review', proposed: null } as const
    expect(claimStateAfter('accept', declined, 'buyer')).toBe('declined')
  })

  test('is answered by the side that has the turn, and withdrawn by its buyer at any time', () => {
    const answers = (state: 'seller_review' | 'buyer_review' | 'staff_review') => ({
      buyer: answersOf({ state, proposed }, 'buyer'),
      seller: answersOf({ state, proposed }, 'seller'),
    })
    expect(answers('seller_review')).toEqual({
      buyer: ['withdraw'],
      seller: ['accept', 'propose', 'decline'],
    })
    expect(answers('buyer_review')).toEqual({
      buyer: ['accept', 'propose', 'ask_staff', 'withdraw'],
      seller: [],
    })
    expect(answers('staff_review')).toEqual({ buyer: ['withdraw'], seller: [] })
  })

  test('that is closed stays closed for everyone', () => {
    const actors: ClaimActor[] = ['buyer', 'seller', 'admin', 'system']
    for (const state of claimStates.filter((each) => !isOpenClaim(each)))
      for (const act of claimActs)
        for (const actor of actors)
          if (act !== 'report')
            expect(claimStateAfter(act, { state, proposed }, actor)).toBeUndefined()
  })
})
