import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_MESSAGE_CHARACTERS } from '#market/messages/message.ts'
import { cents, type Cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { termsOfProduct } from '#server/testing/resale.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { countMoves, movedOn } from './support/count-moves.ts'
import { openMarket } from './support/market.ts'
import { SHIP_TO } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'
import { settled } from './support/settled.ts'

const HOSTILE = 'Lamp</title></script><script>alert(1)</script>'
const ASKING = cents(5_00)
const BELOW = cents(4_50)
const MORE_THAN_A_PAGE = 61
const DEVICES = [
  { on: 'a desk', device: { width: 1280, height: 900 } },
  { on: 'a phone', device: { width: 375, height: 812, hasTouch: true } },
]

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let lot: { id: number; sellerId: number }
let pages: { at: string; title: string; words: string }[]

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  lot = await aListedProduct(market.site.db, {
    sellerId: market.seller.id,
    name: 'Brass lantern',
    description: 'Of solid brass.',
  })
  const { id } = await aListedProduct(market.site.db, { sellerId: market.seller.id, name: HOSTILE })
  await termsOfProduct(market.site.db, id, { blocked_states: ['OH', 'IA', 'UT'] })
  const order = await anOrderAndACart()
  pages = [
    { at: '/', title: 'Home · Lotline', words: 'New for your searches' },
    { at: '/all_products', title: 'All Products · Lotline', words: 'Brass lantern' },
    { at: '/all_products/search?query=lantern', title: 'All Products', words: 'Showing 1 result' },
    { at: `/all_products/${lot.sellerId}/${lot.id}`, title: 'Brass lantern', words: 'Your offer' },
    { at: `/all_sellers/${lot.sellerId}`, title: 'Harrow &amp; Pine', words: 'Notify me of new' },
    { at: '/cart', title: 'Cart · Lotline', words: 'Each seller gets one offer' },
    { at: '/my_offers', title: 'My Offers · Lotline', words: 'O-10002' },
    { at: '/my_orders', title: 'My Orders · Lotline', words: 'PO-10001' },
    { at: `/my_orders/${order}`, title: 'PO-10001 · Lotline', words: 'Purchase order (PDF)' },
    { at: '/ship_to_addresses', title: 'Ship-to addresses · Lotline', words: SHIP_TO.city },
    { at: '/account', title: 'Account · Lotline', words: 'signs out all other' },
  ]
})
afterAll(async () => {
  await browser.close()
  await market.site.stop()
})

/** The buyer has bought a lot, offered for one of each of two sellers, and has offers to both in its cart. */
async function anOrderAndACart() {
  const { site, seller } = market
  const buyer = await site.as(market.buyer)
  await buyer.put('/profile', { profile: { ship_to: SHIP_TO } })
  const offerAt = async (price: Cents, lotOf: { sellerId?: number }) => {
    const { id } = await aListedProduct(site.db, { ...lotOf, askingPrice: ASKING })
    const line = { product_id: id, quantity: 10, unit_price: price }
    const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
    return String(body.data.id)
  }
  await buyer.put(`/offers/${await offerAt(ASKING, { sellerId: seller.id })}/accept`)
  await buyer.put(`/offers/${await offerAt(BELOW, { sellerId: seller.id })}/submit`)
  await buyer.put(`/offers/${await offerAt(BELOW, {})}/submit`)
  await offerAt(BELOW, { sellerId: seller.id })
  await offerAt(BELOW, {})
  const { body } = await buyer.get('/marketplace/purchase_orders?page=1&per_page=1')
  return String(body.data[0].id)
}

async function aBuyerAt(device = DEVICES[0]?.device) {
  const buyer = await aPersonAt(browser, {
    address: market.site.address,
    ...(device && { device }),
  })
  await signIn(buyer, 'buyer@example.com')
  return buyer
}

const read = async ({ page }: Person, address: string) => {
  const answer = await page.context().request.get(address, { headers: { Accept: 'text/html' } })
  return answer.text()
}

/** Holds the scripts of the app back until the test lets them through. */
async function holdScripts({ page }: Person) {
  const { promise: wanted, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await wanted
    await route.continue()
  })
  return letGo
}

const takenOver = ({ page }: Person) =>
  page.locator('#root[data-page]').waitFor({ state: 'detached' })

/** A browser leaves out keys that are pressed before it has painted. */
const painted = ({ page }: Person) =>
  page.waitForFunction(
    () =>
      Reflect.has(globalThis, 'early') &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  )

/** Notes which of the browser's tables of languages a page makes: a phone reads each for a tenth of a second. */
const noteTables = ({ page }: Person) =>
  page.addInitScript(() => {
    const made: string[] = []
    Reflect.set(globalThis, 'made', made)
    for (const name of [
      'DateTimeFormat',
      'NumberFormat',
      'PluralRules',
      'ListFormat',
      'Collator',
    ] as const)
      Reflect.set(
        Intl,
        name,
        new Proxy(Intl[name], {
          construct(format, given) {
            made.push(name)
            return Reflect.construct(format, given)
          },
        }),
      )
    for (const { prototype } of [Number, Date])
      prototype.toLocaleString = function toLocaleString() {
        made.push('toLocaleString')
        return String(this)
      }
    for (const { prototype } of [String])
      prototype.localeCompare = function localeCompare(other) {
        made.push('localeCompare')
        return this < other ? -1 : Number(this > other)
      }
  })

async function expectNoTables({ page }: Person, at: string) {
  await settled(page)
  const made = await page.evaluate((): string[] => Reflect.get(globalThis, 'made'))
  // Days of an order are those of the market, whose time zone is asked around its midnight.
  const isAsked = /orders/.test(at) && [3, 4, 5].includes(new Date().getUTCHours())
  const others = isAsked ? made.filter((name) => name !== 'DateTimeFormat') : made
  expect(others, at).toEqual([])
}

/** A page comes with these words, and the browser keeps what it was sent as it stands. */
async function expectTakenOver(person: Person, { at, title, words }: (typeof pages)[number]) {
  const { page } = person
  const html = await read(person, at)
  expect(html).toContain(`<title>${title}`)
  expect(html).toContain(words)
  expect(html, 'nothing is left to be filled in').not.toMatch(/%[A-Z_]+%/)
  expect(html).not.toContain('<script>alert')
  const letGo = await holdScripts(person)
  await page.goto(at, { waitUntil: 'commit' })
  const heading = page.locator('h1')
  await heading.waitFor({ state: 'attached' })
  const before = await heading.elementHandle()
  letGo()
  await takenOver(person)
  await page.getByText(words).first().waitFor()
  expect(await before?.evaluate((element) => element.isConnected), 'drawn once').toBe(true)
  expect(await movedOn(person), at).toBeLessThan(0.01)
}

describe.each(DEVICES)('on $on', ({ device }) => {
  test('pages come with their content, and are taken over as they stand, without tables of languages', async () => {
    const buyer = await aBuyerAt(device)
    await countMoves(buyer)
    await noteTables(buyer)
    for (const each of pages) {
      await expectTakenOver(buyer, each)
      await expectNoTables(buyer, each.at)
    }
    buyer.sawNoProblem()
    await buyer.leave()
  })
})

test('a long message that was being written is there again after a reload', async () => {
  const buyer = await aBuyerAt()
  const { page } = buyer
  const text = 'x'.repeat(MAX_MESSAGE_CHARACTERS - 10)
  const field = page.getByLabel('Message to Harrow & Pine').first()
  await page.goto('/my_offers?offer=O-10002')
  await field.fill(text)
  await page.reload()
  await page.getByText('10 left').waitFor()
  expect(await field.inputValue()).toBe(text)
  buyer.sawNoProblem()
  await buyer.leave()
})

test.each(DEVICES)('so do those of a seller on $on', async ({ device }) => {
  const seller = await aPersonAt(browser, { address: market.site.address, device })
  await signIn(seller, 'seller@example.com')
  await countMoves(seller)
  await noteTables(seller)
  const expectTakenOverAt = async (each: (typeof pages)[number]) => {
    await expectTakenOver(seller, each)
    await expectNoTables(seller, each.at)
  }
  for (const each of pages.filter(({ at }) => /^[/]my_(offers|orders)/.test(at)))
    await expectTakenOverAt(each)
  const orders = { at: '/dashboard/manage_orders', title: 'Manage Orders · Lotline' }
  await expectTakenOverAt({ ...orders, words: 'PO-10001' })
  const products = { at: '/dashboard/manage_products', title: 'Manage Products · Lotline' }
  await expectTakenOverAt({ ...products, words: 'Brass lantern' })
  const words = '1 offer to answer'
  const asked: string[] = []
  seller.page.on('request', (request) => {
    if (request.url().includes('/sellers/overview')) asked.push(request.url())
  })
  await expectTakenOverAt({ at: '/dashboard', title: 'My Dashboard · Lotline', words })
  await settled(seller.page)
  expect(asked, 'it has come with the page').toEqual([])
  // What was due may be done by the time of the return.
  await seller.page.getByRole('link', { name: 'Answer offers' }).click()
  await seller.page.getByRole('heading', { name: 'My Offers' }).waitFor()
  await seller.page.goBack()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  seller.sawNoProblem()
  await seller.leave()
})

test('what is pressed and typed before the scripts have come is done once they have', async () => {
  const buyer = await aBuyerAt()
  const { page } = buyer
  const letGo = await holdScripts(buyer)
  await page.goto('/all_products', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Compare Brass lantern' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('lant')
  await page.getByRole('searchbox', { name: 'Search' }).fill('lantern')
  letGo()
  await page.waitForURL('**/all_products/search?query=lantern')
  await page.getByRole('region', { name: 'Lots to compare' }).getByText('1 of 10 lots').waitFor()
  buyer.sawNoProblem()
  await buyer.leave()
})

test('a key that is pressed before the scripts have come is heard once they have, and the link to the results keeps the focus', async () => {
  const buyer = await aBuyerAt()
  const { page } = buyer
  const letGo = await holdScripts(buyer)
  await page.goto('/all_products', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Brass lantern' }).first().waitFor()
  await painted(buyer)
  await page.keyboard.press('Control+k')
  letGo()
  await page.getByRole('dialog').waitFor()
  await page.unroute('**/assets/*.js')

  const skip = page.getByRole('link', { name: 'Skip to results' })
  const letGoOn = await holdScripts(buyer)
  await page.goto('/account', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => skip.count()).toBe(0)
  await page.goto('/my_offers', { waitUntil: 'commit' })
  await page.locator('[data-results]').first().waitFor()
  await painted(buyer)
  await page.keyboard.press('Tab')
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
  letGoOn()
  await takenOver(buyer)
  await settled(page)
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  buyer.sawNoProblem()
  await buyer.leave()
})

test('a form that is sent before the scripts have come is sent once they have', async () => {
  const buyer = await aBuyerAt()
  const { page } = buyer
  const letGo = await holdScripts(buyer)
  await page.goto(`/all_products/${lot.sellerId}/${lot.id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  letGo()
  await page.getByRole('link', { name: 'View in Cart' }).first().waitFor()
  buyer.sawNoProblem()
  await buyer.leave()
})

test('a file that is chosen before the scripts have come is read once they have, and one that is dropped opens nowhere', async () => {
  const seller = await aPersonAt(browser, { address: market.site.address })
  await signIn(seller, 'seller@example.com')
  const { page } = seller
  const letGo = await holdScripts(seller)
  await page.goto('/dashboard/csv_import', { waitUntil: 'commit' })
  const field = page.locator('input[type=file]').first()
  await field.waitFor({ state: 'attached' })
  const isRefused = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['UPC'], 'lots.csv'))
    const drag = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
    document.body.dispatchEvent(drag)
    return drag.defaultPrevented
  })
  expect(isRefused).toBe(true)
  const buffer = Buffer.from('UPC,Product Name\n012345678905,Enamel mug\n')
  await field.setInputFiles({ name: 'lots.csv', mimeType: 'text/csv', buffer })
  letGo()
  await page.getByText('lots.csv').first().waitFor()
  seller.sawNoProblem()
  await seller.leave()
})

test('what only this browser knows of stands in its place, and nothing moves for it', async () => {
  const buyer = await aBuyerAt()
  const { page } = buyer
  await page.goto(`/all_products/${lot.sellerId}/${lot.id}`)
  await page.goto('/all_products')
  await page.getByRole('button', { name: 'List' }).click()
  const letGo = await holdScripts(buyer)
  await page.reload({ waitUntil: 'commit' })
  const products = page.getByRole('list', { name: 'Products' })
  await products.waitFor()
  const top = async () => Math.round((await products.boundingBox())?.y ?? 0)
  const before = await top()
  letGo()
  await page.getByRole('heading', { name: 'Recently viewed' }).waitFor()
  expect(await top()).toBe(before)
  expect(await page.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Grid' }).click()
  buyer.sawNoProblem()
  await buyer.leave()
})

test('times are those of the reader, wherever the server is', async () => {
  const buyer = await aBuyerAt()
  const { page } = buyer
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' })
  await page.goto(`/all_products/${lot.sellerId}/${lot.id}`)
  const listed = page.locator('time').first()
  await settled(page)
  await listed.hover()
  await expect.poll(() => listed.getAttribute('title')).toContain('GMT+9')
  buyer.sawNoProblem()
  await buyer.leave()
})

test("a buyer's home comes with what it asks first", async () => {
  const buyer = await aBuyerAt()
  const { page } = buyer
  const asked: string[] = []
  page.on('request', (request) => {
    if (/saved_searches|watched_lots/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'New for your searches' }).waitFor()
  await settled(page)
  expect(asked).toEqual([])
  buyer.sawNoProblem()
  await buyer.leave()
})

test('a list of own products asks for its second page only when the seller comes near it', async () => {
  for (let count = 0; count < MORE_THAN_A_PAGE; count += 1)
    await aListedProduct(market.site.db, { sellerId: market.seller.id })
  const seller = await aPersonAt(browser, { address: market.site.address })
  await signIn(seller, 'seller@example.com')
  const { page } = seller
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('page=2')) asked.push(request.url())
  })
  await page.goto('/dashboard/manage_products')
  await takenOver(seller)
  await settled(page)
  expect(asked).toEqual([])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBe(1)
  seller.sawNoProblem()
  await seller.leave()
})

test('a page that is not theirs comes to nobody', async () => {
  const buyer = await aBuyerAt()
  expect(await read(buyer, `/all_products/${lot.sellerId}/${lot.id}`)).toContain('Brass lantern')
  const missing = await read(buyer, `/all_products/${lot.sellerId}/999999`)
  expect(missing, 'not the name of the page before').toContain('<title>Lotline</title>')
  await buyer.leave()
  const visitor = await aPersonAt(browser, { address: market.site.address })
  expect(await read(visitor, '/all_products')).toContain('<div id="root"></div>')
  await visitor.leave()
})
