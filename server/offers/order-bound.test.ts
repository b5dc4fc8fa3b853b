import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { isOverOrder } from '#market/offers/offer-line.ts'
import { transact } from '#server/platform/database/transact.ts'
import { openPurchaseOrder } from '#server/purchase-orders/open-purchase-order.ts'
import type { Answer } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const WORDS = 'An order can come to $10,000,000.00 at most'
const ASKING = 100_000_000

/** Lots of one seller at $1,000,000.00 each, and a buyer. */
async function aPair(lots = 1) {
  const seller = await aSeller(site.db)
  const ids: number[] = []
  for (let n = 0; n < lots; n += 1) {
    const lot = {
      sellerId: seller.id,
      units: 1000,
      askingPrice: cents(ASKING),
      msrp: cents(ASKING),
    }
    ids.push((await aListedProduct(site.db, lot)).id)
  }
  const buyer = await site.as(await aBuyer(site.db))
  return { buyer, seller: await site.as(seller), sellerId: seller.id, ids, id: ids[0] ?? 0 }
}

const lineOf = (id: number, quantity: number, unitPrice = ASKING) => ({
  product_id: id,
  quantity,
  unit_price: unitPrice,
})
const cart = (...lines: object[]) => ({ offer: { offer_products_attributes: lines } })

function expectRefused({ status, body }: Answer) {
  expect([status, body.errors]).toEqual([422, [WORDS]])
}

describe('an order of more than $10,000,000.00 is refused in words', () => {
  test('in the cart: one line, several lines, and a line that grows', async () => {
    const { buyer, ids } = await aPair(2)
    const [one = 0, other = 0] = ids
    expectRefused(await buyer.post('/offers', cart(lineOf(one, 11))))
    const { body } = await buyer.post('/offers', cart(lineOf(one, 9)))
    expectRefused(await buyer.post('/offers', cart(lineOf(other, 2))))
    const path = `/offers/${body.data.id}/offer_products/${body.included[0].id}`
    expectRefused(await buyer.put(path, { quantity: 11, unit_price: ASKING }))
    expect((await buyer.put(path, { quantity: 10, unit_price: ASKING })).status).toBe(200)
    expect((await buyer.put(`/offers/${body.data.id}/submit`)).status).toBe(200)
  })

  test('at Buy Now, and of exactly so much is made', async () => {
    const { buyer, id } = await aPair()
    expectRefused(await buyer.post('/offers/buy_now', lineOf(id, 11)))
    expect((await buyer.post('/offers/buy_now', lineOf(id, 10))).status).toBe(201)
  })

  test('by a counter', async () => {
    const { buyer, seller, id } = await aPair()
    const { body } = await buyer.post('/offers', cart(lineOf(id, 100, 1_000_000)))
    await buyer.put(`/offers/${body.data.id}/submit`)
    const counter = { id: Number(body.included[0].id), unit_price: ASKING }
    expectRefused(
      await seller.post(`/offers/${body.data.id}/counter_offer`, {
        offer_products_attributes: [counter],
      }),
    )
  })

  test('when what was sent before there was a bound is submitted or accepted', async () => {
    const { buyer, seller, id } = await aPair()
    const { body } = await buyer.post('/offers', cart(lineOf(id, 10)))
    const grow = () =>
      site.db
        .updateTable('offerLines')
        .set({ quantity: 500 })
        .where('offerId', '=', Number(body.data.id))
        .execute()
    await grow()
    expectRefused(await buyer.put(`/offers/${body.data.id}/submit`))
    expectRefused(await buyer.put(`/offers/${body.data.id}/accept`))
    await buyer.put(`/offers/${body.data.id}/offer_products/${body.included[0].id}`, {
      quantity: 10,
      unit_price: ASKING,
    })
    expect((await buyer.put(`/offers/${body.data.id}/submit`)).status).toBe(200)
    await grow()
    expectRefused(await seller.put(`/offers/${body.data.id}/accept`))
  })

  test('and is counted without an error, however large', () => {
    const line = { quantity: 10_000_000, unitPrice: cents(ASKING) }
    expect(isOverOrder(Array.from({ length: 100 }, () => line))).toBe(true)
  })
})

test('orders from before there was a bound take no page of staff or sellers down', async () => {
  const { ids, sellerId } = await aPair(8)
  const seller = await site.db
    .selectFrom('sellers')
    .innerJoin('users', 'users.id', 'sellers.userId')
    .select(['users.id as userId', 'users.email', 'sellers.id'])
    .where('sellers.id', '=', sellerId)
    .executeTakeFirstOrThrow()
  for (let order = 0; order < 3; order += 1) {
    const { offerId } = await aDeal(site)
    const { buyerId } = await site.db
      .updateTable('offers')
      .set({ sellerId })
      .where('id', '=', Number(offerId))
      .returning('buyerId')
      .executeTakeFirstOrThrow()
    const { id } = await transact(site.db, (tx) =>
      openPurchaseOrder(
        tx,
        { platformFeeBps: 1000, paymentDeadlineHours: 72, offerExpiryDays: 7, publicUrl: '' },
        {
          offer: {
            id: Number(offerId),
            buyerId,
            sellerId,
            sellerFeeBps: null,
            lines: ids.map((productId) => ({
              productId,
              quantity: 10_000_000,
              unitPriceCents: cents(ASKING),
              manifestId: null,
              lot: null,
              resaleTerms: null,
            })),
          },
          shipTo: {
            name: 'Harbor',
            line1: '1 Dock St',
            line2: '',
            city: 'Reno',
            state: 'NV',
            postal_code: '89501',
            country: 'US',
            phone: '',
          },
          listings: new Map(),
        },
      ),
    )
    await site.db
      .updateTable('purchaseOrders')
      .set({ paidAt: new Date(), status: 'awaiting_shipment' })
      .where('id', '=', id)
      .execute()
  }
  const staff = await site.as(await anAdministrator(site.db))
  const today = new Date().toISOString().slice(0, 10)
  const period = `from=${today}&to=${today}`
  for (const path of [
    `/admin/insights/overview?${period}`,
    `/admin/insights/purchase_order.json?${period}`,
    `/admin/insights/product.json?${period}`,
    `/admin/insights/user.json?${period}`,
    `/admin/insights/offer.json?${period}`,
    `/admin/insights/counts?${period}`,
    `/admin/insights/download_csv/purchase_order.csv?${period}`,
    `/admin/insights/download_csv/user.csv?${period}`,
    `/admin/insights/download_csv/product.csv?${period}`,
    `/admin/insights/download_csv/offer.csv?${period}`,
    '/admin/purchase_orders',
    '/admin/sellers',
    `/admin/sellers/${sellerId}`,
    '/admin/today',
    '/admin/people',
    '/admin/top_sellers',
  ])
    expect([path, (await staff.get(path)).status]).toEqual([path, 200])
  const shop = await site.as(seller)
  for (const path of ['/marketplace/sellers/overview', '/marketplace/purchase_orders', '/offers'])
    expect([path, (await shop.get(path)).status]).toEqual([path, 200])
})
