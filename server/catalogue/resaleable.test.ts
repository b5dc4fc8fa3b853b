import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conflictWords, hasDeclared } from '#market/resale/resale-conflict.ts'
import {
  termsInForce,
  type ResaleDeclaration,
  type ResaleTerms,
} from '#market/resale/resale-terms.ts'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { termsOfProduct, termsOfShop } from '#server/testing/resale.ts'
import { seed } from '#server/testing/seed.ts'
import type { Search } from './catalogue.ts'
import { baseHere } from './read-model/testing/base-here.ts'
import { openCatalogueIndex } from './read-model/catalogue-index.ts'
import { memoryCatalogue } from './read-model/memory-catalogue.ts'
import { searchInMemory } from './read-model/testing/search-in-memory.ts'
import { databaseCatalogue } from './search-products.ts'
import { drawnDeclarations, drawnTerms } from './testing/drawn-resale.ts'

const LOTS = 520
const SHOPS = 12
const BUYERS = 40

type Lot = { id: number; sellerId: number; own: ResaleTerms | null }

let database: TestDatabase
let db: Database
let market: ReturnType<typeof openCatalogueIndex>
const lots: Lot[] = []
const shops = new Map<number, ResaleTerms | null>()

beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  for (const terms of drawn(drawnTerms, SHOPS)) {
    const { id } = await aSeller(db)
    await changeShop(id, terms)
  }
  const sellerIds = [...shops.keys()]
  for (const [place, own] of drawn(drawnTerms, LOTS).entries()) {
    const sellerId = sellerIds[place % SHOPS] ?? 0
    const { id } = await aListedProduct(db, { sellerId })
    const lot = { id, sellerId, own: null }
    lots.push(lot)
    await changeLot(lot, own)
  }
  market = openCatalogueIndex({
    db,
    makeBase: baseHere(db),
    onError: (error) => expect.unreachable(String(error)),
  })
  await market.settled()
}, 180_000)

afterAll(async () => {
  await market.stop()
  await database.drop()
})

const drawn = <Value>(values: fc.Arbitrary<Value>, numRuns: number) =>
  fc.sample(values, { numRuns, seed })

async function changeShop(id: number, terms: ResaleTerms | null) {
  shops.set(id, terms)
  await termsOfShop(db, id, terms)
}

async function changeLot(lot: Lot, own: ResaleTerms | null) {
  lot.own = own
  await termsOfProduct(db, lot.id, own)
}

const conflictOf = ({ own, sellerId }: Lot, declared: ResaleDeclaration) =>
  conflictWords(termsInForce(own, shops.get(sellerId) ?? null), declared)

/** What both engines show a buyer, by the one rule. */
async function expectAgreement(declared: ResaleDeclaration) {
  const may = lots.filter((lot) => conflictOf(lot, declared) === null)
  const expected = { ids: may.map(({ id }) => id).toReversed(), count: may.length }
  const left = hasDeclared(declared) ? LOTS - may.length : undefined
  for (const engine of [databaseCatalogue(db), memoryCatalogue(db, market.now)])
    expect(await engine.firstIds({ criteria: {}, sort: 'newest', declared }, LOTS)).toEqual(
      expected,
    )
  const asked = { criteria: { resaleable: true }, sort: 'newest' as const, page: 1, declared }
  for (const answer of await answers({ ...asked, facets: true })) {
    expect(answer.products.map(({ id }) => id)).toEqual(expected.ids.slice(0, 24))
    expect(answer.category_counts['all']).toBe(may.length)
    expect(answer.unsaleable_count).toBe(left)
    expect(answer.sellers?.reduce((sum, { count }) => sum + count, 0)).toBe(may.length)
  }
  // With the filter taken off each card names the clause.
  const newest = lots.toReversed().slice(0, 24)
  for (const answer of await answers({ ...asked, criteria: { resaleable: false }, facets: true })) {
    expect(answer.count).toBe(LOTS)
    expect(answer.unsaleable_count).toBeUndefined()
    expect(answer.products.map((each) => each.resale_conflict)).toEqual(
      newest.map((lot) => conflictOf(lot, declared)),
    )
  }
}

const answers = async (asked: Search) => [
  await databaseCatalogue(db).search(asked),
  await searchInMemory(db, market.now, asked),
]

test('what a buyer may resell is the same to PostgreSQL, to memory and to the rule', async () => {
  expect(await market.now()).toBeDefined()
  for (const declared of drawn(drawnDeclarations, BUYERS)) await expectAgreement(declared)
}, 120_000)

test('new terms of a lot or of a shop count in the next search', async () => {
  const changes = fc.record({ lot: fc.nat(LOTS - 1), shop: fc.nat(SHOPS - 1), terms: drawnTerms })
  for (const [place, { lot, shop, terms }] of drawn(changes, 30).entries()) {
    const changed = lots[lot]
    if (place % 2 === 0 && changed) await changeLot(changed, terms)
    else await changeShop([...shops.keys()][shop] ?? 0, terms)
    const [declared] = drawn(drawnDeclarations, 1 + place).slice(-1)
    if (declared) await expectAgreement(declared)
  }
}, 120_000)

test('nobody else is shown less: visitors of no declaration, sellers and staff', async () => {
  for (const declared of [undefined, { resale_channels: [], resale_states: ['CA'] }])
    for (const answer of await answers({ criteria: {}, page: 1, facets: true, declared })) {
      expect(answer.count).toBe(LOTS)
      expect(answer).not.toHaveProperty('unsaleable_count')
      expect(answer.products.every((each) => each.resale_conflict === null)).toBe(true)
    }
})
