import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueSorts } from '#market/catalogue/catalogue-api.ts'
import { productCategories } from '#market/categories.ts'
import { cents, percentOff } from '#market/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { databaseCatalogue } from './search-products.ts'
import { plainScan, type ScannedLot } from './testing/plain-scan.ts'

const tags = ['top_sellers', 'summer', 'Clearance']
const genders = ['unisex', 'f', 'm'] as const
const packagingTypes = ['retail_ready', 'ecommerce_ready', 'other'] as const

// Few different values and days, so that ties are everywhere.
const lots = fc.record({
  seller: fc.nat(3),
  units: fc.constantFrom(0, 5, 40, 500),
  askingPrice: fc.constantFrom(1_00, 4_99, 8_00).map(cents),
  msrp: fc.constantFrom(8_00, 14_99, 23_00).map(cents),
  category: fc.constantFrom(...productCategories.slice(0, 6)),
  gender: fc.constantFrom(...genders),
  packagingType: fc.constantFrom(...packagingTypes),
  tags: fc.subarray(tags),
  createdAt: fc.nat(20).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
  provisional: fc.constantFrom(false, false, false, true),
  deletedAt: fc.constantFrom(undefined, undefined, undefined, new Date()),
})

let database: TestDatabase
let db: Database
let sellerIds: number[]
let listed: ScannedLot[]

beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  sellerIds = []
  for (let seller = 0; seller < 4; seller++) sellerIds.push((await aSeller(db)).id)
  listed = []
  for (const lot of fc.sample(lots, { numRuns: 300, seed: 7 })) listed.push(await list(lot))
})

afterAll(() => database.drop())

describe('a search', () => {
  test('answers what a plain scan of every lot answers', async () => {
    const catalogue = databaseCatalogue(db)
    await fc.assert(
      fc.asyncProperty(searches(), async (asked) => {
        const scanned = plainScan(listed, asked)
        const answer = await catalogue.search(asked)
        expect(answer.products.map(({ id }) => id)).toEqual(scanned.ids)
        expect(answer.count).toBe(scanned.count)
        expect(answer.total_pages).toBe(scanned.totalPages)
        expect(answer.category_counts).toEqual(scanned.categoryCounts)
      }),
      { numRuns: 300, seed: 11 },
    )
  })

  test('shows each lot on exactly one page', async () => {
    const catalogue = databaseCatalogue(db)
    const { count, total_pages } = await catalogue.search({ criteria: {}, page: 1 })
    const pages = Array.from({ length: total_pages + 1 }, (_, index) => index + 1)
    const answers = await Promise.all(
      pages.map((page) => catalogue.search({ criteria: {}, page, sort: 'units' })),
    )
    const ids = answers.flatMap(({ products }) => products.map(({ id }) => id))
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
    expect(answers.at(-1)?.products).toEqual([])
  })
})

const searches = () =>
  fc.record({
    page: fc.constantFrom(1, 1, 1, 2, 3),
    sort: fc.constantFrom(undefined, ...catalogueSorts),
    criteria: fc.record({
      tags: some([...tags, 'Home', 'apparel', 'nobody’s']),
      categories: some(productCategories),
      seller_ids: some([...sellerIds, 999_999]),
      genders: some(genders),
      packaging_types: some(packagingTypes),
      min_price_cents: bound(0, 4_99),
      max_price_cents: bound(4_98, 8_00),
      min_percent_off: bound(0, 33, 78),
      min_units: bound(0, 40, 501),
      in_stock: fc.constantFrom(undefined, undefined, true, false),
    }),
  })

// Most searches leave most fields alone.
const bound = (...values: number[]) =>
  fc.constantFrom(undefined, undefined, undefined, undefined, ...values)
const some = <Value>(values: readonly Value[]) =>
  fc.oneof(
    fc.constant(undefined),
    fc.constant<Value[]>([]),
    fc.constant<Value[]>([...values]),
    fc.subarray<Value>([...values]),
  )

type DrawnLot = ReturnType<typeof lots.generate>['value']

async function list({ seller, deletedAt, ...lot }: DrawnLot) {
  const sellerId = sellerIds[seller]!
  const { id } = await aListedProduct(db, { ...lot, sellerId, ...(deletedAt && { deletedAt }) })
  return { ...lot, deletedAt, id, sellerId, percentOff: percentOff(lot.msrp, lot.askingPrice) }
}
