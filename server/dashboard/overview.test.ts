import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Period } from '#market/dashboard/weeks.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { readOverview } from './read-overview.ts'
import { pastOf } from './testing/a-past.ts'
import { viewsOfShop } from './views-of-shop.ts'

// The last week told begins on November 16, the twelve on August 31, those before on June 8.
const NOW = new Date('2026-11-22T15:00:00Z')
const PATH = '/marketplace/sellers/overview'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let seller: Awaited<ReturnType<typeof aSeller>>
let past: ReturnType<typeof pastOf>
beforeEach(async () => {
  seller = await aSeller(site.db)
  past = pastOf(site.db, seller)
})

const viewer = (): SellerViewer => ({
  party: 'seller',
  sellerId: seller.id,
  userId: seller.userId,
  sessionId: '',
  status: 'onboarded',
  hasPassword: true,
  addressProven: true,
  hasDescription: true,
})
const atThatTime = (period?: Period) =>
  readOverview(site.db, viewer(), { now: NOW, ...(period && { period }) })
const weekly = async (figure: 'views' | 'offers' | 'orders' | 'sold_net_cents') =>
  Object.fromEntries(
    (await atThatTime()).weeks
      .filter((week) => week[figure] !== 0)
      .map((week) => [week.starts_on, week[figure]]),
  )

test('a new seller finds nothing due, and 24 weeks in which nothing happened', async () => {
  const { status, body } = await (await site.as(seller)).get(PATH)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    due: {
      offers: { count: 0, total_cents: 0, first_closes_at: null },
      orders: { count: 0, po_numbers: [], first_paid_at: null },
      provisional_count: 0,
      expiring_count: 0,
      claims: { count: 0, order_id: null, answer_by: null },
      question_count: 0,
    },
    offers_ended: { now: { count: 0, accepted: 0 }, before: { count: 0, accepted: 0 } },
    most_viewed: [],
  })
  expect(body.weeks).toHaveLength(24)
  for (const week of body.weeks)
    expect(week).toMatchObject({ views: 0, offers: 0, orders: 0, sold_net_cents: 0 })
})

describe('what is due', () => {
  const due = async () => (await (await site.as(seller)).get(PATH)).body.due

  test('are the offers to answer, with their sum and the first deadline', async () => {
    const deals = [await aDeal(site, { quantity: 10, price: 800 }), await aDeal(site)]
    await site.db
      .updateTable('offers')
      .set({ sellerId: seller.id })
      .where(
        'id',
        'in',
        deals.map(({ offerId }) => Number(offerId)),
      )
      .execute()
    const soon = '2027-03-01T09:00:00.000Z'
    await site.db
      .updateTable('offers')
      .set({ turnExpiresAt: new Date(soon) })
      .where('id', '=', Number(deals[1]?.offerId))
      .execute()
    await sql`update offers set turn_expires_at = '2027-03-02' where id = ${deals[0]?.offerId}`.execute(
      site.db,
    )
    await past.offer({ act: 'submit', at: '2026-11-20T09:00:00Z' })
    expect((await due()).offers).toEqual({ count: 2, total_cents: 160_00, first_closes_at: soon })
  })

  test('are the orders to ship, those paid first before the others', async () => {
    const toShip = { total: 100_00, fee: 10_00, status: 'awaiting_shipment' as const }
    for (const day of ['03', '01', '02'])
      await past.order({ ...toShip, paidAt: `2026-11-${day}T09:00:00Z` })
    await past.order({ ...toShip, status: 'shipped', paidAt: '2026-10-01T09:00:00Z' })
    const numbers = await site.db
      .selectFrom('purchaseOrders')
      .select('number')
      .where('sellerId', '=', seller.id)
      .where('status', '=', 'awaiting_shipment')
      .orderBy('paidAt')
      .execute()
    expect((await due()).orders).toEqual({
      count: 3,
      po_numbers: numbers.slice(0, 2).map(({ number }) => `PO-${number}`),
      first_paid_at: '2026-11-01T09:00:00.000Z',
    })
  })

  test('are the products to fix and those that expire soon or have expired', async () => {
    await aListedProduct(site.db, { sellerId: seller.id, provisional: true })
    const lots = [0, 0, 0].map(() => aListedProduct(site.db, { sellerId: seller.id }))
    for (const [at, month] of [
      [0, '01/2020'],
      [1, '01/2099'],
    ] as const)
      await site.db
        .updateTable('products')
        .set({ expirationDate: month })
        .where('id', '=', (await lots[at])?.id ?? 0)
        .execute()
    const { body } = await (await site.as(seller)).get('/products?state=expiring')
    expect(await due()).toMatchObject({
      provisional_count: 1,
      expiring_count: body.meta.total_count,
    })
    expect(body.meta.total_count).toBe(1)
  })

  test('are the questions that wait for an answer', async () => {
    const before = (await due()).question_count
    const lot = await aListedProduct(site.db, { sellerId: seller.id })
    const buyer = await site.as(await aBuyer(site.db))
    const asked = await buyer.post(`/products/${lot.id}/question`, { text: 'Is it boxed?' })
    expect((await due()).question_count).toBe(before + 1)
    const answer = { text: 'Yes.' }
    await (await site.as(seller)).post(`/questions/${asked.body.question_id}/messages`, answer)
    expect((await due()).question_count).toBe(before)
  })
})

describe('the weeks', () => {
  test('count buyers’ views of the storefront and of its lots, in days of UTC', async () => {
    const buyer = await aBuyer(site.db)
    const shop = `/all_sellers/${seller.id}`
    const lot = `/all_products/${seller.id}/7`
    await past.view(buyer.userId, shop, '2026-11-16T00:00:00Z')
    await past.view(buyer.userId, lot, '2026-11-22T14:59:00Z')
    await past.view(buyer.userId, lot, '2026-11-15T23:59:59Z')
    await past.view(buyer.userId, shop, '2026-06-08T00:00:00Z')
    await past.view(buyer.userId, shop, '2026-06-07T23:59:59Z')
    expect(await weekly('views')).toEqual({
      '2026-11-16': 2,
      '2026-11-09': 1,
      '2026-06-08': 1,
    })
  })

  test('count no views of the seller, of staff, of visitors, nor of other pages', async () => {
    const [buyer, staff] = [await aBuyer(site.db), await anAdministrator(site.db)]
    const at = '2026-11-20T09:00:00Z'
    for (const userId of [seller.userId, staff.userId, null])
      await past.view(userId, `/all_sellers/${seller.id}`, at)
    for (const path of [
      `/all_sellers/${seller.id}0`,
      `/all_products/${seller.id + 1}/${seller.id}`,
      `/my_orders/${seller.id}`,
      `/all_products/filter/${seller.id}`,
    ])
      await past.view(buyer.userId, path, at)
    expect(await weekly('views')).toEqual({})
  })

  test('count the offers received when they were sent, not when they were countered', async () => {
    await past.offer(
      { act: 'submit', at: '2026-11-08T09:00:00Z' },
      { act: 'counter', at: '2026-11-20T09:00:00Z' },
    )
    await past.offer({ act: 'submit', at: '2026-11-09T00:00:00Z' })
    expect(await weekly('offers')).toEqual({ '2026-11-02': 1, '2026-11-09': 1 })
  })

  test('sum up what was paid, after the fee, without what was canceled', async () => {
    await past.order({ paidAt: '2026-11-17T09:00:00Z', total: 100_00, fee: 10_00 })
    await past.order({ paidAt: '2026-11-18T09:00:00Z', total: 50_05, fee: 5_01 })
    await past.order({
      paidAt: '2026-11-18T09:00:00Z',
      total: 70_00,
      fee: 7_00,
      status: 'canceled',
    })
    await past.order({
      paidAt: null,
      total: 70_00,
      fee: 7_00,
      status: 'awaiting_initial_payment',
    })
    expect(await weekly('sold_net_cents')).toEqual({ '2026-11-16': 135_04 })
    expect(await weekly('orders')).toEqual({ '2026-11-16': 2 })
  })

  test('are those of this seller alone', async () => {
    const other = pastOf(site.db, await aSeller(site.db))
    await other.order({ paidAt: '2026-11-17T09:00:00Z', total: 100_00, fee: 10_00 })
    await other.offer({ act: 'submit', at: '2026-11-09T00:00:00Z' })
    for (const figure of ['offers', 'sold_net_cents'] as const)
      expect(await weekly(figure)).toEqual({})
  })
})

test('the offers that ended are counted by period, what was bought at once is no offer', async () => {
  const sent = { act: 'submit', at: '2026-06-20T09:00:00Z' } as const
  await past.offer(sent, { act: 'accept', at: '2026-11-20T09:00:00Z' })
  await past.offer(sent, { act: 'reject', at: '2026-08-31T00:00:00Z' })
  await past.offer(sent, { act: 'accept', at: '2026-08-30T23:59:59Z' })
  await past.offer(sent, { act: 'counter', at: '2026-11-20T09:00:00Z' })
  await past.offer({ act: 'accept', at: '2026-11-20T09:00:00Z' })
  expect((await atThatTime()).offers_ended).toEqual({
    now: { count: 2, accepted: 1 },
    before: { count: 1, accepted: 1 },
  })
})

describe('the most viewed lots', () => {
  test('are those of the last week, the most viewed first, none that is gone', async () => {
    const buyer = await aBuyer(site.db)
    const lots = []
    for (const name of ['Mug', 'Lamp', 'Gone'])
      lots.push(await aListedProduct(site.db, { sellerId: seller.id, name }))
    const look = async (times: number, lot: { id: number } | undefined, at: string) => {
      for (let time = 0; time < times; time++)
        await past.view(buyer.userId, `/all_products/${seller.id}/${lot?.id}`, at)
    }
    await look(1, lots[0], '2026-11-20T09:00:00Z')
    await look(5, lots[0], '2026-11-15T09:00:00Z')
    await look(2, lots[1], '2026-11-21T09:00:00Z')
    await look(3, lots[2], '2026-11-21T09:00:00Z')
    await site.db
      .updateTable('products')
      .set({ deletedAt: NOW })
      .where('id', '=', lots[2]?.id ?? 0)
      .execute()
    expect((await atThatTime()).most_viewed).toMatchObject([
      { name: 'Lamp', views: 2, seller_price_cents: 10_00, percent_off_msrp: 75 },
      { name: 'Mug', views: 1 },
    ])
  })
})

test('views of a shop are found by an index, however many there are', async () => {
  await sql`
    insert into page_views (at, path)
    select now() - n * interval '1 minute', '/all_products/' || n % 50 || '/' || n % 997
    from generate_series(1, 5000) n`.execute(site.db)
  await sql`analyze page_views`.execute(site.database.asOwner)
  const { rows } = await sql<Record<string, string>>`
    explain select count(*) from ${viewsOfShop(viewer(), new Date(0))}`.execute(site.db)
  expect(JSON.stringify(rows)).toContain('page_views_of_shops')
})

describe('another period', () => {
  test('of a week is told by its days, of a year by its weeks', async () => {
    const lot = await aListedProduct(site.db, { sellerId: seller.id })
    const buyer = await aBuyer(site.db)
    const path = `/all_products/${seller.id}/${lot.id}`
    for (const at of ['2026-11-22T01:00:00Z', '2026-11-16T01:00:00Z', '2026-11-12T01:00:00Z'])
      await past.view(buyer.userId, path, at)
    await past.view(buyer.userId, path, '2025-12-01T01:00:00Z')
    const viewed = async (period: Period) =>
      (await atThatTime(period)).weeks.flatMap(({ starts_on: day, views }) =>
        views > 0 ? [`${day}: ${views}`] : [],
      )
    expect(await viewed('1')).toEqual(['2026-11-12: 1', '2026-11-16: 1', '2026-11-22: 1'])
    expect((await atThatTime('1')).weeks).toHaveLength(14)
    expect(await viewed('4')).toEqual(['2026-11-09: 1', '2026-11-16: 2'])
    expect(await viewed('52')).toEqual(['2025-12-01: 1', '2026-11-09: 1', '2026-11-16: 2'])
    expect((await atThatTime('52')).most_viewed).toMatchObject([{ id: lot.id, views: 2 }])
  })

  test('is asked for by its weeks', async () => {
    const caller = await site.as(seller)
    expect((await caller.get(`${PATH}?weeks=4`)).body.weeks).toHaveLength(8)
    expect((await caller.get(`${PATH}?weeks=5`)).status).toBe(422)
  })
})

describe('the figures of each lot', () => {
  test('are its views, offers, sales and answers within the period', async () => {
    const { offerId, product, sellerUser, buyerUser, seller: caller } = await aDeal(site)
    expect((await caller.put(`/offers/${offerId}/accept`)).status).toBe(200)
    const lots = async (weeks: string) =>
      (await caller.get(`${PATH}/lots?weeks=${weeks}`)).body.lots
    const path = `/all_products/${sellerUser.id}/${product.id}`
    await pastOf(site.db, sellerUser).view(buyerUser.userId, path, new Date().toISOString())
    const [lot, ...others] = await lots('1')
    expect(others).toEqual([])
    expect(lot).toMatchObject({ id: product.id, views: 1, offers: 1, listed: true })
    expect(lot.answer_hours).toBeGreaterThanOrEqual(0)
    expect(lot).toMatchObject({ units_sold: 0, sold_net_cents: 0 })
    await site.db
      .updateTable('purchaseOrders')
      .set({ paidAt: new Date(Date.now() - 10 * 86_400_000) })
      .where('offerId', '=', Number(offerId))
      .execute()
    expect((await lots('1'))[0].units_sold).toBe(0)
    const [sold] = await lots('4')
    expect(sold.units_sold).toBeGreaterThan(0)
    expect(sold.sold_net_cents).toBeGreaterThan(0)
  })

  test('leave out lots to which nothing happened, and those of others', async () => {
    await aListedProduct(site.db, { sellerId: seller.id })
    const { body } = await (await site.as(seller)).get(`${PATH}/lots`)
    expect(body).toEqual({ lots: [] })
  })
})
