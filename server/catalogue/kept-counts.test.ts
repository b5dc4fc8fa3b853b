import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { productCategories } from '#market/categories.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { termsOfProduct, termsOfShop } from '#server/testing/resale.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import { seed } from '#server/testing/seed.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { stockRules } from '#server/verification/stock-rules.ts'
import type { Search } from './catalogue.ts'
import { foldPublishedCounts } from './fold-published-counts.ts'
import { drawnEdits } from './read-model/testing/drawn-edits.ts'
import { databaseCatalogue } from './search-products.ts'
import { genders, packagingTypes } from '#market/products/product-api.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { drawnTags } from './testing/drawn-lots.ts'
import { drawnDeclarations, drawnTerms } from './testing/drawn-resale.ts'
import { listDrawnLots } from './testing/list-drawn-lots.ts'
import type { ScannedLot } from './testing/scanned-lot.ts'

const LONG_MS = 60_000
const GENEROUS_MS = 180_000

let database: TestDatabase
let db: Database
let listed: ScannedLot[]

beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  listed = await listDrawnLots(db, 120)
  const terms = fc.sample(drawnTerms, { numRuns: 2 * listed.length, seed })
  for (const [place, { id, sellerId }] of listed.entries()) {
    await termsOfProduct(db, id, terms[2 * place] ?? null)
    await termsOfShop(db, sellerId, terms[2 * place + 1] ?? null)
  }
}, GENEROUS_MS)
afterAll(() => database.drop())

const rule = 'what is counted of the published lots is what they are'
const violations = (of: Database | Tx) => findViolations(of, { [rule]: stockRules[rule] })

function some<Value>(values: readonly Value[]) {
  return fc.oneof(fc.constant<Value[]>([]), fc.subarray<Value>([...values]))
}

const ofCategories = { categories: some(productCategories) }
/** What is counted already: everything, one tag, prices, and the steps of filters. */
const known: fc.Arbitrary<Search['criteria']> = fc.oneof(
  fc.record(ofCategories),
  fc.record({
    ...ofCategories,
    tags: fc.oneof(
      fc.constant<string[]>([]),
      fc.constantFrom(...drawnTags, 'nobody’s').map((tag) => [tag]),
    ),
    genders: some(genders),
    packaging_types: some(packagingTypes),
    conditions: some(productConditions),
    min_percent_off: fc.constantFrom(undefined, undefined, 0, ...PERCENT_STEPS),
    min_units: fc.constantFrom(undefined, undefined, 0, 1, ...UNITS_STEPS),
    min_price_cents: fc.constantFrom(
      undefined,
      undefined,
      4_98,
      ...PRICE_BANDS.map(({ from }) => from),
    ),
    max_price_cents: fc.constantFrom(undefined, undefined, undefined, 1_99, 4_99, 8_05),
    in_stock: fc.constantFrom(undefined, false, true),
  }),
)

describe('counts that are kept', () => {
  test(
    'are what counting one by one finds, whatever was changed and folded in between',
    async () => {
      const property = fc.asyncProperty(
        fc.record({ criteria: known, declared: fc.option(drawnDeclarations, { nil: undefined }) }),
        drawnEdits(listed),
        fc.boolean(),
        async ({ criteria, declared }, edit, folds) => {
          await sql.raw(edit).execute(db)
          if (folds) await foldPublishedCounts(db)
          // Both leave every product, and no search for sellers is counted already, nor one for sellers' facets with units.
          const every = [...new Set(listed.map(({ sellerId }) => sellerId))]
          const { min_units = 0 } = criteria
          const search = (more: object) =>
            databaseCatalogue(db).search({
              criteria: { ...criteria, ...more },
              page: 1,
              facets: true,
              declared,
            })
          expect(await search({})).toEqual(await search({ seller_ids: every, min_units }))
        },
      )
      await assertInRounds(property, { atLeast: 30, long: LONG_MS })
      expect(await violations(db)).toEqual([])
    },
    GENEROUS_MS,
  )

  test('are right within the transaction that changes, and as if nothing had been when it is undone', async () => {
    const undone = db.transaction().execute(async (tx) => {
      await sql`update products set tags = tags || '{Clearance,new}', paused = not paused`.execute(
        tx,
      )
      expect(await violations(tx)).toEqual([])
      throw new Error('Not wanted after all')
    })
    await expect(undone).rejects.toThrow('Not wanted after all')
    expect(await violations(db)).toEqual([])
  })

  test('are right when many write while others fold', async () => {
    const writing = listed.map(({ id }) =>
      sql`update products set paused = not paused, gender = 'm' where id = ${id}`.execute(db),
    )
    const folding = Array.from({ length: 20 }, () => foldPublishedCounts(db))
    await Promise.all([...writing, ...folding])
    expect(await violations(db)).toEqual([])
    await foldPublishedCounts(db)
    const { rows } = await sql<{ twice: number }>`
      select count(*) as twice from (
        select from published_counts group by what, category, key having count(*) > 1) as each`.execute(
      db,
    )
    expect(rows).toEqual([{ twice: 0 }])
  })
})
