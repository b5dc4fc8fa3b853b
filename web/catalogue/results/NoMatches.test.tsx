import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { searchProducts, type Criteria } from '#market/catalogue/catalogue-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { NoMatches } from './NoMatches.tsx'

const criteria: Criteria = {
  query: 'fig',
  categories: ['home'],
  max_price_cents: 8_00,
  min_percent_off: 50,
}
const reset = page.getByRole('button', { name: 'Reset filters' })

/** A catalogue whose searches have the counts that the test gives them. */
function aCatalogueWith(countOf: (criteria: Criteria) => number) {
  return aServer().answers(searchProducts, ({ body: { search } }) => ({
    count: countOf(search),
    products: [],
    page: 1,
    per_page: 24,
    total_pages: 1,
    next: null,
    category_counts: {
      all: 0,
      apparel: 0,
      beauty: 0,
      consumables: 0,
      footwear: 0,
      home: 0,
      pet: 0,
      toys: 0,
      other: 0,
    },
  }))
}

describe('where nothing matches', () => {
  test('the filter whose removal brings back the most lots is named, and taken off by one press', async () => {
    const asked = aCatalogueWith((search) => {
      if (search.max_price_cents === undefined) return 49
      return search.categories === undefined ? 3 : 0
    })
    const { address } = show(<NoMatches view={{ criteria }} facets={undefined} unsaleable={0} />)
    await page.getByRole('button', { name: '49 lots without “Up to $8.00”' }).click()
    await expect.poll(address).toBe('/all_products/search?query=fig&min_percent_off=50&filter=Home')
    // React asks twice in development.
    expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(3)
    expect(asked.every(({ body }) => body.facets === false)).toBe(true)
  })

  test('a filter of many words is no wider than a phone', async () => {
    aCatalogueWith((search) => (search.tags?.length ? 0 : 49))
    await page.viewport(375, 800)
    const tags = ['Discontinued garment-washed swim shorts for men and boys']
    show(
      <NoMatches view={{ criteria: { query: 'fig', tags } }} facets={undefined} unsaleable={0} />,
    )
    const without = page.getByRole('button', { name: /^49 lots without/ })
    await expect.element(without).toBeVisible()
    const { left, right } = without.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(innerWidth)
    expect(without.element().scrollWidth).toBeLessThanOrEqual(without.element().clientWidth)
  })

  test('one lot is one lot', async () => {
    aCatalogueWith((search) => (search.max_price_cents === undefined ? 1 : 0))
    show(<NoMatches view={{ criteria }} facets={undefined} unsaleable={0} />)
    await expect
      .element(page.getByRole('button', { name: '1 lot without “Up to $8.00”' }))
      .toBeVisible()
  })

  test('no filter is named where none alone is the reason', async () => {
    const asked = aCatalogueWith(() => 0)
    show(<NoMatches view={{ criteria }} facets={undefined} unsaleable={0} />)
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3)
    await expect.element(reset).toBeVisible()
    expect(page.getByRole('button', { name: /without/ }).query()).toBeNull()
  })

  test('nothing is asked where there is no filter', async () => {
    const asked = aCatalogueWith(() => 5)
    show(<NoMatches view={{ criteria: { query: 'fig' } }} facets={undefined} unsaleable={0} />)
    await expect.element(reset).toBeVisible()
    expect(asked).toEqual([])
  })
})
