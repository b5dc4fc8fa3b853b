import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyProduct } from '#market/imports/merge-product.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aSeller } from '#server/testing/listings.ts'
import { saveProducts } from './importable-products.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
})
afterAll(() => database.drop())

describe('lots that are written in one statement', () => {
  test('go by the name of their seller, and are found by it and by their own words', async () => {
    const seller = await aSeller(db, { name: 'Zephyrine Mills' })
    await write(seller.id, 3, { name: 'Quilted gazebo' })
    const found = await sql`
      select count(*) as lots from products
      where seller_name = 'Zephyrine Mills' and search @@ 'zephyrine:B & quilted:A & gazebo:A'`.execute(
      db,
    )
    expect(found.rows).toEqual([{ lots: 3 }])
    const learnt = await sql`
      select word, count(*) as times from search_words
      where word in ('gazebo', 'quilted', 'zephyrine') group by word order by word`.execute(db)
    expect(learnt.rows).toEqual(
      ['gazebo', 'quilted', 'zephyrine'].map((word) => ({ word, times: 1 })),
    )
  })

  test('each have their units on the shelf, in a movement and where staff add them up', async () => {
    const seller = await aSeller(db)
    await write(seller.id, 4, { units: 7 })
    const { rows } = await sql`
      select p.units, m.change, u.units as sorted from products p
      join stock_movements m on m.product_id = p.id join lot_units u on u.product_id = p.id
      where p.seller_id = ${seller.id}`.execute(db)
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ units: 7, change: 7, sorted: 7 })))
  })

  test('were first seen at that moment, but for those that nobody sees yet', async () => {
    const seller = await aSeller(db)
    await write(seller.id, 1, { provisional: true })
    const [id] = await write(seller.id, 1, { upc: 'seen' })
    const { rows } = await sql`
      select id from products
      where seller_id = ${seller.id} and published_at = created_at`.execute(db)
    expect(rows).toEqual([{ id }])
  })
})

test('a lot written without the name of its seller gets it', async () => {
  const seller = await aSeller(db, { name: 'Osprey & Oak' })
  const { rows } = await sql`
    insert into products (seller_id, name, upc, provisional) values (${seller.id}, 'Mug', '1', false)
    returning seller_name, published_at is not null as seen`.execute(db)
  expect(rows).toEqual([{ sellerName: 'Osprey & Oak', seen: true }])
})

test('no lot goes by another name than that of its seller', async () => {
  const seller = await aSeller(db)
  const written = sql`
    insert into products (seller_id, seller_name, name, upc)
    values (${seller.id}, '', 'Mug', '1'), (${seller.id}, 'Somebody Else', 'Mug', '2')`.execute(db)
  await expect(written).rejects.toThrow('A lot goes by the name of its seller')
})

type Row = { name?: string; upc?: string; units?: number; provisional?: boolean }

async function write(sellerId: number, count: number, given: Row) {
  const { name = 'Mug', upc = 'lot', units = 0, provisional = false } = given
  const lots = Array.from({ length: count }, (_, at) => ({
    id: undefined,
    product: { ...emptyProduct, upc: `${upc} ${at}`, name, units },
    provisional,
  }))
  const written = await transact(db, (tx) => saveProducts(tx, sellerId, lots))
  return written.map(({ id }) => id)
}
