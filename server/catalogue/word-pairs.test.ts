import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { singularOf } from '#market/catalogue/words/singular.ts'
import {
  pairsThatMeet,
  pairsThatNeverMeet,
  type WordPair,
} from '#market/catalogue/words/testing/word-pairs.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { Catalogue } from './catalogue.ts'
import { openCatalogueIndex } from './read-model/catalogue-index.ts'
import { memoryCatalogue } from './read-model/memory-catalogue.ts'
import { baseHere } from './read-model/testing/base-here.ts'
import { databaseCatalogue } from './search-products.ts'

const MOST = 1000

let database: TestDatabase
let market: ReturnType<typeof openCatalogueIndex>
let idOf: Map<string, number>

beforeAll(async () => {
  database = await freshDatabase()
  const { db } = database.connection
  const sellerId = (await aSeller(db, { name: 'Quill' })).id
  idOf = new Map()
  for (const name of new Set([...pairsThatMeet, ...pairsThatNeverMeet].flat()))
    idOf.set(name, (await aListedProduct(db, { sellerId, name, upc: upcFor(idOf.size) })).id)
  market = openCatalogueIndex({
    db,
    makeBase: baseHere(db),
    onError: (error) => expect.unreachable(String(error)),
  })
  await market.settled()
})

afterAll(async () => {
  await market.stop()
  await database.drop()
})

test('there are four hundred pairs', () => {
  expect(pairsThatMeet.length + pairsThatNeverMeet.length).toBeGreaterThanOrEqual(400)
})

describe.each(['memory', 'PostgreSQL'])('a search in %s', (engine) => {
  test('finds every word by its other forms', async () => {
    const bothWays = pairsThatMeet.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]) satisfies WordPair[]
    expect(await pairsThatDo(bothWays, false)).toEqual([])
  })

  test('finds no other word', async () => {
    expect(await pairsThatDo(pairsThatNeverMeet, true)).toEqual([])
  })

  async function pairsThatDo(pairs: readonly WordPair[], wanted: boolean) {
    const catalogue = catalogueOf(engine)
    const done: string[] = []
    for (const [typed, name] of pairs) {
      const { ids } = await catalogue.firstIds({ criteria: { query: typed } }, MOST)
      if (ids.includes(idOf.get(name) ?? 0) === wanted) done.push(`${typed} → ${name}`)
    }
    return done
  }
})

test('words in letters meet where they have one singular, and only there', () => {
  const areWords = ([one, other]: WordPair) => /^[a-z]{3,}$/.test(one) && /^[a-z]{3,}$/.test(other)
  const isOne = ([one, other]: WordPair) => singularOf(one) === singularOf(other)
  expect(pairsThatMeet.filter((pair) => areWords(pair) && !isOne(pair))).toEqual([])
  expect(pairsThatNeverMeet.filter((pair) => areWords(pair) && isOne(pair))).toEqual([])
})

function catalogueOf(engine: string): Catalogue {
  const { db } = database.connection
  return engine === 'memory' ? memoryCatalogue(db, market.now) : databaseCatalogue(db)
}

// Of no digits that a pair is about.
const upcFor = (place: number) => `7${String(place).padStart(11, '0')}`
