import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { businessDaysAfter, dayOf } from '#market/purchase-orders/business-days.ts'
import { transact } from '#server/platform/database/transact.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import { sendInspectNews } from '#server/purchase-orders/news/send-inspect-news.ts'
import { sendShipDueNews } from '#server/purchase-orders/news/send-ship-due-news.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { receiveByItself } from '#server/purchase-orders/receive-by-itself.ts'
import { releaseByItself } from '#server/purchase-orders/release-by-itself.ts'
import { standAt } from '#server/purchase-orders/testing/an-order-at.ts'
import { sendPaymentDueNews } from '#server/purchase-orders/news/send-payment-due-news.ts'
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

describe('a paid order whose lots say how soon they ship', () => {
  async function aPaidOrder() {
    const deal = await aDeal(site)
    const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
    const id = Number(accepted.body.data.attributes.purchase_order_id)
    return { ...deal, id, path: `/marketplace/purchase_orders/${id}` }
  }
  const agree = async (id: number, days: number | null) => {
    await site.db
      .updateTable('purchaseOrders')
      .set({ leadDays: days })
      .where('id', '=', id)
      .execute()
  }
  const dueOn = async (id: number, day: string | null) => {
    await site.db.updateTable('purchaseOrders').set({ shipBy: day }).where('id', '=', id).execute()
  }
  const pay = (id: number) =>
    transact(site.db, async (tx) =>
      makeTransition({ tx, terms: deps().terms }, await lockAnyOrder(tx, id), {
        event: 'confirm_payment',
        by: { party: 'system', userId: null },
      }),
    )
  const today = () => dayOf(new Date())

  test('ships by the day that follows from its payment, as both sides and the PDF say', async () => {
    const { id, path, buyer, seller } = await aPaidOrder()
    await agree(id, 3)
    expect((await buyer.get(path)).body.data.attributes.ship_by).toBeNull()
    await pay(id)
    const day = businessDaysAfter(today(), 3)
    for (const side of [buyer, seller])
      expect((await side.get(path)).body.data.attributes.ship_by).toBe(day)
  })

  test('has no such day where no lot says how soon it ships', async () => {
    const { id, path, buyer } = await aPaidOrder()
    await agree(id, null)
    await pay(id)
    expect((await buyer.get(path)).body.data.attributes.ship_by).toBeNull()
  })

  test('is brought to its seller’s mind the business day before and on the day, once each', async () => {
    const { id, sellerUser, seller, path } = await aPaidOrder()
    await agree(id, 3)
    await pay(id)
    const day = (await seller.get(path)).body.data.attributes.ship_by
    const at = (each: string) => new Date(`${each}T16:00:00Z`)
    const before = (await mailsTo(sellerUser.email)).length
    const remindOn = async (each: string) => {
      await sendShipDueNews(deps(), at(each))
      await sendShipDueNews(deps(), at(each))
      return (await mailsTo(sellerUser.email)).length - before
    }
    expect(await remindOn(businessDaysAfter(today(), 1))).toBe(0)
    expect(await remindOn(businessDaysAfter(today(), 2))).toBe(1)
    expect(await remindOn(day)).toBe(2)
    expect(await remindOn(businessDaysAfter(day, 1))).toBe(2)
    expect((await mailsTo(sellerUser.email)).at(-1)).toContain(`Ship PO-`)
  })

  test('is its buyer’s to cancel once it is five business days late, and its money goes back', async () => {
    const { id, path, buyer, buyerUser, sellerUser } = await aPaidOrder()
    await agree(id, 3)
    await pay(id)
    const cancel = () => buyer.post(`${path}/state_transitions`, { event: 'cancel' })
    const isOffered = async () =>
      (await buyer.get(path)).body.data.attributes.allowed_state_transitions.some(
        ({ event }: { event: string }) => event === 'cancel',
      )
    await dueOn(id, new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10))
    const early = await cancel()
    expect([early.status, await isOffered()]).toEqual([409, false])
    expect(early.body.errors[0]).toContain('You can cancel this order from')

    await dueOn(id, new Date(Date.now() - 12 * 86_400_000).toISOString().slice(0, 10))
    expect(await isOffered()).toBe(true)
    expect((await cancel()).status).toBe(200)
    expect((await mailsTo(sellerUser.email)).at(-1)).toContain('not shipped in time')
    expect(await mailsTo(buyerUser.email)).not.toContain('before paying')
    const { status } = (await buyer.get(path)).body.data.attributes
    expect(status).toBe('canceled')
  })

  test('without a day to ship by is not its buyer’s to cancel', async () => {
    const { id, path, buyer } = await aPaidOrder()
    await agree(id, null)
    await pay(id)
    const refused = await buyer.post(`${path}/state_transitions`, { event: 'cancel' })
    expect([refused.status, refused.body.errors[0]]).toEqual([
      409,
      'This order is paid. Please ask the seller, or contact us to cancel it.',
    ])
  })

  test('is stuck for staff from the day after, and not before, however long it is paid', async () => {
    const { id } = await aPaidOrder()
    await agree(id, 20)
    await pay(id)
    const staff = await site.as(await anAdministrator(site.db))
    const isStuck = async () => (await staff.get(`/admin/purchase_orders/${id}`)).body.data.is_stuck
    await site.db
      .updateTable('purchaseOrders')
      .set({ updatedAt: inHours(-24 * 9) })
      .where('id', '=', id)
      .execute()
    expect(await isStuck()).toBe(false)
    await dueOn(id, today())
    expect(await isStuck()).toBe(false)
    await dueOn(id, new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10))
    expect(await isStuck()).toBe(true)
  })
})

describe('an order that was received', () => {
  async function aReceivedOrder() {
    const deal = await aDeal(site)
    const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
    const id = String(accepted.body.data.attributes.purchase_order_id)
    const path = `/marketplace/purchase_orders/${id}/state_transitions`
    await standAt(site, id, 'awaiting_shipment')
    await deal.seller.post(path, { event: 'ship', carrier: 'Freight Co', tracking_number: 'F-1' })
    await deal.buyer.post(path, { event: 'receive' })
    const before = (await mailsTo(deal.buyerUser.email)).length
    /** How many reminders there are once the job ran twice on that business day after receipt. */
    const remindedAfter = async (days: number) => {
      const at = new Date(`${businessDaysAfter(dayOf(new Date()), days)}T16:00:00Z`)
      for (let run = 0; run < 2; run += 1)
        await sendInspectNews({ ...deps(), claimWindowDays: 5 }, at)
      return (await mailsTo(deal.buyerUser.email)).length - before
    }
    return { ...deal, id: Number(id), remindedAfter }
  }

  test('is to be inspected: its buyer is reminded on the first and third business day, once each', async () => {
    const { buyer, buyerUser, sellerUser, remindedAfter } = await aReceivedOrder()
    const ofSeller = await mailsTo(sellerUser.email)
    expect(await remindedAfter(1)).toBe(1)
    expect(await remindedAfter(2)).toBe(1)
    expect(await remindedAfter(3)).toBe(2)
    expect(await remindedAfter(4)).toBe(2)
    expect((await mailsTo(buyerUser.email)).at(-1)).toMatch(/^Inspect what arrived with PO-\d+/)
    expect(await mailsTo(sellerUser.email)).toEqual(ofSeller)
    const { body } = await buyer.get('/notifications')
    expect(JSON.stringify(body)).toContain('Inspect what arrived with PO-')
  })

  test('is not brought to mind once its buyer has reported a problem', async () => {
    const { buyer, id, remindedAfter } = await aReceivedOrder()
    const { lines } = (await buyer.get(`/purchase_orders/${id}/claims`)).body.meta
    const missing = { line_id: lines[0].line_id, reason: 'short', quantity: 1 }
    const reported = await buyer.post(`/purchase_orders/${id}/claims`, { lines: [missing] })
    expect(reported.status).toBe(201)
    expect(await remindedAfter(1)).toBe(0)
  })

  test('is not brought to mind again once its buyer has turned such mails off', async () => {
    const { buyer, remindedAfter } = await aReceivedOrder()
    await buyer.put('/mail_preferences', { muted: ['order_inspect'] })
    expect(await remindedAfter(1)).toBe(0)
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
