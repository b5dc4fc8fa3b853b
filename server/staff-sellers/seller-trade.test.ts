import { beforeAll, describe, expect, test } from 'vitest'
import { anOrderAt, standAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aSeller, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let support: Caller
beforeAll(async () => {
  support = await site.as(await anAdministrator(site.db, { role: 'support' }))
})
const tradeOf = async (id: number) => (await support.get(`/admin/sellers/${id}/trade`)).body.data

describe('what a seller trades, for staff', () => {
  test('is its figures and its last orders, with money counted once it is paid', async () => {
    const { id, product, buyerUser } = await anOrderAt(site, 'awaiting_shipment')
    expect(await tradeOf(product.sellerId)).toMatchObject({
      open_orders: 1,
      order_count: 1,
      sold_cents: 0,
      offers_accepted: 1,
      last_orders: [
        {
          id,
          number: expect.stringMatching(/^PO-/),
          buyer_name: buyerUser.name,
          total_cents: 8000,
        },
      ],
    })
    await site.db
      .updateTable('purchaseOrders')
      .set({ paidAt: new Date() })
      .where('id', '=', id)
      .execute()
    expect(await tradeOf(product.sellerId)).toMatchObject({ sold_cents: 8000, fee_cents: 800 })
    await standAt(site, String(id), 'canceled')
    expect(await tradeOf(product.sellerId)).toMatchObject({
      open_orders: 0,
      order_count: 1,
      sold_cents: 0,
    })
  })

  test('has the offers that were sent, and no cart', async () => {
    const { product, buyer, offerId } = await aDeal(site)
    expect(await tradeOf(product.sellerId)).toMatchObject({
      offer_count: 1,
      offers_waiting: 1,
      offers_accepted: 0,
      last_offers: [{ id: Number(offerId), state: 'seller_review' }],
    })
    await buyer.post(`/offers/${offerId}/withdraw`, {})
    expect(await tradeOf(product.sellerId)).toMatchObject({ offer_count: 1, offers_waiting: 0 })
  })

  test('is nothing of a seller who has not begun, and 404 of none', async () => {
    const { id } = await aSeller(site.db)
    expect(await tradeOf(id)).toMatchObject({ order_count: 0, last_orders: [] })
    expect((await support.get('/admin/sellers/999999/trade')).status).toBe(404)
  })
})
