import { describe, expect, test } from 'vitest'
import { sendExpiryNews } from '#server/offers/send-expiry-news.ts'
import { cancelUnpaidOrders } from '#server/purchase-orders/cancel-unpaid-orders.ts'
import { sendPaymentDueNews } from '#server/purchase-orders/news/send-payment-due-news.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

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

async function mailsTo({ email }: { email: string }) {
  const mails = await site.db
    .selectFrom('mails')
    .select(['subject', 'bodyText', 'html'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute()
  return mails
}
const countFor = async (user: { email: string }) => (await mailsTo(user)).length

describe('mail preferences', () => {
  test('begin with every mail on', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    expect(await buyer.get('/mail_preferences')).toMatchObject({
      status: 200,
      body: { muted: [] },
    })
  })

  test('are kept as given, each mail once, and are everybody’s own', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    const other = await site.as(await aBuyer(site.db))
    const muted = ['offer_countered', 'order_shipped', 'offer_countered']
    const kept = { muted: ['offer_countered', 'order_shipped'] }
    expect(await buyer.put('/mail_preferences', { muted })).toMatchObject({
      status: 200,
      body: kept,
    })
    expect((await buyer.get('/mail_preferences')).body).toEqual(kept)
    expect((await other.get('/mail_preferences')).body).toEqual({ muted: [] })
    await buyer.put('/mail_preferences', { muted: [] })
    expect((await buyer.get('/mail_preferences')).body).toEqual({ muted: [] })
  })

  test.each([['magic_link'], ['password_changed'], ['Offer_countered'], [7]])(
    'cannot turn off %s',
    async (topic) => {
      const buyer = await site.as(await aBuyer(site.db))
      await buyer.put('/mail_preferences', { muted: ['order_shipped'] })
      const refused = await buyer.put('/mail_preferences', { muted: ['offer_expired', topic] })
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: ['Unknown email'], fields: { 'muted.1': ['Unknown email'] } },
      })
      expect((await buyer.get('/mail_preferences')).body).toEqual({ muted: ['order_shipped'] })
    },
  )

  test('are staff’s too, who trade with nobody', async () => {
    const admin = await site.as(await anAdministrator(site.db))
    expect((await admin.get('/mail_preferences')).status).toBe(200)
  })

  test('leave out what can be turned off no more', async () => {
    const user = await aBuyer(site.db)
    await site.db
      .updateTable('users')
      .set({ mutedMails: ['offer_teased', 'offer_expired'] })
      .where('id', '=', user.userId)
      .execute()
    const { body } = await (await site.as(user)).get('/mail_preferences')
    expect(body).toEqual({ muted: ['offer_expired'] })
  })
})

describe('a mail of an offer', () => {
  test('comes once, unless it is turned off', async () => {
    const { buyer, seller, buyerUser, offerId, lineId } = await aDeal(site)
    const counter = (unit_price: number) => ({
      offer_products_attributes: [{ id: lineId, unit_price }],
    })
    await seller.post(`/offers/${offerId}/counter_offer`, counter(950))
    expect(await countFor(buyerUser)).toBe(1)

    await buyer.put('/mail_preferences', { muted: ['offer_countered'] })
    await buyer.post(`/offers/${offerId}/counter_offer`, counter(850))
    await seller.post(`/offers/${offerId}/counter_offer`, counter(900))
    expect(await countFor(buyerUser)).toBe(1)
    expect((await buyer.get('/offers')).body.data[0].attributes.state).toBe('buyer_review')
  })

  test('turned off by one side still comes to the other', async () => {
    const { buyer, seller, buyerUser, sellerUser, offerId } = await aDeal(site)
    const before = await countFor(sellerUser)
    await buyer.put('/mail_preferences', { muted: ['offer_withdrawn', 'offer_received'] })
    await buyer.post(`/offers/${offerId}/withdraw`)
    expect(await countFor(sellerUser)).toBe(before + 1)
    expect(await countFor(buyerUser)).toBe(0)
    expect((await seller.get('/mail_preferences')).body).toEqual({ muted: [] })
  })

  test('that time runs out stays away when it is turned off', async () => {
    const { seller, sellerUser } = await aDeal(site)
    const before = await countFor(sellerUser)
    await seller.put('/mail_preferences', { muted: ['offer_expiring'] })
    await sendExpiryNews(deps(), inHours(122))
    expect(await countFor(sellerUser)).toBe(before)
    await seller.put('/mail_preferences', { muted: [] })
    await sendExpiryNews(deps(), inHours(122))
    expect(await countFor(sellerUser)).toBe(before + 1)
  })

  test('leads to where it can be turned off', async () => {
    const { sellerUser } = await aDeal(site)
    const [mail] = await mailsTo(sellerUser)
    expect(mail?.bodyText).toContain(`Choose which emails you get: ${site.address}/account#mail`)
    expect(mail?.html).toContain(`href="${site.address}/account#mail"`)
  })
})

describe('a mail of an order', () => {
  test('stays away when it is turned off, and comes to the other side', async () => {
    const { buyer, seller, buyerUser, sellerUser, offerId } = await aDeal(site)
    await buyer.put('/mail_preferences', {
      muted: ['offer_accepted', 'order_payment_due', 'order_deadline_passed'],
    })
    await seller.put(`/offers/${offerId}/accept`)
    await sendPaymentDueNews(deps(), inHours(49))
    const before = await countFor(sellerUser)
    await cancelUnpaidOrders(deps(), inHours(73))
    expect(await countFor(buyerUser)).toBe(0)
    expect(await countFor(sellerUser)).toBe(before + 1)
  })

  test('leads to where it can be turned off', async () => {
    const { seller, buyerUser, offerId } = await aDeal(site)
    await seller.put(`/offers/${offerId}/accept`)
    await sendPaymentDueNews(deps(), inHours(49))
    const mails = await mailsTo(buyerUser)
    expect(mails.at(-1)?.subject).toContain('is due')
    expect(mails.at(-1)?.bodyText).toContain(`${site.address}/account#mail`)
  })
})
