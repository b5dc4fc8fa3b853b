import { describe, expect, test } from 'vitest'
import { mutedAfter, undoing, wantedOf } from './mail-choice.ts'

describe('turning mails off', () => {
  test('adds them to those that are off', () => {
    expect(mutedAfter(['order_shipped'], { topics: ['offer_expired'], isWanted: false })).toEqual([
      'order_shipped',
      'offer_expired',
    ])
  })

  test('that are off already changes nothing', () => {
    const choice = { topics: ['order_shipped' as const], isWanted: false }
    expect(mutedAfter(['order_shipped'], choice)).toEqual(['order_shipped'])
  })
})

describe('turning mails on', () => {
  test('leaves the others off', () => {
    const choice = { topics: ['offer_expired' as const], isWanted: true }
    expect(mutedAfter(['order_shipped', 'offer_expired'], choice)).toEqual(['order_shipped'])
  })

  test('works for a whole group', () => {
    const choice = { topics: ['offer_expired' as const, 'offer_expiring' as const], isWanted: true }
    expect(mutedAfter(['offer_expiring', 'offer_expired'], choice)).toEqual([])
  })
})

test.each([true, false])(
  'a choice of isWanted=%s that could not be saved is taken back whole',
  (isWanted) => {
    const before = ['offer_expired', 'order_shipped'] as const
    const choice = { topics: ['offer_expired', 'offer_expiring'] as const, isWanted }
    const after = mutedAfter(mutedAfter(before, choice), undoing(before, choice))
    expect(after.toSorted()).toEqual([...before])
  },
)

describe('of a group of mails', () => {
  const group = ['offer_expired', 'offer_expiring'] as const

  test.each([
    ['all', [], 'all'],
    ['all, whatever is off elsewhere', ['order_shipped'], 'all'],
    ['some', ['offer_expired'], 'some'],
    ['none', ['offer_expired', 'offer_expiring'], 'none'],
  ] as const)('%s may be wanted', (_name, muted, wanted) => {
    expect(wantedOf(group, muted)).toBe(wanted)
  })
})
