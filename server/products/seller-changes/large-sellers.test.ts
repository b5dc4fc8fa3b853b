import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, anAdministrator, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { propagateNextSellerChange, propagateSellerChanges } from './propagate-seller-change.ts'

const LOTS = 700

let site: TestSite
let staff: Caller
let buyer: Caller
beforeAll(async () => {
  // What the job would do is done here, as far as each test wants it to come.
  site = await startSite({ env: { WORKER: 'off' } })
  staff = await site.as(await anAdministrator(site.db))
  buyer = await site.as(await aBuyer(site.db))
})
afterAll(() => site.stop())

let seller: Awaited<ReturnType<typeof aSeller>>
/** The last product that any change comes to. */
let oldest: Awaited<ReturnType<typeof aListedProduct>>
beforeEach(async () => {
  seller = await aSeller(site.db, { name: 'Fern & Fable' })
  oldest = await aListedProduct(site.db, {
    sellerId: seller.id,
    createdAt: new Date('2026-01-01'),
    units: 100,
  })
  await listLots(site.db, seller.id)
})

/** All but one of them. */
const listLots = (db: Database, sellerId: number) =>
  sql`
    with listed as (
      insert into products (seller_id, name, upc, photos, units, msrp_cents, wholesale_cents, seller_price_cents, provisional)
      select ${sellerId}, 'Lantern', 'lot-' || number, '{/photos/a/800.webp}', 10, 3000, 2000, 1000, false
      from generate_series(2, ${LOTS}) as number
      returning id, units
    )
    insert into stock_movements (product_id, change, reason) select id, units, 'listed' from listed`.execute(
    db,
  )

const deny = () => staff.post(`/admin/people/${seller.userId}/deny`, { reason: 'Not theirs.' })
const restore = () => staff.post(`/admin/people/${seller.userId}/restore`)
const rename = (name: string) => staff.put(`/admin/sellers/${seller.id}`, { seller: { name } })

const carryOne = () => transact(site.db, propagateNextSellerChange)
const carryAll = () => propagateSellerChanges(site.db)

const linesOf = (id: number) => ({
  offer: { offer_products_attributes: [{ product_id: id, quantity: 1, unit_price: 1000 }] },
})
/** How many of the seller's products a buyer finds. */
async function lotsSeen(words = {}): Promise<number> {
  const search = { ...words, seller_ids: [seller.id] }
  return (await buyer.post('/marketplace/products/search', { search })).body.count
}
async function lotsShown() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from products where seller_id = ${seller.id} and not provisional`.execute(
    site.db,
  )
  return rows[0]?.count
}

describe('a seller of many lots who is denied', () => {
  test('is gone for buyers at once, though most of its lots are still to follow', async () => {
    const draft = await buyer.post('/offers', linesOf(oldest.id))
    expect((await deny()).status).toBe(200)
    expect(await lotsShown()).toBeGreaterThan(0)

    expect(await lotsSeen()).toBe(0)
    expect((await buyer.get(`/marketplace/products/${oldest.id}`)).status).toBe(404)
    expect((await buyer.put(`/offers/${draft.body.data.id}/accept`)).status).toBe(422)
    const another = await site.as(await aBuyer(site.db))
    expect((await another.post('/offers', linesOf(oldest.id))).status).toBe(404)
  })

  test('has all lots hidden in the end, from where an interrupted job left them', async () => {
    await deny()
    await carryOne()
    const left = await lotsShown()
    // As when the process ends in the middle of the next ones.
    const interrupted = transact(site.db, async (tx) => {
      await propagateNextSellerChange(tx)
      throw new Error('The process ends')
    })
    await expect(interrupted).rejects.toThrow('The process ends')
    expect(await lotsShown()).toBe(left)

    await carryAll()
    expect(await lotsShown()).toBe(0)
    expect(await sql`select from seller_changes`.execute(site.db)).toMatchObject({ rows: [] })
  })

  test('and is let in again meanwhile, shows all of them in the end', async () => {
    await deny()
    await carryOne()
    expect((await restore()).status).toBe(200)
    await carryAll()
    expect([await lotsSeen(), await lotsShown()]).toEqual([LOTS, LOTS])
  })

  test('while its lots are still being shown, shows none', async () => {
    await deny()
    await carryAll()
    await restore()
    expect(await lotsSeen()).toBeGreaterThan(0)
    await deny()
    expect(await lotsSeen()).toBe(0)
    await carryAll()
    expect(await lotsShown()).toBe(0)
  })

  test('stays so when its shop is renamed before all lots have followed', async () => {
    await deny()
    await rename('Pine & Pebble')
    expect(await lotsSeen()).toBe(0)
    await carryAll()
    expect(await lotsShown()).toBe(0)
  })
})

test('a job applies the change to the remaining products', async () => {
  const withWorker = await startSite()
  try {
    const { userId, id } = await aSeller(withWorker.db)
    await listLots(withWorker.db, id)
    const admin = await withWorker.as(await anAdministrator(withWorker.db))
    await admin.post(`/admin/people/${userId}/deny`, { reason: 'Not theirs.' })
    const { rows } = await eventually(
      () =>
        sql`select from products where seller_id = ${id} and not provisional`.execute(
          withWorker.db,
        ),
      (shown) => shown.rows.length === 0,
    )
    expect(rows).toEqual([])
  } finally {
    await withWorker.stop()
  }
})

test('staff see how far a change has come, until it has reached all', async () => {
  const following = async () => {
    const person = await staff.get(`/admin/people/${seller.userId}`)
    const record = await staff.get(`/admin/sellers/${seller.id}`)
    expect(person.body.data.lots_following).toEqual(record.body.data.lots_following)
    return person.body.data.lots_following
  }
  expect(await following()).toBeNull()
  await deny()
  const { lots, done, shows } = await following()
  expect([lots, shows]).toEqual([LOTS, false])
  await carryOne()
  expect((await following()).done).toBe(2 * done)
  await carryAll()
  expect(await following()).toBeNull()
})

describe('a new name of a seller of many lots', () => {
  test('is found, and the old one is not, as soon as all lots have followed', async () => {
    expect((await rename('Zinnia Works')).status).toBe(200)
    expect(await lotsSeen({ query: 'zinnia' })).toBeGreaterThan(0)
    expect(await lotsSeen({ query: 'fable' })).toBe(LOTS - (await lotsSeen({ query: 'zinnia' })))
    await carryAll()
    expect([await lotsSeen({ query: 'zinnia' }), await lotsSeen({ query: 'fable' })]).toEqual([
      LOTS,
      0,
    ])
  })

  test('is that of a lot which was deleted before it, and is brought back after it', async () => {
    const owner = await site.as(seller)
    const { body } = await owner.post('/products/bulk', { action: 'delete', ids: [oldest.id] })
    await rename('Willow & Wren')
    await carryAll()
    expect((await owner.post('/products/bulk/undo', { token: body.undo })).status).toBe(200)
    const { body: lot } = await buyer.get(`/marketplace/products/${oldest.id}`)
    expect(lot.seller.name).toBe('Willow & Wren')
  })
})
