import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import { rankOf } from './rank.ts'
import { databaseCatalogue } from './search-products.ts'
import { drawnSearches } from './testing/drawn-searches.ts'
import { listDrawnLots } from './testing/list-drawn-lots.ts'
import { plainScan, type Ranks } from './testing/plain-scan.ts'
import { scanFilterCounts, scanSellers, scanTags } from './testing/scan-facets.ts'
import type { ScannedLot } from './testing/scanned-lot.ts'

const LONG_MS = 60_000
const GENEROUS_MS = 180_000

let database: TestDatabase
let db: Database
let listed: ScannedLot[]

beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  listed = await listDrawnLots(db, 300)
}, GENEROUS_MS)

afterAll(() => database.drop())

describe('a search', () => {
  test(
    'answers what a plain scan of every lot answers',
    async () => {
      const catalogue = databaseCatalogue(db)
      await assertInRounds(
        fc.asyncProperty(drawnSearches(listed), async (asked) => {
          const scanned = await plainScan(listed, ranksOf, asked)
          const answer = await catalogue.search(asked)
          expect(answer.products.map(({ id }) => id)).toEqual(scanned.ids)
          expect(answer.products.map((each) => each.resale_conflict)).toEqual(scanned.conflicts)
          expect(answer.unsaleable_count).toBe(scanned.unsaleable)
          expect(answer.next).toBe(scanned.next)
          expect(answer.count).toBe(scanned.count)
          expect(answer.total_pages).toBe(scanned.totalPages)
          expect(answer.category_counts).toEqual(scanned.categoryCounts)
          expect(answer.sellers).toEqual(scanSellers(scanned.lotsOfAnySeller))
          expect(answer.tags).toEqual(scanTags(scanned.lotsOfAnyTag))
          expect(answer.filter_counts).toEqual(scanFilterCounts(scanned.lotsWithout))
        }),
        { atLeast: 50, long: LONG_MS },
      )
    },
    GENEROUS_MS,
  )

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

// The scan decides whether a product matches. PostgreSQL ranks each product separately, and a cursor has its rank with
// all digits: a real is written with fewer.
const ranksOf: Ranks = async (words) => {
  const { rows } = await sql<{ id: number; rank: number }>`
    select p.id, (${rankOf(words)})::float8 as rank from products p`.execute(db)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}
