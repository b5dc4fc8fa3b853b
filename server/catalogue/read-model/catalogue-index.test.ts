import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { theyWait } from '#server/testing/they-wait.ts'
import { type BaseMaker, openCatalogueIndex } from './catalogue-index.ts'
import { loadBase } from './base/load-base.ts'
import { mergedBase } from './base/merged-base.ts'
import { presentPlace } from './product-change-store.ts'
import { baseHere } from './testing/base-here.ts'
import { searchInMemory } from './testing/search-in-memory.ts'

let database: TestDatabase
let db: Database
let sellerId: number
beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  sellerId = (await aSeller(db, { name: 'Oakhouse' })).id
})
afterAll(() => database.drop())

const makeBase: BaseMaker = {
  load: (options) => baseHere(db).load(options),
  merge: (products, from) => baseHere(db).merge(products, from),
}

function aMarket(maker: BaseMaker = makeBase, errors: unknown[] = []) {
  const market = openCatalogueIndex({ db, makeBase: maker, onError: (error) => errors.push(error) })
  onTestFinished(() => market.stop())
  const find = async (query: string) =>
    (await searchInMemory(db, market.now, { criteria: { query }, page: 1 })).products.map(
      ({ name }) => name,
    )
  return { ...market, find }
}

test('PostgreSQL answers while a base is made', async () => {
  await aListedProduct(db, { sellerId, name: 'Brass lantern' })
  const base = Promise.withResolvers<void>()
  const market = aMarket({
    ...makeBase,
    load: (options) => base.promise.then(() => makeBase.load(options)),
  })
  expect(await market.now()).toBeUndefined()
  expect(await market.find('lantern')).toEqual(['Brass lantern'])
  base.resolve()
  await market.settled()
  expect(await market.now()).toBeDefined()
  expect(await market.find('lantern')).toEqual(['Brass lantern'])
})

test('a change is found by the next search, also one whose transaction took longer than later ones', async () => {
  const market = aMarket()
  await market.settled()
  const early = await database.connection.pool.connect()
  await early.query('begin')
  const { rows } = await early.query(
    `update products set name = 'Copper lantern' where name = 'Brass lantern' returning id`,
  )
  expect(rows).toHaveLength(1)
  await aListedProduct(db, { sellerId, name: 'Tin lantern' })
  expect(await market.find('lantern')).toEqual(['Tin lantern', 'Brass lantern'])
  await early.query('commit')
  early.release()
  expect(await market.find('copper')).toEqual(['Copper lantern'])
  await sql`update products set paused = true where name = 'Copper lantern'`.execute(db)
  expect(await market.find('lantern')).toEqual(['Tin lantern'])
})

test('two processes see what either changed', async () => {
  const [one, other] = [aMarket(), aMarket()]
  await Promise.all([one.settled(), other.settled()])
  await aListedProduct(db, { sellerId, name: 'Zinc bucket' })
  expect(await Promise.all([one.find('zinc'), other.find('zinc')])).toEqual([
    ['Zinc bucket'],
    ['Zinc bucket'],
  ])
})

test('a new name of a seller stands in the list of sellers at once', async () => {
  const market = aMarket()
  await market.settled()
  await sql`update sellers set name = 'Oakhouse & Co' where id = ${sellerId}`.execute(db)
  expect((await market.now())?.sellers.get(sellerId)?.name).toBe('Oakhouse & Co')
})

test('what lies over a base is merged into a new one, and what changes meanwhile is not lost', async () => {
  const merge = Promise.withResolvers<void>()
  const market = aMarket({
    ...makeBase,
    merge: async (products) => merge.promise.then(() => mergedBase(products)),
  })
  await market.settled()
  await sql`update products set units = units + 0 where seller_id = ${sellerId}`.execute(db)
  await sql`
    insert into products (seller_id, name, upc, provisional, msrp_cents, seller_price_cents)
    select ${sellerId}, 'Crate ' || n, 'crate' || n, false, 200, 100 from generate_series(1, 1001) as n`.execute(
    db,
  )
  const before = await market.now()
  expect(before?.products.overlay.size).toBeGreaterThan(1000)
  await sql`update products set name = 'Chest' where upc = 'crate7'`.execute(db)
  expect(await market.find('chest')).toEqual(['Chest'])
  merge.resolve()
  await market.settled()
  const after = await market.now()
  expect(after?.products.overlay.size).toBe(1)
  expect(after?.products.base.size).toBeGreaterThan(1000)
  expect(await market.find('chest')).toEqual(['Chest'])
})

test('after too many changes in one go it reloads everything, and PostgreSQL answers until then', async () => {
  const market = aMarket()
  await market.settled()
  await sql`
    insert into products (seller_id, name, upc, provisional, msrp_cents, seller_price_cents)
    select ${sellerId}, 'Pallet ' || n, 'pallet' || n, false, 200, 100 from generate_series(1, 10001) as n`.execute(
    db,
  )
  expect(await market.now()).toBeUndefined()
  expect(await market.find('pallet 10001')).toEqual(['Pallet 10001'])
  await market.settled()
  expect((await market.now())?.products.base.size).toBeGreaterThan(10_000)
}, 60_000)

test('a base that is too old for the stored changes is loaded from scratch', async () => {
  const { from } = await presentPlace(db)
  const old = await loadBase(db)
  await sql`update products set sku = 'old' where upc like 'pallet%'`.execute(db)
  const asked: boolean[] = []
  const market = aMarket({
    ...makeBase,
    load: async (options) => {
      asked.push(options.mayBeOlder)
      return options.mayBeOlder ? { base: old, from } : makeBase.load(options)
    },
  })
  await market.settled()
  expect(await market.now()).toBeUndefined()
  await market.settled()
  expect((await market.now())?.products.changes).toBe(0)
  expect(asked).toEqual([true, false])
}, 60_000)

test('with too many changes while a base is merged, all is loaded after it', async () => {
  const merge = Promise.withResolvers<void>()
  const market = aMarket({
    ...makeBase,
    merge: async (products) => merge.promise.then(() => mergedBase(products)),
  })
  await market.settled()
  await sql`update products set sku = 'M' where upc like 'crate%'`.execute(db)
  expect((await market.now())?.products.overlay.size).toBe(1001)
  await sql`update products set sku = 'A' where upc like 'pallet%'`.execute(db)
  expect(await market.now()).toBeUndefined()
  merge.resolve()
  await market.settled()
  expect(await market.find('pallet 10001')).toEqual(['Pallet 10001'])
  expect((await market.now())?.products.overlay.size).toBe(0)
}, 60_000)

test('a failure to build a base is reported, and tried again', async () => {
  const errors: unknown[] = []
  let tries = 0
  const market = aMarket(
    {
      ...makeBase,
      load: async (options) => {
        tries += 1
        if (tries === 1) throw new Error('no memory')
        return makeBase.load(options)
      },
    },
    errors,
  )
  await market.settled()
  expect(errors).toEqual([new Error('no memory')])
  expect(await market.now()).toBeDefined()
}, 30_000)

test('it has stopped when it no longer reads the database', async () => {
  const market = aMarket()
  await market.settled()
  await market.now()
  const other = await database.connection.pool.connect()
  await other.query('begin; lock table product_changes in access exclusive mode')
  // The next look at what changed comes on its own.
  await theyWait(db)
  const happened: string[] = []
  const stopped = market.stop().then(() => happened.push('stopped'))
  await sql`select`.execute(db)
  happened.push('released')
  await other.query('rollback')
  other.release()
  await stopped
  expect(happened).toEqual(['released', 'stopped'])
})
