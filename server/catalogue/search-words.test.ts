import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatalogueSort, Criteria } from '#market/catalogue/catalogue-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { databaseCatalogue } from './search-products.ts'
import { aSmallCatalogue } from './testing/a-small-catalogue.ts'

let database: TestDatabase
let db: Database

const LONG_AGO = new Date('2020-01-01')

beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  await aSmallCatalogue(db)
})

afterAll(() => database.drop())

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
    ['a word without its apostrophe', 'womens', ['Long Sleeve T-Shirt']],
    ['two words written as one', 'tshirt', ['Long Sleeve T-Shirt']],
    ['a code without its hyphen', 'AB1234', ['Long Sleeve T-Shirt']],
    ['a tag', 'top_sell', ['Fig candle']],
    ['the description', 'goes well', ['Cedar mug']],
    ['an accent that was typed', 'cándle fíg', ['Fig candle', 'Cedar mug']],
    ['nothing that is there', 'zebra', []],
  ])('find %s', async (_, query, names) => {
    expect(await found({ query })).toEqual(names)
  })

  test('bring the better match first, unless a sort is chosen', async () => {
    expect(await found({ query: 'fig' })).toEqual(['Fig candle', 'Cedar mug'])
    expect(await found({ query: 'fig' }, 'newest')).toEqual(['Cedar mug', 'Fig candle'])
  })

  test('find what is written with accents by plain letters, and the other way round', async () => {
    await aListedProduct(db, { name: 'Café Ørsted', description: 'Straße', createdAt: LONG_AGO })
    for (const query of ['cafe', 'CAFÉ', 'orsted', 'Ørst', 'strasse', 'STRAẞE', 'strasse cafe'])
      expect(await found({ query })).toEqual(['Café Ørsted'])
  })

  test('put the word as it was typed before its other forms', async () => {
    await aListedProduct(db, { name: 'Shelves', createdAt: LONG_AGO })
    await aListedProduct(db, { name: 'Shelf' })
    expect(await found({ query: 'shelves' })).toEqual(['Shelves', 'Shelf'])
    expect(await found({ query: 'shelf' })).toEqual(['Shelf', 'Shelves'])
  })

  test('put a whole word before one that only begins so', async () => {
    await aListedProduct(db, { name: 'Cat bowl', createdAt: LONG_AGO })
    await aListedProduct(db, { name: 'Catalogue stand' })
    expect(await found({ query: 'cat' })).toEqual(['Cat bowl', 'Catalogue stand'])
  })

  test.each(["'&|!():*\\", '\0', 'fig\0', "\\'", '👕', '﷽'.repeat(200), "'".repeat(200), '\ud800'])(
    'may be anything at all: %j',
    async (query) => {
      expect((await search({ query })).count).toBeLessThanOrEqual(9)
      expect((await search({ tags: [query] })).count).toBeLessThanOrEqual(9)
    },
  )
})

async function search(criteria: Criteria, sort?: CatalogueSort) {
  return databaseCatalogue(db).search({ criteria, page: 1, sort })
}

async function found(criteria: Criteria, sort?: CatalogueSort) {
  return (await search(criteria, sort)).products.map(({ name }) => name)
}
