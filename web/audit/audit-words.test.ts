import { describe, expect, test } from 'vitest'
import { actorWords, actWords, changeLines } from './audit-words.ts'

describe('an event in words', () => {
  test('says what was done and by whom; what nobody did the house did', () => {
    expect(actWords({ act: 'seller edited' })).toBe('Seller edited')
    expect(actorWords({ actor: { id: 1, name: 'Lena', email: 'l@x.test' } })).toBe('Lena')
    expect(actorWords({ actor: null })).toBe('Lotline')
  })

  test('tells only what changed', () => {
    const before = { status: 'denied', fee_bps: 1000, name: 'Oak' }
    const after = { status: 'approved', fee_bps: null, name: 'Oak', reason: 'A mistake' }
    expect(changeLines({ before, after })).toEqual([
      'status: denied → approved',
      'fee bps: 1000 → nothing',
      'reason: A mistake',
    ])
    expect(changeLines({ before: null, after: null })).toEqual([])
  })
})
