import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aSeller } from '#server/testing/listings.ts'
import { lockProductsByUpc } from './importable-products.ts'

const LOTS = 1000
const WANTED = 40

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('a UPC is found by its index, however many lots its seller has listed since the tables were last analyzed', async () => {
  const { db } = database.connection
  await listLots(db, (await aSeller(db)).id)
  await sql`analyze products`.execute(database.asOwner)
  const { id: sellerId } = await aSeller(db)
  await listLots(db, sellerId)
  const found = await transact(db, async (tx) => {
    const before = await rowsRead()
    const upcs = Array.from({ length: WANTED }, (_, at) => String(at + 1))
    const held = await lockProductsByUpc(tx, { sellerId, upcs })
    return { held: held.size, read: (await rowsRead()) - before }

    async function rowsRead() {
      const { rows } = await sql<{ read: number }>`
        select seq_tup_read + idx_tup_fetch as read
        from pg_stat_xact_user_tables where relname = 'products'`.execute(tx)
      return rows[0]?.read ?? 0
    }
  })
  expect(found.held).toBe(WANTED)
  expect(found.read).toBeLessThan(LOTS)
})

async function listLots(db: Database, sellerId: number) {
  await sql`
    insert into products (seller_id, name, upc)
    select ${sellerId}, 'Mug', place::text from generate_series(1, ${LOTS}) as place`.execute(db)
}
