import { beforeEach, describe, expect, test } from 'vitest'
import { dayOf, lastDayOf } from '#market/products/schedule/expiry-day.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { sendWatchNews } from '#server/watching/send-watch-news.ts'
import { followDueSchedules } from './follow-due-schedules.ts'
import { sendScheduleNews } from './send-schedule-news.ts'

const A_DAY_MS = 86_400_000
const site = siteForThisFile({ env: { WORKER: 'off' } })
const terms = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'https://lotline.example',
}
const inDays = (days: number) => new Date(Date.now() + days * A_DAY_MS)
const theDayComes = (days: number) => followDueSchedules({ db: site.db }, inDays(days))
const theyAreTold = (days: number) => sendScheduleNews({ db: site.db, terms }, inDays(days))

/** A month that is over in about eight months, and how many days there are until then. */
function monthAhead() {
  const now = new Date()
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 8, 1))
  const month = `${String(first.getUTCMonth() + 1).padStart(2, '0')}/${first.getUTCFullYear()}`
  return { month, left: (Date.parse(lastDayOf(month) ?? '') - Date.parse(dayOf(now))) / A_DAY_MS }
}
const { month, left } = monthAhead()

let owner: Awaited<ReturnType<typeof aSeller>>
let seller: Caller
beforeEach(async () => {
  owner = await aSeller(site.db)
  seller = await site.as(owner)
})

/** A lot that goes off the market in this many days. */
async function aLot(name: string, days: number) {
  const { id } = await aListedProduct(site.db, { sellerId: owner.id, name, units: 120 })
  const { upc } = (await seller.get(`/products/${id}`)).body
  const product = { upc, name, expiration_date: month, off_market_days: left - days }
  expect(await seller.put(`/products/${id}`, { product })).toMatchObject({ status: 200 })
  return id
}
const bells = async (who = seller): Promise<{ title: string; detail: string; path: string }[]> =>
  (await who.get('/notifications')).body.notifications
const mails = () =>
  site.db
    .selectFrom('mails')
    .select(['subject', 'bodyText', 'html', 'unsubscribeUrl'])
    .where('toAddress', '=', owner.email)
    .execute()

describe('the seller of lots that a schedule takes off the market is told', () => {
  test('by bell and mail, in one message of all that one day took off', async () => {
    const id = await aLot('Serum', 30)
    await aLot('Balm', 30)
    await aLot('Later', 60)
    await theDayComes(30)
    await theyAreTold(30)
    await theyAreTold(31)
    expect(await bells()).toMatchObject([
      {
        kind: 'lot',
        title: '2 lots were unlisted by their price schedules',
        detail: 'Serum, and 1 more',
        path: '/dashboard/manage_products?tab=paused',
      },
    ])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 lots were unlisted by their price schedules')
    expect(mail?.bodyText).toContain(
      `120 units, expires ${month}, unlisted ${(left - 30).toLocaleString('en-US')} days before`,
    )
    expect(mail?.html).toContain(`https://lotline.example/dashboard/manage_products/${id}`)
    expect(mail?.bodyText).toContain(`Unsubscribe from emails like this: ${mail?.unsubscribeUrl}`)
  })

  test('of one lot by its name, with the way to it', async () => {
    const id = await aLot('Serum', 30)
    await theDayComes(30)
    await theyAreTold(30)
    expect(await bells()).toMatchObject([
      {
        title: 'Serum was unlisted by its price schedule',
        path: `/dashboard/manage_products/${id}`,
      },
    ])
  })

  test('once nothing more has gone off for a while, also when two processes look', async () => {
    await aLot('Serum', 30)
    await theDayComes(30)
    // Its time is the database's, and hardly anything of it has gone by.
    await theyAreTold(0)
    expect(await bells()).toEqual([])
    await Promise.all([theyAreTold(30), theyAreTold(31)])
    expect(await bells()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('not of what they took off, of what is back, or of what a form took off at once', async () => {
    const back = await aLot('Back', 30)
    const paused = await aLot('Paused', 30)
    await seller.post('/products/bulk', { action: 'pause', ids: [paused] })
    await theDayComes(30)
    await seller.post('/products/bulk', { action: 'resume', ids: [back] })
    await aLot('At once', -1)
    await theyAreTold(30)
    expect(await bells()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('by the bell alone when such mails are turned off', async () => {
    await aLot('Serum', 30)
    await seller.put('/mail_preferences', { muted: ['lots_off_market'] })
    await theDayComes(30)
    await theyAreTold(30)
    expect(await bells()).toHaveLength(1)
    expect(await mails()).toEqual([])
  })
})

test('who watches a lot that its schedule takes off is told that it is no longer listed', async () => {
  const buyer = await site.as(await aBuyer(site.db))
  const id = await aLot('Serum', 30)
  await buyer.put(`/watched_lots/${id}`)
  await theDayComes(30)
  await sendWatchNews({ db: site.db, terms }, inDays(30))
  expect(await bells(buyer)).toMatchObject([{ title: 'Serum is no longer listed' }])
})
