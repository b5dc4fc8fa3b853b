import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueSorts, type CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import { cents, type Cents } from '#market/money.ts'
import { listedProduct } from '#market/products/product-api.ts'
import { cursorText } from '#server/products/catalogue/lot-place.ts'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { leaveUnits } from '#server/testing/units.ts'
import { databaseCatalogue } from '../search-products.ts'
import { baseInThread } from './base/base-in-thread.ts'
import { openCatalogueIndex } from './catalogue-index.ts'
import { memoryCatalogue } from './memory-catalogue.ts'
import { searchInMemory } from './testing/search-in-memory.ts'

const LOTS = 80
const GENEROUS_MS = 120_000

let database: TestDatabase
let db: Database
let folder: string
let market: ReturnType<typeof openCatalogueIndex>

beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'lotline-pages-'))
  db = database.connection.db
  market = openCatalogueIndex({
    db,
    makeBase: baseInThread({ url: database.connection.url, file: join(folder, 'base') }),
    onError: (error) => expect.unreachable(String(error)),
  })
  await market.settled()
}, GENEROUS_MS)

afterAll(async () => {
  await market.stop()
  await database.drop()
  await rm(folder, { recursive: true })
})

type Sort = CatalogueSort | 'best match' | 'default'
type Asked = { sellerId: number; sort: Sort; page: number; after?: string }
type Page = { ids: number[]; next: string | null }

const inMemory = () => memoryCatalogue(db, market.now)
const search = ({ sellerId, sort, page, after }: Asked) => ({
  criteria: { seller_ids: [sellerId], ...(sort === 'best match' && { query: 'mug' }) },
  sort: catalogueSorts.find((each) => each === sort),
  page,
  after,
})
const shop = async (engine: Pick<ReturnType<typeof inMemory>, 'shop'>, asked: Asked) => {
  const { cards, next } = await engine.shop({
    ...asked,
    sort: catalogueSorts.find((each) => each === asked.sort),
    per_page: 24,
  })
  const ids = cards.map((card) => listedProduct.parse(JSON.parse(card)).id)
  return { ids, next: next ? cursorText(next) : null }
}
const ways: Record<string, (asked: Asked) => Promise<Page>> = {
  'a search in PostgreSQL': async (asked) =>
    shown(await databaseCatalogue(db).search(search(asked))),
  'a search in memory': async (asked) => shown(await searchInMemory(db, market.now, search(asked))),
  // As when memory is behind for a while.
  'a search in one and the other': (asked) =>
    ways[asked.page % 2 ? 'a search in memory' : 'a search in PostgreSQL']?.(asked) ??
    Promise.reject(new Error('No such search')),
  'a shop in PostgreSQL': (asked) => shop(databaseCatalogue(db), asked),
  'a shop in memory': (asked) => shop(inMemory(), asked),
}
const shown = ({ products, next }: { products: { id: number }[]; next: string | null }): Page => ({
  ids: products.map(({ id }) => id),
  next,
})

const sortsOf = (way: string): Sort[] => [
  'default',
  ...(way.includes('search') ? ['best match' as const] : []),
  ...catalogueSorts,
]

describe.each(Object.entries(ways))('%s', (way, read) => {
  test.each(sortsOf(way))(
    'by %s shows each lot once while others come, go, sell out and change their price',
    async (sort) => {
      const { id: sellerId } = await aSeller(db, { name: `Shop ${way} ${sort}`.slice(0, 60) })
      const lots: number[] = []
      for (let lot = 0; lot < LOTS; lot += 1) lots.push(await list(sellerId, lot))
      const changed = new Set<number>()
      const seen: number[] = []
      let page: Page | undefined
      for (let number = 1; !page || page.next; number += 1) {
        page = await read({ sellerId, sort, page: number, ...(page?.next && { after: page.next }) })
        seen.push(...page.ids)
        const [first = 0] = page.ids
        const soldOut = page.ids.at(1) ?? 0
        const last = page.ids.at(-1) ?? 0
        await change(first, { deletedAt: new Date() })
        await leaveUnits(db, { id: soldOut, units: 0 })
        await change(last, { sellerPriceCents: cents(1) })
        changed
          .add(first)
          .add(soldOut)
          .add(last)
          .add(await list(sellerId, number))
      }
      const stayed = lots.filter((id) => !changed.has(id))
      expect(stayed.length).toBeGreaterThan(LOTS / 2)
      expect(seen.filter((id) => stayed.includes(id)).toSorted((a, b) => a - b)).toEqual(stayed)
    },
    GENEROUS_MS,
  )
})

const change = (id: number, to: { deletedAt: Date } | { sellerPriceCents: Cents }) =>
  db.updateTable('products').set(to).where('id', '=', id).execute()

// Few prices and units, so that many lots are equal in them. Every fourth is sold out.
const list = async (sellerId: number, lot: number) =>
  (
    await aListedProduct(db, {
      sellerId,
      name: lot % 2 ? `Mug ${lot}` : `Blue mug, mug ${lot}`,
      msrp: cents(9_00),
      askingPrice: cents(100 + (lot % 5) * 100),
      units: lot % 4 === 3 ? 0 : 10 + (lot % 3),
    })
  ).id
