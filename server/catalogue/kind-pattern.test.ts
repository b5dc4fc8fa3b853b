import { describe, expect, test } from 'vitest'
import type { SearchQuery } from './conditions.ts'
import { kindPatterns } from './kind-pattern.ts'

const anything: SearchQuery = { query: undefined, tags: [], categories: [], hiddenSellerIds: [] }
const common = [2, 1, 4, 'f', 'retail_ready']
const bare = [null, 0, null, 'unisex', null]

function fits(filters: Partial<SearchQuery>, kind: readonly unknown[]) {
  return new RegExp(kindPatterns({ ...anything, ...filters })?.pattern ?? 'none').test(
    JSON.stringify(kind),
  )
}

test('without filters every kind fits', () => {
  expect(fits({}, common)).toBe(true)
  expect(fits({}, bare)).toBe(true)
})

test.each<Partial<SearchQuery>>([
  { min_percent_off: 60 },
  { min_percent_off: 0 },
  { in_stock: true },
  { min_price_cents: 5_00, max_price_cents: 9_99 },
  { packaging_types: ['retail_ready'] },
  { min_percent_off: 50, min_units: 1, genders: ['m', 'f'] },
])('a kind fits that meets %j, and not one that has nothing of it', (filters) => {
  expect(fits(filters, common)).toBe(true)
  expect(fits(filters, bare)).toBe(false)
})

test.each<Partial<SearchQuery>>([
  { min_percent_off: 70 },
  { min_units: 500 },
  { max_price_cents: 4_99 },
  { min_price_cents: 10_00, max_price_cents: 4_99 },
  { min_percent_off: 60, genders: ['m'] },
])('a kind does not fit that misses one of %j', (filters) => {
  expect(fits(filters, common)).toBe(false)
})

test.each<Partial<SearchQuery>>([
  { min_percent_off: 65 },
  { min_units: 499 },
  { max_price_cents: 5_00 },
])('a bound between two steps leaves no whole kinds: %j', (filters) => {
  expect(kindPatterns({ ...anything, ...filters })).toBeUndefined()
})

describe('of kinds in a condition', () => {
  const read = (filters: Partial<SearchQuery>) => {
    const { condition, isLeftOut } = kindPatterns({ ...anything, ...filters }) ?? {}
    const fitting = ['shelf_pull', 'salvage'].filter((each) =>
      new RegExp(condition ?? 'none').test(JSON.stringify([...common, each])),
    )
    return { fitting, isLeftOut }
  }

  test('nothing is asked when any will do', () => {
    expect(read({ genders: ['f'] })).toEqual({ fitting: [], isLeftOut: undefined })
  })

  test('those that are wanted are counted alone', () => {
    expect(read({ conditions: ['salvage'] })).toEqual({ fitting: ['salvage'], isLeftOut: false })
  })

  test('excluded words are dropped from the pattern when there are new ones', () => {
    expect(read({ conditions: ['new', 'salvage'] })).toEqual({
      fitting: ['shelf_pull'],
      isLeftOut: true,
    })
    expect(read({ conditions: ['salvage'], genders: ['m'] }).fitting).toEqual([])
  })
})
