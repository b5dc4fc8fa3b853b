import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let staff: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
})

const read = async (what: string, id: number | string) =>
  (await staff.get(`/admin/insights/${what}/${id}`)).body.data

/** Ten units at 8 dollars, countered by the seller to 9, and accepted. */
async function aSale() {
  const deal = await aDeal(site, { quantity: 10, price: 800, asking: 1000, units: 100 })
  const { buyer, seller, offerId, lineId } = deal
  const counter = { offer_products_attributes: [{ id: lineId, unit_price: 900 }] }
  await seller.post(`/offers/${offerId}/counter_offer`, counter)
  const accepted = await buyer.put(`/offers/${offerId}/accept`, {})
  return { ...deal, orderId: Number(accepted.body.data.attributes.purchase_order_id) }
}

describe('the detail of an order', () => {
  test('tells both e-mail addresses, every figure, and each product with what is left of it', async () => {
    const { orderId, offerId, product, buyerUser, sellerUser } = await aSale()
    const order = await read('purchase_order', orderId)
    expect(order).toMatchObject({
      id: orderId,
      buyer_user_email: buyerUser.email,
      seller_user_email: sellerUser.email,
      buyer_name: buyerUser.name,
      seller_name: sellerUser.name,
      status: 'awaiting_initial_payment',
      offer_id: Number(offerId),
      total_cents: 9000,
      total_net_to_seller: 8100,
      profit_cents: 900,
      total_units: 10,
      sku_count: 1,
      products: [{ id: product.id, sku: null, name: product.name, units: 90 }],
      purchase_order_products: [{ product_id: product.id, quantity: 10, unit_cents: 900 }],
    })
    expect(await read('purchaseOrder', orderId)).toEqual(order)
  })
})

describe('the detail of an offer', () => {
  test('tells its products and its history as it is kept', async () => {
    const { offerId, product, orderId, buyerUser, sellerUser } = await aSale()
    const offer = await read('offer', offerId)
    expect(offer).toMatchObject({
      state: 'accepted',
      total_cents: 9000,
      total_units: 10,
      sku_count: 1,
      purchase_order_id: orderId,
      offer_products: [
        {
          product_id: product.id,
          name: product.name,
          quantity: 10,
          unit_price: 900,
          asking_price_cents: 1000,
          seller_price_cents: 1000,
          available_units: 90,
        },
      ],
    })
    expect(offer.history).toEqual([
      expect.objectContaining({ act: 'submit', actor_email: buyerUser.email, total_cents: 8000 }),
      expect.objectContaining({ act: 'counter', actor_email: sellerUser.email, total_cents: 9000 }),
      expect.objectContaining({ act: 'accept', actor_email: buyerUser.email, total_cents: 9000 }),
    ])
    for (const { timestamp } of offer.history) expect(timestamp).toMatch(/^\d{4}-.*Z$/)
  })

  test('shows the messages of both sides, and records that staff read them', async () => {
    const { buyer, offerId } = await aDeal(site)
    await buyer.post(`/offers/${offerId}/messages`, { text: 'Is it palletized?' })
    expect(await read('offer', offerId)).toMatchObject({
      messages: [{ party: 'buyer', text: 'Is it palletized?' }],
    })
    const noted = await site.db
      .selectFrom('auditEvents')
      .select('act')
      .where('subject', '=', `/admin/insights/offer/${offerId}`)
      .execute()
    expect(noted).toEqual([{ act: 'read' }])
  })

  test('follows its lines as they change', async () => {
    const { buyer, offerId } = await aDeal(site, { quantity: 10, price: 800 })
    await buyer.post(`/offers/${offerId}/withdraw`, {})
    expect(await read('offer', offerId)).toMatchObject({
      state: 'rejected',
      closed_reason: 'withdrawn',
      total_cents: 8000,
    })
  })
})

describe('the detail of a user', () => {
  test('tells who it is and how much trade there was', async () => {
    const { buyerUser, sellerUser } = await aSale()
    expect(await read('user', buyerUser.userId)).toMatchObject({
      email: buyerUser.email,
      buyer_id: buyerUser.id,
      buyer_name: buyerUser.name,
      seller_id: null,
      status: 'onboarded',
      has_password: true,
      purchase_order_count: 1,
      offer_count: 1,
    })
    expect(await read('user', sellerUser.userId)).toMatchObject({
      seller_id: sellerUser.id,
      buyer_id: null,
    })
  })

  test('and no list tells how they sign in', async () => {
    const passwordHash = '$argon2id$secret-of-somebody'
    const { userId } = await aSeller(site.db, { passwordHash })
    const { body: user } = await staff.get(`/admin/insights/user/${userId}`)
    const { body: list } = await staff.get('/admin/insights/user.json')
    const { body: file } = await staff.get('/admin/insights/download_csv/user.csv')
    for (const text of [JSON.stringify(user), JSON.stringify(list), String(file)]) {
      expect(text).not.toContain('argon2id')
      expect(text).toContain('@')
    }
  })
})

test.each(['purchase_order', 'user', 'offer'])('a %s that is not there is 404', async (what) => {
  for (const id of ['999999999', '0', 'x'])
    expect((await staff.get(`/admin/insights/${what}/${id}`)).status).toBe(404)
})
