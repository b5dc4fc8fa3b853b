import { describe, expect, test } from 'vitest'
import { actorWords, actWords, changeLines, subjectWords } from './audit-words.ts'

describe('an event in words', () => {
  test('says what was done and by whom; what nobody did the house did', () => {
    expect(actWords({ act: 'seller edited' })).toBe('Seller edited')
    expect(actorWords({ actor: { id: 1, name: 'Lena', email: 'l@x.test' } })).toBe('Lena')
    expect(actorWords({ actor: null })).toBe('Lotline')
  })

  test('tells only what changed', () => {
    const before = { status: 'denied', platform_fee_bps: 1000, name: 'Oak' }
    const after = { status: 'approved', platform_fee_bps: null, name: 'Oak', reason: 'A mistake' }
    expect(changeLines({ before, after })).toEqual([
      'Status: denied → approved',
      'Fee: 10% → the standard fee',
      'Reason: A mistake',
    ])
    expect(changeLines({ before: null, after: null })).toEqual([])
  })

  test.each([
    [{ platformFeeBps: null }, { platformFeeBps: 750 }, 'Fee: the standard fee → 7.5%'],
    [{ seller_price_cents: 1250 }, { seller_price_cents: null }, 'Seller price: $12.50 → none'],
    [{ status: 'paid_in_full' }, { status: 'completed' }, 'Status: paid in full → completed'],
    [{}, { confirmed_alone: true }, 'Confirmed by one administrator: yes'],
    [{ tags: ['New', 'Gift'] }, { tags: [] }, 'Tags: New, Gift → none'],
  ])('says %j → %j as people do', (before, after, words) => {
    expect(changeLines({ before, after })).toEqual([words])
  })

  test('names what it is about', () => {
    expect(subjectWords({ subject: 'seller 25', subject_name: 'Ash & Oak' })).toBe(
      'Ash & Oak (seller 25)',
    )
  })

  test.each([
    ['/admin/people', null, 'People'],
    ['/admin/people/12', 'Dana Reyes', 'Page of Dana Reyes'],
    ['/admin/insights/user/12', null, '/admin/insights/user/12'],
  ])('a read of %s, of %s, is of “%s”', (subject, name, words) => {
    expect(subjectWords({ subject, subject_name: name })).toBe(words)
  })
})
