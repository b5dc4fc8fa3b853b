import { describe, expect, test } from 'vitest'
import {
  isUnfiltered,
  searchOfView,
  viewOfAddress,
  withoutFilters,
  type CatalogueView,
} from './catalogue-address.ts'

describe('the address of the catalogue', () => {
  test('asks for everything when it says nothing', () => {
    expect(viewOfAddress({})).toEqual({ criteria: {} })
    expect(isUnfiltered(viewOfAddress({ filter: 'All Products' }))).toBe(true)
  })

  test('carries a category by its name, in any case', () => {
    expect(viewOfAddress({ filter: 'Home' }).criteria).toEqual({ categories: ['home'] })
    expect(viewOfAddress({ filter: 'home' }).criteria).toEqual({ categories: ['home'] })
    expect(viewOfAddress({ filter: 'Other Category' }).criteria).toEqual({ categories: ['other'] })
    expect(viewOfAddress({ filter: 'Miscellaneous' }).criteria).toEqual({ categories: ['other'] })
  })

  test('carries any other filter as a tag', () => {
    expect(viewOfAddress({ filter: 'top_sellers' }).criteria).toEqual({ tags: ['top_sellers'] })
  })

  test('carries further categories and tags in `also`', () => {
    const search = { filter: 'Home', also: ['candles', 'Pet', 'top_sellers'] }
    const { criteria } = viewOfAddress(search)
    expect(criteria).toEqual({ categories: ['home', 'pet'], tags: ['candles', 'top_sellers'] })
    expect(searchOfView({ criteria })).toEqual({
      filter: 'Home',
      also: ['Pet', 'candles', 'top_sellers'],
    })
    expect(viewOfAddress({ also: 'Pet' }).criteria).toEqual({ categories: ['pet'] })
  })

  test('names each filter once, and no more of them than a search takes', () => {
    const many = Array.from({ length: 40 }, (_, index) => `tag ${index}`)
    expect(viewOfAddress({ filter: 'fig', also: ['fig', 'oak'] }).criteria.tags).toEqual([
      'fig',
      'oak',
    ])
    expect(viewOfAddress({ also: many }).criteria.tags).toHaveLength(20)
  })

  test('may name its filter in the path', () => {
    expect(viewOfAddress({ sort: 'units' }, 'Pet')).toEqual({
      criteria: { categories: ['pet'] },
      sort: 'units',
    })
  })

  test('keeps a searched UPC as text', () => {
    expect(viewOfAddress({ query: '012345678905' }).criteria).toEqual({ query: '012345678905' })
  })

  test('reads figures and choices', () => {
    const search = {
      min_percent_off: '60',
      units_needed: '300',
      max_price_cents: '6000',
      in_stock: 'true',
      genders: 'f',
      seller_ids: ['7', '9'],
    }
    expect(viewOfAddress(search).criteria).toEqual({
      min_percent_off: 60,
      units_needed: 300,
      max_price_cents: 6000,
      in_stock: true,
      genders: ['f'],
      seller_ids: [7, 9],
    })
  })

  test('leaves out what it can’t read and keeps the rest', () => {
    const search = { sort: 'cheapest', min_percent_off: '140', min_units: 'many', query: 'fig' }
    expect(viewOfAddress(search)).toEqual({ criteria: { query: 'fig' } })
  })

  test('asks for nothing extra when in_stock is off or the query is blank', () => {
    expect(isUnfiltered(viewOfAddress({ in_stock: 'false', query: '  ' }))).toBe(true)
  })

  test('says of what a buyer may resell only that the filter is off', () => {
    expect(viewOfAddress({ resaleable: 'false' }).criteria).toEqual({ resaleable: false })
    expect(viewOfAddress({ resaleable: 'true' }).criteria).toEqual({})
    expect(viewOfAddress({ resaleable: 'perhaps' }).criteria).toEqual({})
    expect(isUnfiltered(viewOfAddress({ resaleable: 'false' }))).toBe(true)
    expect(withoutFilters(viewOfAddress({ resaleable: 'false', query: 'fig' }))).toEqual({
      criteria: {},
    })
  })

  test('shows everything without its filters, in the order chosen', () => {
    const view = viewOfAddress({ filter: 'Home', query: 'fig', sort: 'units' })
    expect(withoutFilters(view)).toEqual({ criteria: {}, sort: 'units' })
  })

  test.each<CatalogueView>([
    { criteria: {} },
    { criteria: { categories: ['other'] }, sort: 'price_asc' },
    { criteria: { tags: ['top_sellers'], query: 'fig & cedar' } },
    { criteria: { categories: ['home', 'pet'], tags: ['top_sellers', 'summer'] } },
    { criteria: { min_price_cents: 300, max_price_cents: 6000, min_units: 500, in_stock: true } },
    { criteria: { conditions: ['new', 'open_box'], min_percent_off: 50 } },
    { criteria: { resaleable: false, query: 'fig' } },
    { criteria: { packaging_types: ['retail_ready', 'other'], seller_ids: [7], genders: ['m'] } },
  ])('comes back as it was written: %j', (view) => {
    const written = Object.entries(searchOfView(view))
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, textsOf(value)])
    expect(viewOfAddress(Object.fromEntries(written))).toEqual(view)
  })
})

const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))
