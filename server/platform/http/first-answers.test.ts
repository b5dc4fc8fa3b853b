import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pastOf } from '#server/dashboard/testing/a-past.ts'
import { aSession } from '#server/testing/a-session.ts'
import { blankBrowser } from '#server/testing/browser.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

const HOSTILE = '</script><script>alert(1)</script> %CSRF_TOKEN% $& \u2028'
const APP = '<meta content="%CSRF_TOKEN%"><body><div id="root"></div></body>'

let webFolder: string
let site: TestSite
let seller: Awaited<ReturnType<typeof aSeller>>
let lot: Awaited<ReturnType<typeof aListedProduct>>
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'lotline-test-web-'))
  await writeFile(join(webFolder, 'index.html'), APP)
  site = await startSite({ webFolder })
  seller = await aSeller(site.db)
  lot = await aListedProduct(site.db, { sellerId: seller.id, name: HOSTILE })
})
afterAll(async () => {
  await site.stop()
  await rm(webFolder, { recursive: true })
})

/** The page that somebody's browser gets, and the answers in it by the calls they belong to. */
async function open(path: string, token?: string) {
  const browser = blankBrowser(site.address)
  if (token) browser.cookies.set('bearer_token', token)
  const { status, headers, body } = await browser.send('GET', path, {
    headers: { Accept: 'text/html' },
  })
  const html = String(body)
  const json = /<script type="application\/json" id="carried">(.*)<\/script><\/body>/s.exec(
    html,
  )?.[1]
  const answers = Object.entries(json ? Object(JSON.parse(json)) : {})
  return {
    status,
    headers,
    html,
    calls: answers.map(([key]) => key.split(' ', 2).join(' ')),
    answerTo: (call: string) => Object(answers.find(([key]) => key.startsWith(call))?.[1]),
  }
}

const openAs = async (user: { userId: number }, path: string) =>
  open(path, (await aSession(site.db, user)).token)

const ME = 'GET /me'
const SEARCH = 'POST /marketplace/products/search'
const PRODUCT = 'GET /marketplace/products/:id'
const SIMILAR = 'GET /marketplace/products/:id/similar'
const SHOP = 'GET /marketplace/sellers/:seller_id'
const WATCHED = 'GET /watched_lots/ids'
const SHELF = 'GET /marketplace/products/top_sellers'
const SAVED = 'GET /saved_searches'
const NEWS = 'GET /notifications'
const AROUND = ['GET /offers/counts', 'GET /marketplace/purchase_orders/counts', NEWS]
const OFFERS = 'GET /offers'
const ORDERS = 'GET /marketplace/purchase_orders'
const ACTIVITY = 'GET /marketplace/sellers/activity'
const TERMS = 'GET /legal_pages/:name'
const APPLICATIONS = 'GET /admin/applications'
const APPROVALS = 'GET /admin/approvals'

describe('a page comes with what its screen asks first', () => {
  test('to a buyer', async () => {
    const buyer = await aBuyer(site.db)
    const productPage = `/all_products/${seller.id}/${lot.id}`
    const calls = async (path: string) => (await openAs(buyer, path)).calls
    expect(await calls('/all_products')).toEqual([
      ME,
      SEARCH,
      SHELF,
      SAVED,
      WATCHED,
      OFFERS,
      ...AROUND,
    ])
    expect(await calls('/all_products/search?query=boots')).toEqual([
      ME,
      SEARCH,
      WATCHED,
      OFFERS,
      ...AROUND,
    ])
    expect(await calls(productPage)).toEqual([
      ME,
      PRODUCT,
      SIMILAR,
      WATCHED,
      OFFERS,
      OFFERS,
      ORDERS,
      ...AROUND,
    ])
    expect(await calls(`/all_sellers/${seller.id}`)).toEqual([
      ME,
      SHOP,
      SAVED,
      WATCHED,
      OFFERS,
      ...AROUND,
    ])
    for (const path of ['/my_offers', '/cart'])
      expect(await calls(path)).toEqual([ME, OFFERS, ...AROUND])
    expect(await calls('/my_orders')).toEqual([ME, ORDERS, ...AROUND])
    expect(await calls('/questions')).toEqual([ME, 'GET /questions', ...AROUND])
    expect(await calls('/account')).toEqual([
      ME,
      'GET /mail_preferences',
      'GET /sessions',
      'GET /sign_ins',
      ...AROUND,
    ])
  })

  test('to a seller, its dashboard of the usual period', async () => {
    const overview = ['GET /marketplace/sellers/overview', 'GET /marketplace/sellers/overview/lots']
    expect((await openAs(seller, '/dashboard')).calls).toEqual([
      ME,
      ...overview,
      ACTIVITY,
      ...AROUND,
    ])
    const weeks = await openAs(seller, '/dashboard?weeks=4')
    expect(weeks.calls).toEqual([ME, ACTIVITY, ...AROUND])
  })

  test('to a trader with more offers than come with a page, those that can still change', async () => {
    const busy = await aSeller(site.db)
    const past = pastOf(site.db, busy)
    for (let count = 0; count <= 100; count++)
      await past.offer(
        { act: 'submit', at: '2026-11-01T12:00:00Z' },
        { act: 'reject', at: '2026-11-02T12:00:00Z' },
      )
    await past.offer({ act: 'submit', at: '2026-11-03T12:00:00Z' })
    const page = await openAs(busy, '/my_offers')
    expect(page.calls).toEqual([ME, OFFERS, ...AROUND])
    const offers = page.answerTo(`${OFFERS} [null,{"live":true`)
    expect(offers).toMatchObject({ meta: { total_count: 1, total_pages: 1 } })
    expect((await openAs(busy, '/dashboard/manage_orders')).calls).toEqual([ME, ORDERS, ...AROUND])
    // Of more live offers than come with a page the browser reads all pages, so none comes in vain.
    for (let count = 0; count < 100; count++)
      await past.offer({ act: 'submit', at: '2026-11-03T12:00:00Z' })
    expect((await openAs(busy, '/my_offers')).calls).toEqual([ME, ...AROUND])
  })

  test('in the words of the calls themselves, filtered as the address says', async () => {
    const buyer = await aBuyer(site.db)
    const caller = await site.as(buyer)
    const page = await openAs(buyer, '/all_products/search?query=nothing-like-it')
    expect(page.answerTo(ME)).toEqual((await caller.get('/me')).body)
    expect(page.answerTo(SEARCH)).toMatchObject({ count: 0, products: [] })
    const all = await openAs(buyer, '/all_products')
    const search = await caller.post('/marketplace/products/search', { facets: true })
    expect(all.answerTo(SEARCH)).toEqual(search.body)
    expect(all.headers.get('Cache-Control')).toBe('no-store')
  })

  test('and without what its reader would be refused', async () => {
    const staff = await anAdministrator(site.db)
    expect((await openAs(staff, '/all_products')).calls).toEqual([
      ME,
      SEARCH,
      SHELF,
      NEWS,
      APPLICATIONS,
      APPROVALS,
    ])
    const shop = await openAs(seller, `/all_sellers/${seller.id}`)
    expect(shop.calls).toEqual([ME, SHOP, ...AROUND])
    const other = await aSeller(site.db)
    const elsewhere = await openAs(other, `/all_products/${seller.id}/${lot.id}`)
    expect(elsewhere.calls).toEqual([ME, ...AROUND])
    expect(elsewhere.html).not.toContain('alert(1)')
  })
})

test('an order comes with its page, which says itself once it is on view', async () => {
  const { buyer, buyerUser, offerId, ...deal } = await aDeal(site)
  const accepted = await deal.seller.put(`/offers/${offerId}/accept`)
  const id = accepted.body.data.attributes.purchase_order_id
  const unread = async () => (await buyer.get('/notifications')).body.unread_count
  const before = await unread()
  expect(before).toBeGreaterThan(0)
  const page = await openAs(buyerUser, `/my_orders/${id}`)
  expect(page.answerTo(`${ORDERS}/:id`).data.id).toBe(String(id))
  expect(await unread()).toBe(before)
})

test('a visitor gets the answers of a page for everybody, and no more', async () => {
  expect((await open('/terms')).calls).toEqual([TERMS])
  expect((await open('/terms', 'a token that never was')).calls).toEqual([])
})

test('a list is answered as its address narrows it, to who may read it', async () => {
  const [staff, support] = [
    await anAdministrator(site.db),
    await anAdministrator(site.db, { role: 'support' }),
  ]
  const address = `/admin/sellers?search=${encodeURIComponent('nobody of this name')}`
  const caller = await site.as(staff)
  const sellers = await caller.get(`${address}&per_page=50`)
  expect(sellers.body.data).toEqual([])
  expect((await openAs(staff, address)).answerTo('GET /admin/sellers')).toEqual(sellers.body)
  const answersTo = async (user: { userId: number }, path: string) =>
    (await openAs(user, path)).calls
  expect(await answersTo(staff, '/admin/approvals')).toContain(APPROVALS)
  expect(await answersTo(support, '/admin/applications')).not.toContain(APPROVALS)
  expect(await answersTo(seller, '/dashboard/invoices')).toContain('GET /dashboard/invoices')
})

describe('a page comes without answers', () => {
  test('to a visitor, if it does not open for visitors', async () => {
    expect((await open('/all_products')).calls).toEqual([])
  })

  test('to a browser whose session is over', async () => {
    const { status, calls } = await open('/all_products', 'a token that never was')
    expect({ status, calls }).toEqual({ status: 200, calls: [] })
  })

  test.each(['/all_products/1/no-id', '/all_products/1/99999999', '/all_sellers/%ff'])(
    'that there are none of: %s',
    async (path) => {
      const { calls } = await openAs(await aBuyer(site.db), path)
      expect(calls.filter((call) => call === PRODUCT || call === SHOP)).toEqual([])
    },
  )
})

test('a hostile name stays text: it ends no script, and nothing of the page is filled in', async () => {
  const page = await openAs(await aBuyer(site.db), `/all_products/${seller.id}/${lot.id}`)
  expect(page.answerTo(PRODUCT)).toHaveProperty('name', HOSTILE)
  expect(page.html.match(/<\/?script/g)).toEqual(['<script', '</script'])
})
