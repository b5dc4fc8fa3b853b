import { describe, expect, test } from 'vitest'
import { searchOfView } from '#market/catalogue/catalogue-address.ts'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { stringifySearch } from '#web/platform/navigation/search-params.ts'
import { appliedFilters, canResell } from './applied-filters.ts'

const nameOf = (id: number) => (id === 7 ? 'Harrow & Pine' : `Seller ${id}`)
const labels = (criteria: Criteria) => appliedFilters(criteria, nameOf).map(({ label }) => label)
const addressWithout = (criteria: Criteria, label: string) => {
  const filter = appliedFilters(criteria, nameOf).find((each) => each.label === label)
  return stringifySearch(searchOfView({ criteria: filter?.without ?? {} }))
}

describe('the filters in force', () => {
  test('are empty when everything is shown', () => {
    expect(labels({})).toEqual([])
  })

  test('are named as they were chosen', () => {
    expect(
      labels({
        query: 'fig',
        categories: ['other'],
        min_percent_off: 60,
        min_units: 1000,
        units_needed: 300,
        in_stock: true,
        conditions: ['open_box', 'salvage'],
        packaging_types: ['retail_ready', 'other'],
        genders: ['f'],
      }),
    ).toEqual([
      '“fig”',
      'Miscellaneous',
      '60% or more off',
      'I need 300 units',
      'In stock only',
      '1,000 or more units',
      'Open box',
      'Salvage',
      'Retail ready',
      'Other packaging type',
      'F',
    ])
    expect(labels({ tags: ['top_sellers', 'candles'] })).toEqual(['Top sellers', 'Candles'])
    expect(labels({ seller_ids: [7, 9] })).toEqual(['Harrow & Pine', 'Seller 9'])
  })

  test('tell a range of prices as one', () => {
    expect(labels({ min_price_cents: 300, max_price_cents: 6000 })).toEqual(['$3.00 to $60.00'])
    expect(labels({ min_price_cents: 300 })).toEqual(['From $3.00'])
    expect(labels({ max_price_cents: 6000 })).toEqual(['Up to $60.00'])
  })

  test('have what a buyer may resell among them, until it is taken off', () => {
    const [chip] = canResell({ query: 'fig' })
    expect(chip).toMatchObject({
      label: 'Can resell',
      without: { query: 'fig', resaleable: false },
    })
    const off: Criteria = { query: 'fig', resaleable: false }
    expect(canResell(off)).toEqual([])
    expect(labels(off)).toEqual(['“fig”', 'Including lots I can’t resell'])
    expect(addressWithout(off, 'Including lots I can’t resell')).toBe('?query=fig')
  })

  test('are removed one by one', () => {
    const criteria: Criteria = {
      categories: ['home', 'pet'],
      seller_ids: [7, 9],
      packaging_types: ['retail_ready', 'other'],
      max_price_cents: 6000,
    }
    expect(addressWithout(criteria, 'Home')).toContain('filter=Pet')
    expect(addressWithout(criteria, 'Harrow & Pine')).toContain('seller_ids=9')
    expect(addressWithout({ categories: ['home'] }, 'Home')).toBe('')
    expect(addressWithout(criteria, 'Up to $60.00')).not.toContain('price')
    expect(addressWithout(criteria, 'Retail ready')).toContain('packaging_types=other')
  })
})
