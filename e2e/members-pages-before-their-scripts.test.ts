import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const HOSTILE = 'Lamp</title></script><script>alert(1)</script>'
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
  await aListedProduct(market.site.db, { sellerId: market.seller.id, name: HOSTILE })
  pages = [
    { at: '/all_products', title: 'All Products · Lotline', words: 'Brass lantern' },
    { at: '/all_products/search?query=lantern', title: 'All Products', words: 'Showing 1 result' },
    { at: `/all_products/${lot.sellerId}/${lot.id}`, title: 'Brass lantern', words: 'Your offer' },
    { at: `/all_sellers/${lot.sellerId}`, title: 'Harrow &amp; Pine', words: 'Notify me of new' },
    { at: '/my_offers', title: 'My Offers · Lotline', words: 'Getting started' },
  ]
})
afterAll(async () => {
  await browser.close()
  await market.site.stop()
})

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

describe.each(DEVICES)('on $on', ({ device }) => {
  test('pages come with their content, and are taken over as they stand', async () => {
    const buyer = await aBuyerAt(device)
    const { page } = buyer
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'moved', 0)
      const add = (by: number) =>
        Reflect.set(globalThis, 'moved', Reflect.get(globalThis, 'moved') + by)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) add(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const { at, title, words } of pages) {
      const html = await read(buyer, at)
      expect(html).toContain(`<title>${title}`)
      if (words !== 'Getting started') expect(html).toContain(words)
      expect(html, 'nothing is left to be filled in').not.toMatch(/%[A-Z_]+%/)
      expect(html).not.toContain('<script>alert')
      const letGo = await holdScripts(buyer)
      await page.goto(at, { waitUntil: 'commit' })
      const heading = page.locator('h1')
      await heading.waitFor({ state: 'attached' })
      const before = await heading.elementHandle()
      letGo()
      await takenOver(buyer)
      await page.getByText(words).first().waitFor()
      expect(await before?.evaluate((element) => element.isConnected), 'drawn once').toBe(true)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'moved')), at).toBeLessThan(0.01)
    }
    buyer.sawNoProblem()
    await buyer.leave()
  })
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

test('a key that is pressed before the scripts have come is heard once they have', async () => {
  const buyer = await aBuyerAt()
  const { page } = buyer
  const letGo = await holdScripts(buyer)
  await page.goto('/all_products', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Brass lantern' }).first().waitFor()
  // A browser leaves out keys that are pressed before it has painted.
  await page.waitForFunction(
    () =>
      Reflect.has(globalThis, 'early') &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await page.keyboard.press('Control+k')
  letGo()
  await page.getByRole('dialog').waitFor()
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
  await expect.poll(() => listed.getAttribute('title')).toContain('GMT+9')
  buyer.sawNoProblem()
  await buyer.leave()
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
