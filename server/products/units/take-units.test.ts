import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { listedProducts } from '../listed-products.ts'
import { returnUnits } from './return-units.ts'
import { takeUnits } from './take-units.ts'

let database: TestDatabase
let db: Database
let sellerId: number
let orderId: number

beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  sellerId = (await aSeller(db)).id
  orderId = await anOrder()
})

afterAll(() => database.drop())

describe('taking units for an order', () => {
  test('lowers the units of every lot and keeps a movement for each', async () => {
    const shirts = await aListedProduct(db, { sellerId, units: 10 })
    const socks = await aListedProduct(db, { sellerId, units: 50 })
    await take([taking(socks, 50), taking(shirts, 4)])
    expect(await unitsOf(shirts, socks)).toEqual([6, 0])
    expect(await movementsOf(shirts)).toEqual([
      { change: -4, reason: 'sold', purchaseOrderId: orderId },
    ])
  })

  test('adds up the lines that name one lot before it looks at the shelf', async () => {
    const shirts = await aListedProduct(db, { sellerId, units: 10 })
    await expect(take([taking(shirts, 6), taking(shirts, 6)])).rejects.toThrow(UNITS_SHORT.message)
    await take([taking(shirts, 6), taking(shirts, 4)])
    expect(await unitsOf(shirts)).toEqual([0])
    expect(await movementsOf(shirts)).toMatchObject([{ change: -10 }])
  })

  test('changes nothing at all when one lot has too few', async () => {
    const shirts = await aListedProduct(db, { sellerId, units: 10 })
    const socks = await aListedProduct(db, { sellerId, units: 3 })
    await expect(take([taking(shirts, 5), taking(socks, 4)])).rejects.toMatchObject({
      message: 'Validation failed: Units must be greater than or equal to 0',
      status: 422,
    })
    expect(await unitsOf(shirts, socks)).toEqual([10, 3])
    expect(await movementsOf(shirts)).toEqual([])
  })

  test('is given back when the order is canceled', async () => {
    const shirts = await aListedProduct(db, { sellerId, units: 10 })
    await take([taking(shirts, 10)])
    await db.transaction().execute((tx) => returnUnits(tx, [taking(shirts, 10)], orderId))
    expect(await unitsOf(shirts)).toEqual([10])
    expect(await movementsOf(shirts)).toMatchObject([
      { change: -10, reason: 'sold' },
      { change: 10, reason: 'canceled' },
    ])
  })

  test('is returned once, and taken once, for any number of callers', async () => {
    const shirts = await aListedProduct(db, { sellerId, units: 10 })
    const order = await anOrder()
    const giveBack = () =>
      db.transaction().execute((tx) => returnUnits(tx, [taking(shirts, 3)], order))
    await take([taking(shirts, 3)], order)
    await expect(take([taking(shirts, 3)], order)).rejects.toThrow('stock_movements_once')
    await giveBack()
    await expect(giveBack()).rejects.toThrow('stock_movements_once')
    expect(await unitsOf(shirts)).toEqual([10])
  })

  test('never sells more than there is, and never deadlocks, when many take at once', async () => {
    const lots = [
      await aListedProduct(db, { sellerId, units: 10 }),
      await aListedProduct(db, { sellerId, units: 10 }),
    ]
    const orders: number[] = []
    for (let count = 0; count < 30; count++) orders.push(await anOrder())
    const rivals = orders.map((order, rival) =>
      take(
        (rival % 2 ? lots : lots.toReversed()).map((lot) => taking(lot, 1)),
        order,
      ).then(() => 'taken', String),
    )
    const outcomes = await Promise.all(rivals)
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome.includes(UNITS_SHORT.message))).toHaveLength(20)
    expect(await unitsOf(...lots)).toEqual([0, 0])
  })
})

describe('the listings of lots', () => {
  test('say whether each is still to be had', async () => {
    const listed = await aListedProduct(db, { sellerId })
    const unpublished = await aListedProduct(db, { sellerId, provisional: true })
    const deleted = await aListedProduct(db, { sellerId, deletedAt: new Date() })
    const ids = [deleted.id, listed.id, unpublished.id]
    const listings = await listedProducts(db, [...ids, 999_999], { lock: false })
    expect(ids.map((id) => listings.get(id)?.available)).toEqual([false, true, false])
    expect(listings.size).toBe(3)
  })

  test('stay as they are while held', async () => {
    const shirts = await aListedProduct(db, { sellerId, units: 10 })
    await db.transaction().execute(async (tx) => {
      await listedProducts(tx, [shirts.id], { lock: true })
      await expect(takeImpatiently(shirts)).rejects.toThrow(/lock timeout/)
    })
    expect(await unitsOf(shirts)).toEqual([10])
  })
})

type Lot = { id: number }
type Taking = { productId: number; quantity: number }

const taking = ({ id }: Lot, quantity: number) => ({ productId: id, quantity })

const take = (quantities: Taking[], purchaseOrderId = orderId) =>
  db.transaction().execute(async (tx) => {
    const ids = quantities.map(({ productId }) => productId)
    await listedProducts(tx, ids, { lock: true })
    await takeUnits(tx, { quantities, purchaseOrderId })
  })

const takeImpatiently = (lot: Lot) =>
  db.transaction().execute(async (tx: Tx) => {
    await sql`set local lock_timeout = '50ms'`.execute(tx)
    await takeUnits(tx, { quantities: [taking(lot, 1)], purchaseOrderId: orderId })
  })

async function unitsOf(...lots: Lot[]) {
  const ids = lots.map(({ id }) => id)
  const listings = await listedProducts(db, ids, { lock: false })
  return ids.map((id) => listings.get(id)?.units)
}

const movementsOf = ({ id }: Lot) =>
  db
    .selectFrom('stockMovements')
    .select(['change', 'reason', 'purchaseOrderId'])
    .where('productId', '=', id)
    .where('reason', '<>', 'listed')
    .orderBy('id')
    .execute()

async function anOrder() {
  const buyer = await aBuyer(db)
  const lot = await aListedProduct(db, { sellerId })
  const { rows } = await sql<{ id: number }>`
    with offer as (
      insert into offers (buyer_id, seller_id, state) values (${buyer.id}, ${sellerId}, 'accepted') returning id
    ), opened as (
      insert into purchase_orders
        (offer_id, buyer_id, seller_id, total_cents, fee_bps, fee_cents, ship_to, payment_due_at)
      select id, ${buyer.id}, ${sellerId}, 100, 0, 0, '{}', now() from offer returning id
    )
    insert into purchase_order_lines
      (purchase_order_id, product_id, name, upc, quantity, unit_cents, total_cents, fee_cents)
    select id, ${lot.id}, 'Shirt', '1', 1, 100, 100, 0 from opened returning purchase_order_id as id`.execute(
    db,
  )
  return rows[0]!.id
}
