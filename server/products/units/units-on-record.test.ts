import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { moveUnits } from './move-units.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
})
afterAll(() => database.drop())

const OFF_RECORD = /are not what its movements add up to/

describe('the units of a lot', () => {
  test('cannot change without a movement', async () => {
    const lot = await aListedProduct(db, { units: 10 })
    for (const units of [11, 9, 0])
      await expect(
        sql`update products set units = ${units} where id = ${lot.id}`.execute(db),
      ).rejects.toThrow(OFF_RECORD)
  })

  test('cannot be there from the start without one', async () => {
    const { sellerId } = await aListedProduct(db)
    const written = sql`
      insert into products (seller_id, name, upc, units) values (${sellerId}, 'Mug', '1', 5)`
    await expect(written.execute(db)).rejects.toThrow(OFF_RECORD)
  })

  test('are not moved by a movement alone, or by one of another size', async () => {
    const lot = await aListedProduct(db, { units: 10 })
    const move = sql`
      insert into stock_movements (product_id, change, reason) values (${lot.id}, -1, 'edited')`
    await expect(move.execute(db)).rejects.toThrow(OFF_RECORD)
    const both = db.transaction().execute(async (tx) => {
      await move.execute(tx)
      await sql`update products set units = units - 2 where id = ${lot.id}`.execute(tx)
    })
    await expect(both).rejects.toThrow(OFF_RECORD)
  })

  test('change with one, in whatever order the two are written', async () => {
    const lot = await aListedProduct(db, { units: 10 })
    await db.transaction().execute(async (tx) => {
      await sql`update products set units = 4 where id = ${lot.id}`.execute(tx)
      await sql`
        insert into stock_movements (product_id, change, reason)
        values (${lot.id}, -5, 'edited'), (${lot.id}, -1, 'edited')`.execute(tx)
    })
    await db.transaction().execute((tx) =>
      moveUnits(tx, [{ productId: lot.id, quantity: 3 }], {
        direction: 1,
        reason: 'edited',
        purchaseOrderId: null,
      }),
    )
    const { rows } = await sql`
      select change, balance from stock_movements where product_id = ${lot.id} order by id`.execute(
      db,
    )
    expect(rows).toEqual([
      { change: 10, balance: 10 },
      { change: -5, balance: 5 },
      { change: -1, balance: 4 },
      { change: 3, balance: 7 },
    ])
  })
})
