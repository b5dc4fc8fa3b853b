import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { resaleConflict, resaleRefusal } from './resale-conflict.ts'
import { NO_RESALE_TERMS, type ResaleDeclaration, type ResaleTerms } from './resale-terms.ts'

const terms = (given: Partial<ResaleTerms>): ResaleTerms => ({ ...NO_RESALE_TERMS, ...given })
const buyer = (
  resale_channels: ResaleDeclaration['resale_channels'],
  resale_states: string[] = [],
): ResaleDeclaration => ({ resale_channels, resale_states })

const onlyStores = terms({ channels: ['own_store', 'own_site'] })
const notInCalifornia = terms({ blocked_states: ['CA', 'TX'] })

describe('a buyer conflicts', () => {
  test('that sells in no allowed channel', () => {
    expect(resaleConflict(onlyStores, buyer(['amazon', 'ebay']))?.kind).toBe('channels')
  })

  test('that sells in blocked states alone', () => {
    expect(resaleConflict(notInCalifornia, buyer(['amazon'], ['CA']))?.kind).toBe('states')
  })

  test('with the channels first, where it can keep neither', () => {
    const both = terms({ channels: ['own_store'], blocked_states: ['CA'] })
    expect(resaleConflict(both, buyer(['ebay'], ['CA']))?.kind).toBe('channels')
  })
})

describe('a buyer does not conflict', () => {
  test.each([
    ['where there are no terms', null, buyer(['amazon'])],
    ['where terms ask for nothing', NO_RESALE_TERMS, buyer(['amazon'])],
    ['that keeps to the one channel it may sell in', onlyStores, buyer(['amazon', 'own_store'])],
    ['that keeps to the states it may sell in', notInCalifornia, buyer(['amazon'], ['CA', 'OR'])],
    ['that sells everywhere', notInCalifornia, buyer(['amazon'])],
    [
      'for a duty that anybody can meet',
      terms({ map_cents: cents(12_00), remove_labels: true }),
      buyer(['amazon'], ['CA']),
    ],
    ['before it has declared', onlyStores, buyer([])],
  ] as const)('%s', (_, asked, who) => {
    expect(resaleConflict(asked, who)).toBeUndefined()
  })
})

describe('a product is refused', () => {
  test('naming the clause, for each reader', () => {
    expect(resaleRefusal(onlyStores, buyer(['ebay']), 'buyer')).toEqual({
      code: 'resale_conflict',
      message:
        'You can’t buy this lot: Resale allowed only in your own stores and on your own website.',
    })
    expect(resaleRefusal(notInCalifornia, buyer(['ebay'], ['TX']), 'seller')?.message).toBe(
      'The buyer can’t buy this lot: Do not resell in California and Texas.',
    )
  })

  test('to a buyer that has not declared, where channels or states are limited', () => {
    expect(resaleRefusal(onlyStores, buyer([]), 'buyer')?.code).toBe('resale_undeclared')
    expect(resaleRefusal(notInCalifornia, buyer([]), 'buyer')?.code).toBe('resale_undeclared')
    expect(resaleRefusal(terms({ remove_labels: true }), buyer([]), 'buyer')).toBeUndefined()
    expect(resaleRefusal(null, buyer([]), 'buyer')).toBeUndefined()
  })
})
