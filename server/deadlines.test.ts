import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { receiveByItself } from '#server/purchase-orders/receive-by-itself.ts'
import { releaseByItself } from '#server/purchase-orders/release-by-itself.ts'
import { standAt } from '#server/purchase-orders/testing/an-order-at.ts'
import { sendPaymentDueNews } from '#server/purchase-orders/send-payment-due-news.ts'
import { aDeal } from '#server/testing/deals.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { expireOffers } from './offers/expire-offers.ts'
import { sendExpiryNews } from './offers/send-expiry-news.ts'

const site = siteForThisFile()

const deps = () => ({
  db: site.db,
  terms: {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: site.address,
  },
})
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const mailsTo = async (to: string) => {
  const mails = await site.db
    .selectFrom('mails')
    .select('subject')
    .where('toAddress', '=', to)
    .orderBy('id')
    .execute()
  return mails.map(({ subject }) => subject)
}

describe('an offer left alone', () => {
  test('is brought to mind 48 and 24 hours before its end, once each, to the side whose turn it is', async () => {
    const { sellerUser, buyerUser } = await aDeal(site)
    const before = (await mailsTo(sellerUser.email)).length
    for (const hours of [100, 121, 122, 145, 146]) await sendExpiryNews(deps(), inHours(hours))
    const reminders = (await mailsTo(sellerUser.email)).slice(before)
    expect(reminders).toHaveLength(2)
    expect(reminders[0]).toContain('is waiting for your answer')
    expect(await mailsTo(buyerUser.email)).toEqual([])
  })

  test('expires after seven days, for both sides, and its units stay on the shelf', async () => {
    const { buyer, offerId, buyerUser, sellerUser, product } = await aDeal(site)
    await expireOffers(deps(), inHours(167))
    expect((await buyer.get('/offers')).body.data[0].attributes.state).toBe('seller_review')
    await Promise.all([expireOffers(deps(), inHours(169)), expireOffers(deps(), inHours(169))])
    const [offer] = (await buyer.get('/offers')).body.data
    expect(offer).toMatchObject({
      id: offerId,
      attributes: { state: 'rejected', closed_reason: 'expired' },
    })
    expect((await mailsTo(buyerUser.email)).at(-1)).toContain('expired')
    expect((await mailsTo(sellerUser.email)).at(-1)).toContain('expired')
    const { body } = await buyer.get(`/marketplace/products/${product.id}`)
    expect(body.units).toBe(100)
  })

  test('expires though another of the same hour cannot', async () => {
    const [broken, whole] = [await aDeal(site), await aDeal(site)]
    const id = Number(broken.offerId)
    await site.db
      .insertInto('offerRevisions')
      .values({
        offerId: id,
        revision: 2,
        act: 'counter',
        party: 'buyer',
        lines: '[]',
        totalCents: cents(0),
      })
      .execute()
    await expect(expireOffers(deps(), inHours(169))).rejects.toThrow('1 failed')
    const [offer] = (await whole.buyer.get('/offers')).body.data
    expect(offer.attributes.state).toBe('rejected')
    await site.db.updateTable('offers').set({ revision: 2 }).where('id', '=', id).execute()
  })
})

describe('an unpaid order', () => {
  test('is brought to the buyer’s mind a day before its deadline, once', async () => {
    const { seller, offerId, buyerUser } = await aDeal(site)
    await seller.put(`/offers/${offerId}/accept`)
    const before = (await mailsTo(buyerUser.email)).length
    await sendPaymentDueNews(deps(), inHours(40))
    expect(await mailsTo(buyerUser.email)).toHaveLength(before)
    for (const hours of [49, 60]) await sendPaymentDueNews(deps(), inHours(hours))
    expect(await mailsTo(buyerUser.email)).toHaveLength(before + 1)
  })
})

describe('a shipped order', () => {
  test('counts as received after two weeks, and its seller is told', async () => {
    const { seller, offerId, sellerUser } = await aDeal(site)
    const accepted = await seller.put(`/offers/${offerId}/accept`)
    const id: string = accepted.body.data.attributes.purchase_order_id
    await site.db
      .updateTable('purchaseOrders')
      .set({ status: 'awaiting_shipment' })
      .where('id', '=', Number(id))
      .execute()
    const shipment = { event: 'ship', carrier: 'Freight Co', tracking_number: 'F-1' }
    await seller.post(`/marketplace/purchase_orders/${id}/state_transitions`, shipment)
    const status = async () =>
      (await seller.get('/marketplace/purchase_orders')).body.data[0].attributes.status
    await receiveByItself(deps(), inHours(13 * 24))
    expect(await status()).toBe('shipped')
    await receiveByItself(deps(), inHours(15 * 24))
    expect(await status()).toBe('received')
    expect((await mailsTo(sellerUser.email)).at(-1)).toContain('received')
  })

  test('is paid in full once its buyer had the days to complain, unless its money is disputed', async () => {
    const orders = [await aDeal(site), await aDeal(site)]
    const ids: number[] = []
    for (const { seller, buyer, offerId } of orders) {
      const accepted = await seller.put(`/offers/${offerId}/accept`)
      const id: string = accepted.body.data.attributes.purchase_order_id
      const path = `/marketplace/purchase_orders/${id}/state_transitions`
      await standAt(site, id, 'awaiting_shipment')
      await seller.post(path, { event: 'ship', carrier: 'Freight Co', tracking_number: 'F-1' })
      expect((await buyer.post(path, { event: 'receive' })).status).toBe(200)
      ids.push(Number(id))
    }
    const [, disputed = 0] = ids
    await site.db
      .insertInto('disputes')
      .values({
        id: 'dp_1',
        purchaseOrderId: disputed,
        paymentIntentId: 'pi_1',
        status: 'open',
        amountCents: cents(1),
        reason: 'fraudulent',
        respondBy: null,
        createdAt: new Date(),
      })
      .execute()
    const statuses = async () => {
      const rows = await site.db
        .selectFrom('purchaseOrders')
        .select(['id', 'status'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
      return rows.map(({ status }) => status)
    }
    await releaseByItself({ ...deps(), claimWindowDays: 5 }, inHours(5 * 24))
    expect(await statuses()).toEqual(['received', 'received'])
    await releaseByItself({ ...deps(), claimWindowDays: 5 }, inHours(14 * 24))
    expect(await statuses()).toEqual(['paid_in_full', 'received'])
    await site.db.updateTable('disputes').set({ status: 'won' }).where('id', '=', 'dp_1').execute()
    await releaseByItself({ ...deps(), claimWindowDays: 5 }, inHours(14 * 24))
    expect(await statuses()).toEqual(['paid_in_full', 'paid_in_full'])
  })
})
