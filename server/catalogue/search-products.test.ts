import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatalogueSort, Criteria } from '#market/catalogue/catalogue-api.ts'
import { cents } from '#market/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { databaseCatalogue } from './search-products.ts'

let database: TestDatabase
let db: Database
let fern: number

beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  fern = (await aSeller(db, { name: 'Fern & Fable' })).id
  const oak = (await aSeller(db, { name: 'Oakhouse' })).id
  await aListedProduct(db, {
    ...{ sellerId: fern, name: 'Fig candle', category: 'home', tags: ['top_sellers'] },
    ...{ askingPrice: cents(8_00), msrp: cents(24_00), units: 40, createdAt: daysAgo(4) },
  })
  await aListedProduct(db, {
    ...{ sellerId: fern, name: 'Cedar mug', category: 'home', upc: '036000291452' },
    ...{ askingPrice: cents(4_00), msrp: cents(10_00), units: 0, createdAt: daysAgo(3) },
    ...{ description: 'Goes well with a fig candle', packagingType: 'other' },
  })
  await aListedProduct(db, {
    ...{ sellerId: oak, name: 'Long Sleeve T-Shirt', category: 'apparel', gender: 'f' },
    ...{ askingPrice: cents(8_00), msrp: cents(20_00), units: 500, createdAt: daysAgo(2) },
    ...{ sku: 'AB-1234', styleNumber: 'LS/77', description: "Women's cut" },
  })
  await aListedProduct(db, {
    ...{ sellerId: oak, name: 'Rope toy', category: 'pet', tags: ['summer'] },
    ...{ askingPrice: cents(1_00), msrp: cents(9_00), units: 90, createdAt: daysAgo(1) },
  })
  await aListedProduct(db, { sellerId: oak, name: 'Fig soap', provisional: true })
  await aListedProduct(db, { sellerId: oak, name: 'Fig tea', deletedAt: new Date() })
})

afterAll(() => database.drop())

describe('the catalogue', () => {
  test('shows what is published, sold out too, newest first', async () => {
    expect(await found({})).toEqual(['Rope toy', 'Long Sleeve T-Shirt', 'Cedar mug', 'Fig candle'])
  })

  test.each<[string, Criteria, string[]]>([
    ['a category', { categories: ['home'] }, ['Cedar mug', 'Fig candle']],
    ['a tag that names a category', { tags: ['Home'] }, ['Cedar mug', 'Fig candle']],
    ['any of the tags', { tags: ['top_sellers', 'summer'] }, ['Rope toy', 'Fig candle']],
    ['a category and a tag', { tags: ['Home', 'top_sellers'] }, ['Fig candle']],
    ['the least price', { min_price_cents: 801 }, []],
    ['the most', { max_price_cents: 400 }, ['Rope toy', 'Cedar mug']],
    ['the discount', { min_percent_off: 66 }, ['Rope toy', 'Fig candle']],
    ['the units', { min_units: 90 }, ['Rope toy', 'Long Sleeve T-Shirt']],
    ['what is in stock', { in_stock: true, categories: ['home'] }, ['Fig candle']],
    ['the gender', { genders: ['f', 'm'] }, ['Long Sleeve T-Shirt']],
    ['the packaging', { packaging_types: ['other'] }, ['Cedar mug']],
  ])('can be narrowed by %s', async (_, criteria, names) => {
    expect(await found(criteria)).toEqual(names)
  })

  test('can be narrowed to sellers', async () => {
    expect(await found({ seller_ids: [fern] })).toEqual(['Cedar mug', 'Fig candle'])
    expect(await found({ seller_ids: [fern + 1000] })).toEqual([])
  })

  test.each<[CatalogueSort, string[]]>([
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
      ...{ all: 3, apparel: 1, beauty: 0, consumables: 0, footwear: 0 },
      ...{ home: 1, pet: 1, toys: 0, other: 0 },
    })
  })
})

describe('the words of a search', () => {
  test.each([
    ['the beginning of a name', 'can', ['Fig candle', 'Cedar mug']],
    ['every word', 'mug fig', ['Cedar mug']],
    ['the brand', 'oakh', ['Rope toy', 'Long Sleeve T-Shirt']],
    ['the beginning of a UPC', '0360002', ['Cedar mug']],
    ['a UPC in groups', '0 36000 29145 2', ['Cedar mug']],
    ['a SKU', 'ab-1234', ['Long Sleeve T-Shirt']],
    ['a style number', 'ls/77', ['Long Sleeve T-Shirt']],
    ['a joined word', 'long-sleeve', ['Long Sleeve T-Shirt']],
    ['an apostrophe', "WOMEN'S", ['Long Sleeve T-Shirt']],
    ['nothing that is there', 'candle zebra', []],
  ])('find %s', async (_, query, names) => {
    expect(await found({ query })).toEqual(names)
  })

  test('bring the better match first, unless a sort is chosen', async () => {
    expect(await found({ query: 'fig' })).toEqual(['Fig candle', 'Cedar mug'])
    expect(await found({ query: 'fig' }, 'newest')).toEqual(['Cedar mug', 'Fig candle'])
  })

  test.each(["'&|!():*\\", '\0', 'fig\0', "\\'", '👕', '﷽'.repeat(200), "'".repeat(200), '\ud800'])(
    'may be anything at all: %j',
    async (query) => {
      expect((await search({ query })).count).toBeLessThanOrEqual(4)
      expect((await search({ tags: [query] })).count).toBeLessThanOrEqual(4)
    },
  )
})

async function search(criteria: Criteria, sort?: CatalogueSort) {
  return databaseCatalogue(db).search({ criteria, page: 1, sort })
}

async function found(criteria: Criteria, sort?: CatalogueSort) {
  return (await search(criteria, sort)).products.map(({ name }) => name)
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000)
}
