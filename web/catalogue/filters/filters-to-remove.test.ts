import { describe, expect, test } from 'vitest'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { filtersToRemove } from './filters-to-remove.ts'

const toRemove = (criteria: Criteria) => filtersToRemove(criteria, (id) => `Seller ${id}`)
const labels = (criteria: Criteria) => toRemove(criteria).map(({ label }) => label)

describe('the filters that may be why nothing matches', () => {
  test('are those that narrow, not the words of the search', () => {
    expect(labels({ query: 'fig' })).toEqual([])
    expect(labels({ query: 'fig', categories: ['home'], max_price_cents: 8 })).toEqual([
      'Home',
      'Up to $0.08',
    ])
    expect(labels({ resaleable: false })).toEqual([])
  })

  test('are one for all values of a list, as any of them is enough', () => {
    const [sellers, tags] = toRemove({ seller_ids: [7, 9], tags: ['a', 'b', 'c'] }).toSorted(
      (one, other) => one.key.localeCompare(other.key),
    )
    expect(sellers).toMatchObject({
      label: 'Seller 7 or Seller 9',
      without: { tags: ['a', 'b', 'c'] },
    })
    expect(tags?.label).toBe('A and 2 others')
    expect(tags?.without.tags).toBeUndefined()
  })

  test('are a handful', () => {
    const many: Criteria = {
      categories: ['home'],
      tags: ['a'],
      seller_ids: [7],
      min_percent_off: 50,
      max_price_cents: 8_00,
      units_needed: 10,
      min_units: 100,
      in_stock: true,
    }
    expect(labels(many)).toHaveLength(6)
  })
})
