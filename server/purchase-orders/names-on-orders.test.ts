import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { standAt } from './testing/an-order-at.ts'
import { readPaper } from './testing/read-paper.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const OLD = { buyer: 'Corner Store', seller: 'Oak & Ivy' }
const NEW = { buyer: 'Avenue Market', seller: 'Birch Brothers' }

const ANOTHER_PLACE = {
  name: 'Avenue Market',
  line1: '9 Pier Road',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'US',
}

let buyer: Caller
let seller: Caller
let admin: Caller
let ids: { order: number; offer: string; buyerEmail: string; seller: number; lot: number }
let number: string

/** An order, whose seller staff rename afterwards; the buyer's name is changed by hand, as no page does. */
beforeAll(async () => {
  const buyerUser = await aBuyer(site.db, { name: OLD.buyer })
  const sellerUser = await aSeller(site.db, { name: OLD.seller })
  const lot = await aListedProduct(site.db, { sellerId: sellerUser.id, units: 100 })
  buyer = await site.as(buyerUser)
  seller = await site.as(sellerUser)
  admin = await site.as(await anAdministrator(site.db))
  const bought = await buyer.post('/offers/buy_now', {
    product_id: lot.id,
    quantity: 10,
    unit_price: 1000,
  })
  const order = Number(bought.body.data.attributes.purchase_order_id)
  ids = {
    order,
    offer: bought.body.data.id,
    buyerEmail: buyerUser.email,
    seller: sellerUser.id,
    lot: lot.id,
  }
  const renamed = await admin.put(`/admin/sellers/${sellerUser.id}`, {
    seller: { name: NEW.seller },
  })
  expect(renamed.body.data.name).toBe(NEW.seller)
  await sql`update buyers set name = ${NEW.buyer} where id = ${buyerUser.id}`.execute(site.db)
  const moved = await buyer.put('/profile', { profile: { ship_to: ANOTHER_PLACE } })
  expect(moved.status).toBe(200)
  number = (await buyer.get(path())).body.data.attributes.po_number
})

const path = () => `/marketplace/purchase_orders/${ids.order}`
const THEN = { buyer_name: OLD.buyer, seller_name: OLD.seller }

describe('after both companies have another name, an order names them as it was made', () => {
  test('on its page and in the list of either side, and on the offer that it was', async () => {
    for (const side of [buyer, seller]) {
      expect((await side.get(path())).body.data.attributes).toMatchObject(THEN)
      const { body } = await side.get('/marketplace/purchase_orders')
      expect(body.data[0].attributes).toMatchObject(THEN)
      expect((await side.get(`/offers/${ids.offer}`)).body.data.attributes).toMatchObject(THEN)
    }
  })

  test('with the address it was to ship to, also after the buyer has moved', async () => {
    for (const side of [buyer, seller]) {
      const { ship_to } = (await side.get(path())).body.data.attributes
      expect(ship_to.name).toBe(OLD.buyer)
      expect(ship_to.line1).not.toBe(ANOTHER_PLACE.line1)
    }
  })

  test('in the files of orders and on paper', async () => {
    const csv = async (side: Caller) => {
      const { body } = await side.get('/marketplace/purchase_orders/csv')
      return Buffer.from(body).toString()
    }
    expect(await csv(buyer)).toContain(OLD.seller)
    expect(await csv(seller)).toContain(OLD.buyer)
    const words = (await readPaper((await buyer.get(`${path()}/pdf`)).body)).join('\n')
    expect([words.includes(OLD.buyer), words.includes(OLD.seller)]).toEqual([true, true])
    expect(words).not.toMatch(/Avenue|Birch/)
  })

  test('to staff: in their list, on its page and in the insights', async () => {
    const { body: list } = await admin.get('/admin/purchase_orders')
    expect(list.data[0]).toMatchObject(THEN)
    expect((await admin.get(`/admin/purchase_orders/${ids.order}`)).body.data).toMatchObject(THEN)
    const insight = await admin.get(`/admin/insights/purchase_order/${ids.order}`)
    expect(insight.body.data).toMatchObject(THEN)
    expect((await admin.get(`/admin/insights/offer/${ids.offer}`)).body.data).toMatchObject(THEN)
  })

  test.each([OLD.buyer, OLD.seller, NEW.buyer, NEW.seller])(
    'and staff find it as “%s”',
    async (name) => {
      const search = encodeURIComponent(name)
      const list = await admin.get(`/admin/purchase_orders?search=${search}`)
      expect(list.body.data).toMatchObject([{ id: ids.order, ...THEN }])
      const found = await admin.get(`/admin/search?query=${search}`)
      expect(found.body.orders).toMatchObject([
        { id: ids.order, buyer: OLD.buyer, seller: OLD.seller },
      ])
      const insights = await admin.get(`/admin/insights/purchase_order.json?search=${search}`)
      expect(insights.body.data).toMatchObject([{ id: ids.order }])
    },
  )

  test('in a mail and a bell about it', async () => {
    await standAt(site, String(ids.order), 'awaiting_shipment')
    const shipment = { event: 'ship', carrier: 'Freight Co', tracking_number: 'F-100' }
    const { status } = await seller.post(`${path()}/state_transitions`, shipment)
    expect(status).toBe(200)
    const mails = await site.db
      .selectFrom('mails')
      .select('subject')
      .where('toAddress', '=', ids.buyerEmail)
      .execute()
    expect(mails).toEqual([{ subject: `${OLD.seller} shipped ${number} ($100.00)` }])
    const { body } = await buyer.get('/notifications')
    expect(body.notifications[0].title).toContain(OLD.seller)
  })

  test('while the next one has the new names', async () => {
    const bought = await buyer.post('/offers/buy_now', {
      product_id: ids.lot,
      quantity: 10,
      unit_price: 1000,
    })
    const id = bought.body.data.attributes.purchase_order_id
    expect((await buyer.get(`/marketplace/purchase_orders/${id}`)).body.data.attributes).toEqual(
      expect.objectContaining({ buyer_name: NEW.buyer, seller_name: NEW.seller }),
    )
  })
})

describe('the names on an order', () => {
  test('are written by the database alone, and never changed', async () => {
    const change = sql`update purchase_order_names set seller_name = 'Somebody else'`
    await expect(change.execute(site.db)).rejects.toThrow(/permission denied/)
    const remove = sql`delete from purchase_order_names`
    await expect(remove.execute(site.db)).rejects.toThrow(/permission denied/)
    const { asOwner } = site.database
    await expect(change.execute(asOwner)).rejects.toThrow(/never changed/)
    await expect(remove.execute(asOwner)).rejects.toThrow(/never changed/)
  })
})
