import { sql } from 'kysely'
import { expect, describe, test } from 'vitest'
import { unleased } from '#server/platform/jobs/job-run.ts'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { everyRule, findViolations } from '#server/verification/find-violations.ts'
import { deleteExpiredManifests } from './delete-expired-manifests.ts'
import { HEADER, putManifest } from './testing/a-manifest.ts'

const site = siteForThisFile()

const holding = (name: string) => `${HEADER}\n,${name},10,20.00\n`

/** A mixed lot that holds fig candles, and a buyer who has offered on it. */
async function anOfferOnAPallet() {
  const [sellerUser, buyerUser] = [await aSeller(site.db), await aBuyer(site.db)]
  const [seller, buyer] = [await site.as(sellerUser), await site.as(buyerUser)]
  const lot = await aListedProduct(site.db, {
    sellerId: sellerUser.id,
    units: 2,
    minOrderUnits: null,
    askingPrice: cents(100_00),
    msrp: cents(200_00),
  })
  await putManifest(seller, lot.id, holding('Fig candle'))
  const drafted = await buyer.post('/offers', {
    offer: {
      offer_products_attributes: [{ product_id: lot.id, quantity: 1, unit_price: 80_00 }],
    },
  })
  const offerId: string = drafted.body.data.id
  const lineId: string = drafted.body.included[0].id
  await buyer.put(`/offers/${offerId}/submit`)
  return { seller, buyer, lot, offerId, lineId }
}

async function agreedOn(caller: Caller, orderId: string) {
  const { body } = await caller.get(`/marketplace/purchase_orders/${orderId}`)
  const [line] = body.included
  const path = `/marketplace/purchase_orders/${orderId}/lines/${line.id}/manifest`
  return { line, path, file: await caller.get(path) }
}

const accept = async (caller: Caller, offerId: string): Promise<string> =>
  (await caller.put(`/offers/${offerId}/accept`)).body.data.attributes.purchase_order_id

describe('what is agreed on with a mixed lot', () => {
  test('is what it held when the offer was sent, whatever it holds since', async () => {
    const { seller, buyer, lot, offerId } = await anOfferOnAPallet()
    await putManifest(seller, lot.id, holding('Chipped mug'))
    const orderId = await accept(seller, offerId)
    await seller.delete(`/products/${lot.id}/manifest`)
    for (const side of [buyer, seller]) {
      const { line, file } = await agreedOn(side, orderId)
      expect(line.attributes.manifest_units).toBe(10)
      expect(file.status).toBe(200)
      expect(file.headers.get('Content-Disposition')).toMatch(/filename="PO-\w+-manifest-\d+\.csv"/)
      expect(String(file.body)).toContain('Fig candle')
      expect(String(file.body)).not.toContain('Chipped mug')
    }
    const staff = await site.as(await anAdministrator(site.db))
    const { body } = await staff.get(`/admin/purchase_orders/${orderId}`)
    const [line] = body.data.purchase_order_products
    expect(line.manifest_units).toBe(10)
    const path = `/admin/purchase_orders/${orderId}/lines/${line.id}/manifest`
    expect(String((await staff.get(path)).body)).toContain('Fig candle')
    expect(await findViolations(site.db, everyRule)).toEqual([])
  })

  test('is what it held at the last counter: the side that accepts it has seen that', async () => {
    const { seller, buyer, lot, offerId, lineId } = await anOfferOnAPallet()
    await putManifest(seller, lot.id, holding('Chipped mug'))
    await seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: lineId, unit_price: 90_00 }],
    })
    await putManifest(seller, lot.id, holding('Only lids'))
    const { file } = await agreedOn(buyer, await accept(buyer, offerId))
    expect(String(file.body)).toContain('Chipped mug')
  })

  test('is what it holds when it is bought at once', async () => {
    const { seller, lot } = await anOfferOnAPallet()
    const buyer = await site.as(await aBuyer(site.db))
    await putManifest(seller, lot.id, holding('Cedar candle'))
    const bought = await buyer.post('/offers/buy_now', {
      product_id: lot.id,
      quantity: 1,
      unit_price: 100_00,
    })
    expect(bought.status, JSON.stringify(bought.body)).toBeLessThan(300)
    const orders = await buyer.get('/marketplace/purchase_orders')
    const { file } = await agreedOn(buyer, orders.body.data[0].id)
    expect(String(file.body)).toContain('Cedar candle')
  })

  test('is nothing where the lot became a mixed one only afterwards', async () => {
    const { seller, buyer, lot, offerId } = await anOfferOnAPallet()
    const plain = await aListedProduct(site.db, { sellerId: lot.sellerId, units: 2 })
    const drafted = await buyer.post('/offers', {
      offer: {
        offer_products_attributes: [{ product_id: plain.id, quantity: 1, unit_price: 9_00 }],
      },
    })
    expect(drafted.body.data.id).not.toBe(offerId)
    await buyer.put(`/offers/${drafted.body.data.id}/submit`)
    await putManifest(seller, plain.id, holding('Chipped mug'))
    const { line, file } = await agreedOn(buyer, await accept(seller, drafted.body.data.id))
    expect([line.attributes.manifest_units, file.status]).toEqual([null, 404])
  })

  test('is told to the two sides of the order, and to no other order', async () => {
    const mine = await anOfferOnAPallet()
    const theirs = await anOfferOnAPallet()
    const order = await accept(mine.seller, mine.offerId)
    const { line, path } = await agreedOn(mine.buyer, order)
    for (const stranger of [theirs.buyer, theirs.seller])
      expect((await stranger.get(path)).status).toBe(404)
    const other = await accept(theirs.seller, theirs.offerId)
    const foreign = `/marketplace/purchase_orders/${other}/lines/${line.id}/manifest`
    expect((await theirs.buyer.get(foreign)).status).toBe(404)
  })
})

test('a manifest that was replaced goes after a day, unless an offer or an order was made with it', async () => {
  const { seller, lot, offerId } = await anOfferOnAPallet()
  await putManifest(seller, lot.id, holding('Nobody offered on this'))
  await putManifest(seller, lot.id, holding('Now'))
  const kept = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from manifest_rows r join manifests m on m.id = r.manifest_id
      where product_id = ${lot.id} order by r.id`.execute(site.db)
    return rows.map(({ name }) => name)
  }
  await deleteExpiredManifests(site.db, unleased)
  expect(await kept()).toEqual(['Fig candle', 'Nobody offered on this', 'Now'])
  await sql`update manifests set replaced_at = replaced_at - interval '25 hours'`.execute(site.db)
  await deleteExpiredManifests(site.db, unleased)
  expect(await kept()).toEqual(['Fig candle', 'Now'])
  await accept(seller, offerId)
  await deleteExpiredManifests(site.db, unleased)
  expect(await kept()).toEqual(['Fig candle', 'Now'])
})

test('no statement changes what a manifest says', async () => {
  await anOfferOnAPallet()
  await expect(sql`update manifest_rows set quantity = 1`.execute(site.db)).rejects.toThrow(
    'manifest_rows rows are never changed',
  )
  await expect(sql`update manifests set retail_cents = 1`.execute(site.db)).rejects.toThrow(
    'manifests rows are never changed',
  )
})
