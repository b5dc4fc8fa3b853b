import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatalogueSort, Criteria } from '#market/catalogue/catalogue-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { databaseCatalogue } from './search-products.ts'
import { aSmallCatalogue } from './testing/a-small-catalogue.ts'

let database: TestDatabase
let db: Database
let fern: number

beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  fern = (await aSmallCatalogue(db)).fern
})

afterAll(() => database.drop())

describe('the catalogue', () => {
  test('shows what is published, newest first, and what is sold out last', async () => {
    expect(await found({})).toEqual(['Rope toy', 'Long Sleeve T-Shirt', 'Fig candle', 'Cedar mug'])
  })

  test.each<[string, Criteria, string[]]>([
    ['a category', { categories: ['home'] }, ['Fig candle', 'Cedar mug']],
    ['a tag that names a category', { tags: ['Home'] }, ['Fig candle', 'Cedar mug']],
    ['any of the tags', { tags: ['top_sellers', 'summer'] }, ['Rope toy', 'Fig candle']],
    ['a category and a tag', { tags: ['Home', 'top_sellers'] }, ['Fig candle']],
    ['the least price', { min_price_cents: 801 }, []],
    ['the most', { max_price_cents: 400 }, ['Rope toy', 'Cedar mug']],
    ['the discount', { min_percent_off: 66 }, ['Rope toy', 'Fig candle']],
    ['the units', { min_units: 90 }, ['Rope toy', 'Long Sleeve T-Shirt']],
    ['the units needed', { units_needed: 60 }, ['Rope toy', 'Long Sleeve T-Shirt']],
    ['what is in stock', { in_stock: true, categories: ['home'] }, ['Fig candle']],
    ['the gender', { genders: ['f', 'm'] }, ['Long Sleeve T-Shirt']],
    ['the packaging', { packaging_types: ['other'] }, ['Cedar mug']],
    ['the condition', { conditions: ['open_box', 'salvage'] }, ['Cedar mug']],
    ['new ones', { conditions: ['new'], categories: ['home'] }, ['Fig candle']],
  ])('can be narrowed by %s', async (_, criteria, names) => {
    expect(await found(criteria)).toEqual(names)
  })

  test('can be narrowed to sellers', async () => {
    expect(await found({ seller_ids: [fern] })).toEqual(['Fig candle', 'Cedar mug'])
    expect(await found({ seller_ids: [fern + 1000] })).toEqual([])
  })

  test.each<[CatalogueSort, string[]]>([
    ['newest', ['Rope toy', 'Long Sleeve T-Shirt', 'Cedar mug', 'Fig candle']],
    ['oldest', ['Fig candle', 'Cedar mug', 'Long Sleeve T-Shirt', 'Rope toy']],
    ['price_asc', ['Rope toy', 'Cedar mug', 'Long Sleeve T-Shirt', 'Fig candle']],
    ['price_desc', ['Long Sleeve T-Shirt', 'Fig candle', 'Cedar mug', 'Rope toy']],
    ['percent_off', ['Rope toy', 'Fig candle', 'Long Sleeve T-Shirt', 'Cedar mug']],
    ['units', ['Long Sleeve T-Shirt', 'Rope toy', 'Fig candle', 'Cedar mug']],
  ])('can be sorted by %s, the newer first of equals', async (sort, names) => {
    expect(await found({}, sort)).toEqual(names)
  })

  test('counts every category under all the other filters', async () => {
    const answer = await search({ categories: ['home'], max_price_cents: 800, in_stock: true })
    expect(answer.count).toBe(1)
    expect(answer.category_counts).toEqual({
      all: 3,
      apparel: 1,
      beauty: 0,
      consumables: 0,
      footwear: 0,
      home: 1,
      pet: 1,
      toys: 0,
      other: 0,
    })
  })
})

async function search(criteria: Criteria, sort?: CatalogueSort) {
  return databaseCatalogue(db).search({ criteria, page: 1, sort })
}

async function found(criteria: Criteria, sort?: CatalogueSort) {
  return (await search(criteria, sort)).products.map(({ name }) => name)
}
