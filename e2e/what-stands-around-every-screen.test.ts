import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let market: Awaited<ReturnType<typeof openMarket>>
let buyer: Person
let seller: Person
let offerNumber: string

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  site = market.site
  const shipTo = { name: 'Corner Store', line1: '1 Dock Street', city: 'Portland' }
  await site.db
    .updateTable('buyers')
    .set({
      shipTo: JSON.stringify({ ...shipTo, state: 'OR', postal_code: '97201', country: 'US' }),
    })
    .execute()
  buyer = await aPersonAt(browser, { address: site.address })
  seller = await aPersonAt(browser, { address: site.address })
})
afterAll(async () => {
  await buyer.leave()
  await seller.leave()
  await browser.close()
  await site.stop()
})

/** The buyer sends an offer for a new lot, somewhere else. */
async function anOfferComes(name: string) {
  const product = await aListedProduct(site.db, {
    sellerId: market.seller.id,
    name,
    askingPrice: cents(10_00),
  })
  const elsewhere = await site.as(market.buyer)
  const line = { product_id: product.id, quantity: 10, unit_price: 900 }
  const drafted = await elsewhere.post('/offers', { offer: { offer_products_attributes: [line] } })
  const sent = await elsewhere.put(`/offers/${drafted.body.data.id}/submit`)
  expect(sent.body).toMatchObject({ data: { attributes: { state: 'seller_review' } } })
  return String(drafted.body.data.attributes.offer_number)
}

describe('what is new', () => {
  test('is shown until it is closed, line by line, with its day', async () => {
    await site.db
      .insertInto('releaseNotes')
      .values({ body: 'Offers can be countered.\n<b>Really.</b>', buyer: true, createdBy: null })
      .execute()
    const { page } = buyer
    await page.goto('/sign_in')
    await page.getByLabel('Email').fill('buyer@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a long enough password')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
    const news = page.getByRole('dialog', { name: "What's new" })
    await news.getByText('<b>Really.</b>').waitFor()
    expect(await news.locator('time').textContent()).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)

    const dismissed = page.waitForResponse('**/release_notes/dismiss')
    await page.keyboard.press('Escape')
    await dismissed
    await news.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Notifications' }).waitFor()
    expect(await news.count()).toBe(0)
  })
})

describe('a notification', () => {
  test('arrives without a reload, counts in the title, and leads to the offer', async () => {
    await signIn(seller, 'seller@example.com')
    const { page } = seller
    await page.goto('/my_orders')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    offerNumber = await anOfferComes('Ribbed pompom beanie')

    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    await page.waitForFunction(() => document.title === '(1) My Orders · Lotline')
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByRole('region', { name: 'Today' }).waitFor()
    await expectAccessible(page)
    await panel.getByRole('link', { name: `offers $90.00 (${offerNumber})` }).click()
    await page.waitForURL(`**/my_offers?offer=${offerNumber}`)
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  })

  test('is read with all others at once', async () => {
    await anOfferComes('Linen shirt')
    await anOfferComes('Canvas tote')
    const { page } = seller
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
    await Promise.all([
      page.waitForResponse('**/notifications/read'),
      page.getByRole('button', { name: 'Mark all as read' }).click(),
    ])
    // With it goes its focus, which the panel keeps.
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Close')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  })
})

describe('the palette', () => {
  test('finds an offer by its number and leads there', async () => {
    const { page } = buyer
    await page.goto('/all_products')
    await page.getByRole('link', { name: 'Ribbed pompom beanie' }).waitFor()
    await page.keyboard.press('Control+k')
    const found = page.getByRole('listbox', { name: 'Found' })
    await found.getByRole('option', { name: 'Cart' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.type(offerNumber.replace('O-', ''))
    await found.getByRole('option', { name: 'Cart' }).waitFor({ state: 'detached' })
    await found.getByRole('option', { name: offerNumber }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/my_offers?offer=${offerNumber}`)
    await page.getByRole('heading', { name: 'My Offers', level: 1 }).waitFor()
  })

  test('finds lots, and closes with Escape', async () => {
    const { page } = buyer
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find a page, lot, offer or order' }).fill('tote')
    await page.getByRole('option', { name: /^Canvas tote/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

describe('keys', () => {
  test('lead to pages, but not while something is typed', async () => {
    const { page } = buyer
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await page.getByRole('heading', { name: 'Cart', exact: true }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('go')
    const search = page.getByRole('searchbox', { name: 'Search', exact: true })
    await expect.poll(() => search.inputValue()).toBe('go')
    await page.keyboard.press('Escape')
    expect(page.url()).toContain('/cart')
  })

  test('can be turned off', async () => {
    const { page } = buyer
    await page.getByRole('contentinfo').click()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await keys.getByLabel('Single-key shortcuts').uncheck()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Go to' }).waitFor()
    expect(await keys.count()).toBe(0)
    expect(page.url()).toContain('/cart')
    await page.keyboard.press('Escape')
  })
})

test('every change of page was counted, and nobody met a problem', async () => {
  const views = () =>
    site.db
      .selectFrom('pageViews')
      .select(['path', 'title'])
      .where('userId', '=', market.buyer.userId)
      .execute()
  await expect.poll(views).toContainEqual({ path: '/all_products', title: 'All Products' })
  await expect.poll(views).toContainEqual({ path: '/my_offers', title: 'My Offers' })
  buyer.sawNoProblem()
  seller.sawNoProblem()
})

describe('a menu', () => {
  test('whose script is still on its way opens when it comes, and Escape leads back', async () => {
    const { page } = buyer
    let bring = () => {}
    const asked = new Promise<void>((resolve) => {
      bring = resolve
    })
    await page.route(/overlays-.*\.js$/, async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/all_products')
    const account = page.getByRole('button', { name: /^Account/ })
    await account.click()
    expect(await account.getAttribute('aria-expanded')).toBe('true')
    bring()
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(await account.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.unroute(/overlays-.*\.js$/)
  })
})
