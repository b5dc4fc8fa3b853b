import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { dayBefore, dayOf, lastDayOf } from '#market/products/schedule/expiry-day.ts'
import { importOf } from '#server/imports/testing/import-of.ts'
import { closeLinesOf } from '#server/offers/close-lines-of.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { sendWatchNews } from '#server/watching/send-watch-news.ts'
import { followDueSchedules } from './follow-due-schedules.ts'

const UPC = '036000291452'
const A_DAY_MS = 86_400_000

const site = siteForThisFile()
const terms = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'https://lotline.example',
}
const inDays = (days: number) => new Date(Date.now() + days * A_DAY_MS)
const theJobRuns = (days: number) => followDueSchedules({ db: site.db }, inDays(days))

/** A month that ends in about this many months, and the days until it does. */
function monthAhead(months: number) {
  const now = new Date()
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
  const month = `${String(first.getUTCMonth() + 1).padStart(2, '0')}/${first.getUTCFullYear()}`
  const end = lastDayOf(month) ?? ''
  return { month, left: (Date.parse(end) - Date.parse(dayOf(now))) / A_DAY_MS, end }
}
const { month, left, end } = monthAhead(8)
// In ten days, in twenty, and off in thirty.
const usual = {
  expiration_date: month,
  price_schedule: [
    { days: left - 10, percent: 10 },
    { days: left - 20, percent: 20 },
  ],
  off_market_days: left - 30,
}

let seller: Caller
let buyer: Caller
let sellerId: number
let id: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
  buyer = await site.as(await aBuyer(site.db))
  id = (
    await aListedProduct(site.db, { sellerId, upc: UPC, name: 'Serum', askingPrice: cents(10_00) })
  ).id
})

const edit = (product: object, of = id) =>
  seller.put(`/products/${of}`, { product: { upc: UPC, name: 'Serum', ...product } })
const now = async (of = id) => (await seller.get(`/products/${of}`)).body
const priceNow = async () => (await now()).seller_price_cents
const seen = () => buyer.get(`/marketplace/products/${id}`)

describe('a schedule', () => {
  test('is kept as it was said, and tells its seller what comes next', async () => {
    const { status, body } = await edit(usual)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      price_schedule: usual.price_schedule,
      off_market_days: left - 30,
      show_next_price: false,
      seller_price_cents: 10_00,
      base_price_cents: 10_00,
      price_steps: [],
    })
    const { body: list } = await seller.get('/products')
    expect(list.products[0].next_step).toEqual({ on: dayBefore(end, left - 10), price_cents: 9_00 })
    expect((await edit({ description: 'Calm' })).body).toMatchObject(usual)
  })

  test('tells buyers the next price where its seller wants it, and nothing else of it', async () => {
    await edit(usual)
    expect((await seen()).body.next_price).toBeNull()
    await edit({ show_next_price: true })
    const { body } = await seen()
    expect(body.next_price).toEqual({ on: dayBefore(end, left - 10), price_cents: 9_00 })
    for (const own of ['price_schedule', 'off_market_days', 'base_price_cents', 'price_steps'])
      expect(body).not.toHaveProperty(own)
  })

  test.each([
    [{ price_schedule: usual.price_schedule, expiration_date: null }, 'price_schedule'],
    [
      {
        ...usual,
        price_schedule: usual.price_schedule
          .toReversed()
          .map(({ days }, at) => ({ days, percent: 29 + at })),
      },
      'price_schedule',
    ],
    [{ ...usual, off_market_days: left - 5 }, 'off_market_days'],
    [{ ...usual, price_schedule: [{ days: 0, percent: 10 }] }, 'price_schedule.0.days'],
    [{ ...usual, price_schedule: [{ days: 9, percent: 100 }] }, 'price_schedule.0.percent'],
    [
      {
        ...usual,
        price_schedule: [{ days: 9, percent: 60 }],
        off_market_days: null,
        seller_price_cents: 1,
      },
      'price_schedule',
    ],
    [{ ...usual, expiration_date: null }, 'price_schedule'],
  ])('is refused at its field, and nothing is written: %j', async (said, field) => {
    const { status, body } = await edit({ ...said, description: 'Not written' })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toContain(`product.${field}`)
    expect(await now()).toMatchObject({ description: '', price_schedule: null })
  })

  test('holds the expiration date that it needs', async () => {
    await edit(usual)
    const { status, body } = await edit({ expiration_date: null })
    expect([status, body.errors]).toEqual([422, ['Needs an expiration date']])
  })
})

describe('a step', () => {
  test('is taken on its day, of the price that was set, and once', async () => {
    await edit(usual)
    await theJobRuns(9)
    expect(await priceNow()).toBe(10_00)
    await Promise.all([theJobRuns(10), theJobRuns(10), theJobRuns(11)])
    expect(await priceNow()).toBe(9_00)
    await theJobRuns(25)
    await theJobRuns(25)
    const after = await now()
    expect(after).toMatchObject({ seller_price_cents: 8_00, base_price_cents: 10_00 })
    expect(after.price_steps).toMatchObject([
      { kind: 'price', days: left - 20, percent: 20, before_cents: 9_00, after_cents: 8_00 },
      { kind: 'price', days: left - 10, percent: 10, before_cents: 10_00, after_cents: 9_00 },
    ])
  })

  test('is for buyers what a price that its seller changes is', async () => {
    const watcher = await aBuyer(site.db)
    const watching = await site.as(watcher)
    await watching.put(`/watched_lots/${id}`)
    const line = { product_id: id, quantity: 5, unit_price: 9_50 }
    const drafted = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
    const other = await site.as(await aBuyer(site.db))
    const sent = await other.post('/offers', { offer: { offer_products_attributes: [line] } })
    await other.put(`/offers/${sent.body.data.id}/submit`, {})
    await edit(usual)
    await theJobRuns(10)

    await sendWatchNews({ db: site.db, terms }, inDays(10))
    const { body: bell } = await watching.get('/notifications')
    expect(bell.notifications[0].title).toBe('Serum is down to $9.00 from $10.00')
    const asking = async (by: Caller, offer: string) =>
      (await by.get(`/offers/${offer}`)).body.included[0].attributes.asking_price_cents
    expect(await asking(buyer, drafted.body.data.id)).toBe(9_00)
    expect(await asking(other, sent.body.data.id)).toBe(10_00)
    const buy = (unit_price: number) =>
      watching.post('/offers/buy_now', { product_id: id, quantity: 5, unit_price })
    expect((await buy(10_00)).status).toBe(409)
    expect((await buy(9_00)).status).toBe(201)
    const search = { seller_ids: [sellerId], max_price_cents: 9_00 }
    expect((await buyer.post('/marketplace/products/search', { search })).body.count).toBe(1)
  })

  test('is of the price that its seller has set since', async () => {
    await edit(usual)
    await theJobRuns(10)
    await edit({ seller_price_cents: 9_60 })
    await theJobRuns(11)
    expect(await now()).toMatchObject({ seller_price_cents: 9_60, base_price_cents: 9_60 })
    await theJobRuns(20)
    expect(await now()).toMatchObject({ seller_price_cents: 7_68, base_price_cents: 9_60 })
  })

  test('that is due already when it is said is taken at once', async () => {
    const { body } = await edit({
      ...usual,
      price_schedule: [{ days: left + 5, percent: 30 }],
      off_market_days: null,
    })
    expect(body).toMatchObject({ seller_price_cents: 7_00, base_price_cents: 10_00 })
    expect(await now()).toMatchObject({ next_price: null })
  })
})

describe('days that went by', () => {
  test('are made up for once: the last step counts, and the lot is off the market', async () => {
    await edit(usual)
    const line = { product_id: id, quantity: 5, unit_price: 9_50 }
    const { body: offer } = await buyer.post('/offers', {
      offer: { offer_products_attributes: [line] },
    })
    await buyer.put(`/offers/${offer.data.id}/submit`, {})
    await theJobRuns(200)
    await theJobRuns(201)
    const after = await now()
    expect(after).toMatchObject({ seller_price_cents: 8_00, paused: true })
    expect(after.price_steps.map(({ kind }: { kind: string }) => kind)).toEqual([
      'off_market',
      'price',
    ])
    expect((await seen()).status).toBe(404)
    await closeLinesOf({ db: site.db, terms }, [id])
    const { body } = await buyer.get(`/offers/${offer.data.id}`)
    expect(body.data.attributes).toMatchObject({ state: 'rejected', closed_reason: 'unlisted' })
  })

  test('leave a lot on the market that its seller resumed', async () => {
    await edit(usual)
    await theJobRuns(40)
    await seller.post('/products/bulk', { action: 'resume', ids: [id] })
    await theJobRuns(41)
    expect((await now()).paused).toBe(false)
    expect((await seen()).status).toBe(200)
  })
})

describe('another date or schedule', () => {
  test('is worked out again: the price is restored, and the lot is back if the schedule had taken it off', async () => {
    await edit(usual)
    await theJobRuns(40)
    expect(await now()).toMatchObject({ seller_price_cents: 8_00, paused: true })
    const later = await edit({ expiration_date: monthAhead(30).month })
    expect(later.body).toMatchObject({ seller_price_cents: 10_00, paused: false })
    expect(later.body.price_steps.slice(0, 2)).toMatchObject([
      { kind: 'back' },
      { kind: 'price', days: null, before_cents: 8_00, after_cents: 10_00 },
    ])
    expect((await seen()).status).toBe(200)
  })

  test('without steps asks what was set', async () => {
    await edit(usual)
    await theJobRuns(10)
    const { body } = await edit({ price_schedule: [], off_market_days: null })
    expect(body).toMatchObject({
      seller_price_cents: 10_00,
      price_schedule: null,
      off_market_days: null,
    })
    await theJobRuns(100)
    expect(await now()).toMatchObject({ seller_price_cents: 10_00, paused: false })
  })

  test('leaves a lot alone that its seller paused', async () => {
    await edit(usual)
    await seller.post('/products/bulk', { action: 'pause', ids: [id] })
    await theJobRuns(10)
    expect(await now()).toMatchObject({ seller_price_cents: 9_00, paused: true })
    await edit({ expiration_date: monthAhead(30).month })
    expect(await now()).toMatchObject({ seller_price_cents: 10_00, paused: true })
  })
})

describe('a file', () => {
  const file = (price: string, date = month) =>
    `UPC,Unit Asking Price,Expiration Date\n${UPC},${price},${date}`

  test('that says the price again that was set takes back no step', async () => {
    await edit(usual)
    await theJobRuns(10)
    const { expiration_date, ...schedule } = usual
    // As if ten days had gone by for everybody.
    await edit({
      ...schedule,
      price_schedule: [{ days: left + 1, percent: 10 }],
      off_market_days: null,
    })
    expect(await priceNow()).toBe(9_00)
    await importOf(seller, file('10.00'))
    expect(await now()).toMatchObject({
      seller_price_cents: 9_00,
      base_price_cents: 10_00,
      expiration_date,
    })
    await importOf(seller, file('9.50'))
    expect(await now()).toMatchObject({ seller_price_cents: 9_50, base_price_cents: 9_50 })
  })

  test('is worked out again with another date', async () => {
    await edit({ ...usual, price_schedule: [{ days: left + 1, percent: 10 }] })
    await importOf(seller, file('9.00', monthAhead(30).month))
    expect(await now()).toMatchObject({ seller_price_cents: 10_00 })
  })
})

test('a copy follows the same schedule, from the price that was set', async () => {
  await edit(usual)
  await theJobRuns(10)
  const { body } = await seller.post(`/products/${id}/duplicate`, {
    product: { upc: '614141000036' },
  })
  expect(body).toMatchObject({ ...usual, seller_price_cents: 10_00, price_steps: [] })
})
