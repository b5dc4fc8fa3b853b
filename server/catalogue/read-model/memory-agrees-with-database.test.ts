import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listedProduct } from '#market/products/product-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import { drawnSearches, drawnShops } from '../testing/drawn-searches.ts'
import { listDrawnLots } from '../testing/list-drawn-lots.ts'
import type { ScannedLot } from '../testing/scanned-lot.ts'
import { databaseCatalogue } from '../search-products.ts'
import { baseInThread } from './base/base-in-thread.ts'
import { openCatalogueIndex } from './catalogue-index.ts'
import { memoryCatalogue } from './memory-catalogue.ts'
import { drawnEdits } from './testing/drawn-edits.ts'
import { searchInMemory } from './testing/search-in-memory.ts'

const LONG_MS = 60_000
const GENEROUS_MS = 180_000

let database: TestDatabase
let db: Database
let listed: ScannedLot[]
let folder: string
let markets: ReturnType<typeof openCatalogueIndex>[]

beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'lotline-search-'))
  db = database.connection.db
  listed = await listDrawnLots(db, 300)
  // Two, as of two processes; one of them makes a new base again and again.
  markets = [20, 1000].map((mostChanges) =>
    openCatalogueIndex({
      db,
      makeBase: baseInThread({
        url: database.connection.url,
        file: join(folder, String(mostChanges)),
      }),
      onError: (error) => expect.unreachable(String(error)),
      mostChanges,
    }),
  )
  for (const market of markets) await market.settled()
}, GENEROUS_MS)

afterAll(async () => {
  for (const market of markets) await market.stop()
  await database.drop()
  await rm(folder, { recursive: true })
})

test(
  'the pages of shops are those of the database, whatever was changed in between',
  async () => {
    const oracle = databaseCatalogue(db)
    await assertInRounds(
      fc.asyncProperty(drawnShops(listed), drawnEdits(listed), async (asked, edit) => {
        await sql.raw(edit).execute(db)
        const [shop, others] = [await oracle.shop(asked), await oracle.othersOfShop(asked)]
        for (const market of markets) {
          const memory = memoryCatalogue(db, market.now)
          expect(await market.now()).toBeDefined()
          expect(asRead(await memory.shop(asked))).toEqual(asRead(shop))
          expect(asRead(await memory.othersOfShop(asked))).toEqual(asRead(others))
        }
      }),
      { atLeast: 30, long: LONG_MS / 4 },
    )
  },
  GENEROUS_MS,
)

const asRead = <Answer extends { cards: readonly string[] }>(answer: Answer) => ({
  ...answer,
  cards: answer.cards.map((card) => listedProduct.parse(JSON.parse(card))),
})

test(
  'the read model answers what the database answers, whatever was changed in between',
  async () => {
    await assertInRounds(
      fc.asyncProperty(drawnSearches(listed), drawnEdits(listed), async (asked, edit) => {
        await sql.raw(edit).execute(db)
        const answer = await databaseCatalogue(db).search(asked)
        for (const market of markets) {
          expect(await market.now()).toBeDefined()
          expect(await searchInMemory(db, market.now, asked)).toEqual(answer)
        }
      }),
      { atLeast: 50, long: LONG_MS },
    )
  },
  GENEROUS_MS,
)
