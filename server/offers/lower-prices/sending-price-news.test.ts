import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { importOf } from '#server/imports/testing/import-of.ts'
import { followDueSchedules } from '#server/products/schedule/follow-due-schedules.ts'
import { dayOf, lastDayOf } from '#market/products/schedule/expiry-day.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { sendGatheredNews } from '../gathered/send-gathered-news.ts'
import { sendPriceNews } from './send-price-news.ts'

const site = siteForThisFile({ env: { WORKER_NOW: '0', WORKER_SOON: '0' } })
const terms = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'https://lotline.example',
}
const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE)
const theJobRuns = (minutes = 0) => sendPriceNews({ db: site.db, terms }, inMinutes(minutes))

type Shop = Awaited<ReturnType<typeof aShop>>

/** A seller with lots at $10.00, and a buyer who offers $9.00 for ten units of each, in one offer a lot. */
async function aShop({ lots = 1 } = {}) {
  const sellerUser = await aSeller(site.db, { name: 'Oak & Ivy' })
  const buyerUser = await aBuyer(site.db, { name: 'Corner Store' })
  const [seller, buyer] = [await site.as(sellerUser), await site.as(buyerUser)]
  const products: { id: number; upc: string }[] = []
  for (let at = 1; at <= lots; at += 1)
    products.push(
      await aListedProduct(site.db, {
        sellerId: sellerUser.id,
        name: `Mug ${at}`,
        units: 100,
        askingPrice: cents(1000),
      }),
    )
  const offers: { offerId: string; lineId: string }[] = []
  for (const { id } of products) offers.push(await offer(buyer, [id]))
  return { seller, buyer, sellerUser, buyerUser, products, offers, id: products[0]?.id ?? 0 }
}

async function offer(buyer: Caller, ids: readonly number[]) {
  const lines = ids.map((id) => ({ product_id: id, quantity: 10, unit_price: 900 }))
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: lines } })
  expect((await buyer.put(`/offers/${body.data.id}/submit`)).status).toBe(200)
  return { offerId: body.data.id as string, lineId: body.included[0].id as string }
}

const lower = ({ seller }: Shop, id: number, to: number) =>
  seller.put(`/products/${id}/figures`, { product: { seller_price_cents: to } })
const bells = async (who: Caller) =>
  (await who.get('/notifications')).body.notifications.map(({ title }: { title: string }) => title)
const mailsTo = ({ email }: { email: string }) =>
  site.db
    .selectFrom('mails')
    .select(['subject', 'bodyText'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute()

describe('a buyer with an offer above the new asking price', () => {
  test('is told once by bell and mail, of both prices, with the way to the offer', async () => {
    const shop = await aShop()
    const { seller, buyer, buyerUser, id, offers } = shop
    await lower(shop, id, 850)
    await Promise.all([theJobRuns(), theJobRuns()])
    const { offer_number: number } = (await buyer.get(`/offers/${offers[0]?.offerId}`)).body.data
      .attributes
    const title = `Oak & Ivy now asks $85.00, less than the $90.00 in ${number}`
    expect(await bells(buyer)).toEqual([title])
    const [mail, ...others] = await mailsTo(buyerUser)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Asking price now below your offer: $85.00, not $90.00 (${number})`)
    expect(mail?.bodyText).toContain('$90.00')
    expect(mail?.bodyText).toContain(`https://lotline.example/my_offers?offer=${number}`)
    expect(await bells(seller)).not.toContain(title)
    await theJobRuns(120)
    expect(await bells(buyer)).toHaveLength(1)
  })

  test('hears of it also when the seller’s counter waits for an answer', async () => {
    const shop = await aShop()
    const { seller, buyer, id, offers } = shop
    await seller.post(`/offers/${offers[0]?.offerId}/counter_offer`, {
      offer_products_attributes: [{ id: offers[0]?.lineId, unit_price: 950 }],
    })
    await lower(shop, id, 920)
    await theJobRuns()
    expect((await bells(buyer))[0]).toContain('now asks $92.00, less than the $95.00 in O-')
  })

  test('hears of each further fall, and of one that follows a rise', async () => {
    const shop = await aShop()
    const { buyer, id } = shop
    for (const [price, told] of [
      [850, 1],
      [800, 2],
      [1000, 2],
      [880, 3],
    ] as const) {
      await lower(shop, id, price)
      await theJobRuns()
      expect(await bells(buyer)).toHaveLength(told)
    }
  })
})

describe('nobody is told', () => {
  test('of a price that is still at or above the offer, nor of one that rises', async () => {
    const shop = await aShop()
    await lower(shop, shop.id, 900)
    await theJobRuns()
    await lower(shop, shop.id, 1200)
    await theJobRuns()
    expect(await bells(shop.buyer)).toEqual([])
  })

  test('of an offer that is over, or lies in the cart', async () => {
    const shop = await aShop({ lots: 2 })
    const { buyer, products, offers } = shop
    await buyer.post(`/offers/${offers[0]?.offerId}/withdraw`)
    await buyer.post('/offers', {
      offer: {
        offer_products_attributes: [{ product_id: products[0]?.id, quantity: 10, unit_price: 900 }],
      },
    })
    await lower(shop, products[0]?.id ?? 0, 500)
    await theJobRuns()
    expect(await bells(buyer)).toEqual([])
  })

  test('of a lot that is taken off the market', async () => {
    const shop = await aShop()
    await lower(shop, shop.id, 500)
    await site.db.updateTable('products').set({ paused: true }).where('id', '=', shop.id).execute()
    await theJobRuns()
    expect(await bells(shop.buyer)).toEqual([])
  })

  test('by mail who turned it off; the bell rings', async () => {
    const shop = await aShop()
    await shop.buyer.put('/mail_preferences', { muted: ['offer_price_lowered'] })
    await lower(shop, shop.id, 500)
    await theJobRuns()
    expect(await bells(shop.buyer)).toHaveLength(1)
    expect(await mailsTo(shop.buyerUser)).toEqual([])
  })
})

describe('a seller who lowers many prices', () => {
  test('at once is one bell and one mail to each buyer', async () => {
    const shop = await aShop({ lots: 30 })
    const { seller, buyer, buyerUser, products } = shop
    const ids = products.map(({ id }) => id)
    const done = await seller.post('/products/bulk', { action: 'price', ids, price_cents: 700 })
    expect(done.body).toMatchObject({ changed: 30 })
    await theJobRuns()
    expect(await bells(buyer)).toEqual(['30 changes to your offers by Oak & Ivy'])
    const [mail, ...others] = await mailsTo(buyerUser)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('30 changes to your offers by Oak & Ivy')
    expect(mail?.bodyText).toContain('Oak & Ivy now asks $70.00, less than the $90.00 in O-')
  })

  test('in one offer is one bell and one mail, with the sums of the lots that cost less', async () => {
    const shop = await aShop({ lots: 3 })
    const { buyer, seller, products, offers } = shop
    for (const { offerId } of offers) await buyer.post(`/offers/${offerId}/withdraw`)
    await offer(
      buyer,
      products.map(({ id }) => id),
    )
    const ids = products.slice(0, 2).map(({ id }) => id)
    await seller.post('/products/bulk', { action: 'price', ids, price_cents: 700 })
    await theJobRuns()
    expect(await bells(buyer)).toEqual([
      expect.stringContaining('Oak & Ivy now asks $140.00, less than the $180.00 in O-'),
    ])
  })

  test('one after the other is three of each, and the rest together within the hour', async () => {
    const shop = await aShop({ lots: 8 })
    const { buyer, buyerUser, products } = shop
    for (const [at, { id }] of products.entries()) {
      await lower(shop, id, 700)
      await theJobRuns(at)
    }
    expect(await bells(buyer)).toHaveLength(3)
    await sendGatheredNews({ db: site.db, terms }, inMinutes(70))
    expect((await bells(buyer))[0]).toBe('5 changes to your offers by Oak & Ivy')
    expect(await bells(buyer)).toHaveLength(4)
    expect(await mailsTo(buyerUser)).toHaveLength(4)
  })
})

const FRONT = '/photos/demo-headphones-front/800.webp'
const HEADER = 'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'

/** A month that ends in about eight, and how many days there are until then. */
function monthAhead() {
  const now = new Date()
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 8, 1))
  const month = `${String(first.getUTCMonth() + 1).padStart(2, '0')}/${first.getUTCFullYear()}`
  const left = (Date.parse(lastDayOf(month) ?? '') - Date.parse(dayOf(now))) / 86_400_000
  return { month, left }
}

type Way = { way: string; does: (shop: Shop) => Promise<unknown> }
const bulk = ({ seller, id }: Shop, act: object) =>
  seller.post('/products/bulk', { ids: [id], action: 'price', ...act })
const form = ({ seller, id, products }: Shop, product: object) =>
  seller.put(`/products/${id}`, { product: { upc: products[0]?.upc, name: 'Mug 1', ...product } })
const ways: Way[] = [
  { way: 'the form', does: (shop) => form(shop, { seller_price_cents: 800 }) },
  { way: 'the list', does: (shop) => lower(shop, shop.id, 800) },
  { way: 'a price for many lots', does: (shop) => bulk(shop, { price_cents: 800 }) },
  { way: 'percent off the price of many lots', does: (shop) => bulk(shop, { change_bps: -2000 }) },
  { way: 'percent off MSRP', does: (shop) => bulk(shop, { off_msrp_bps: 8000 }) },
  {
    way: 'a program',
    does: async ({ sellerUser, id }) =>
      (await site.asProgram(sellerUser)).put(`/products/${id}/figures`, {
        product: { seller_price_cents: 800 },
      }),
  },
  {
    way: 'an import',
    does: async ({ seller, products }) => {
      const row = [products[0]?.upc, 'Mug 1', FRONT, 40, 20, 8, 100]
      expect(await importOf(seller, `${HEADER}\n${row.join()}\n`)).toMatchObject({ issue_count: 0 })
    },
  },
  {
    way: 'a price schedule',
    does: async (shop) => {
      const { month, left } = monthAhead()
      const schedule = [{ days: left - 10, percent: 20 }]
      await form(shop, { expiration_date: month, price_schedule: schedule })
      await followDueSchedules({ db: site.db }, inMinutes(11 * 24 * 60))
    },
  },
]

test.each(ways)('a price lowered by $way is told', async ({ does }) => {
  const shop = await aShop()
  await does(shop)
  await theJobRuns()
  expect(await bells(shop.buyer)).toEqual([
    expect.stringContaining('now asks $80.00, less than the $90.00'),
  ])
})
