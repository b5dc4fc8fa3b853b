import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'
import { stockShelves } from './support/shelves.ts'

const BLANKETS = 90
/** On the third page, the dearest first. */
const FAR = 'Wool blanket no. 30'

let browser: Browser
let site: TestSite
let buyer: Person
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  await stockShelves(site.db, { blankets: BLANKETS })
  const device = { width: 375, height: 812, hasTouch: true }
  buyer = await aPersonAt(browser, { address: site.address, device })
  page = buyer.page
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

const results = () => page.getByRole('region', { name: 'Results' })
const products = () => page.getByRole('list', { name: 'Products' })
const chips = () => page.getByRole('list', { name: 'Applied filters' })
const says = (text: string | RegExp) => results().getByText(text).first().waitFor()
const farLot = () => products().getByRole('link', { name: FAR, exact: true })
const firstLot = () => products().getByRole('link').first()
const searchOf = (address: string) => new URL(address).searchParams

describe('a buyer with a phone', () => {
  test('sees the six tiles with their counts, and everything there is', async () => {
    await signIn(buyer, 'buyer@example.com')
    // The logo of the header leads home, whose button leads there.
    await page.goto('/')
    await page.getByRole('link', { name: 'Browse all products' }).click()
    await page.waitForURL('**/all_products')
    await says('All results')
    const tiles = page.getByRole('list', { name: 'Categories' }).getByRole('link')
    await expect
      .poll(() => tiles.allInnerTexts())
      .toEqual(
        ['Apparel 0', 'Beauty 0', 'Consumables 0', 'Toys 0', `Home ${BLANKETS}`, 'Pet 0'].map(
          (tile) => expect.stringMatching(tile.replace(' ', String.raw`\s+`)),
        ),
      )
    await products().getByRole('listitem').first().waitFor()
  })

  test('mistypes a word and is told what was read instead', async () => {
    await page.getByRole('searchbox').first().fill('blnaket')
    await page.waitForURL('**/all_products/search?query=blnaket*')
    await says('Showing results for “blanket”')
    await says(`Showing ${BLANKETS} results`)
  })

  test('chooses filters in a panel that counts what they leave before they apply', async () => {
    await page.getByRole('button', { name: /^Filters/ }).tap()
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await panel.getByRole('button', { name: `Apply filters (${BLANKETS})` }).waitFor()
    await panel.getByLabel('In stock only').check()
    await panel.getByLabel(/Harrow & Pine/).check()
    await panel.getByRole('button', { name: `Apply filters (${BLANKETS - 1})` }).waitFor()
    expect(searchOf(page.url()).has('in_stock')).toBe(false)
    await panel.getByRole('button', { name: /^Apply filters/ }).tap()
    await panel.waitFor({ state: 'detached' })
    await says(`Showing ${BLANKETS - 1} results`)
    expect(searchOf(page.url()).get('in_stock')).toBe('true')
  })

  test('takes one away by its chip, and the words by the note about them', async () => {
    await chips().getByRole('button', { name: 'Remove In stock only' }).tap()
    await says(`Showing ${BLANKETS} results`)
    await results().getByRole('button', { name: 'Clear search' }).tap()
    await page.waitForURL((url) => !url.searchParams.has('query'))
    await chips().getByText('Harrow & Pine').waitFor()
  })

  test('sorts by price', async () => {
    await page.getByLabel('Sort').selectOption('Price: high to low')
    await expect.poll(() => firstLot().innerText()).toBe(`Wool blanket no. ${BLANKETS}`)
    expect(searchOf(page.url()).get('sort')).toBe('price_desc')
  })

  test('finds page after page on the way down', async () => {
    await expect
      .poll(async () => {
        if (await farLot().isVisible()) return true
        await page.mouse.wheel(0, 400)
        return false
      })
      .toBe(true)
    // However far one scrolls, only what is near is drawn.
    expect(await products().getByRole('listitem').count()).toBeLessThan(40)
    const item = products().getByRole('listitem').filter({ hasText: FAR })
    expect(await item.getAttribute('aria-posinset')).toBe(String(BLANKETS - 29))
    expect(await item.getAttribute('aria-setsize')).toBe(String(BLANKETS))
  })

  test('opens a lot and comes Back to the same place and filters', async () => {
    await farLot().scrollIntoViewIfNeeded()
    const before = { address: page.url(), at: await farLot().boundingBox() }
    await farLot().tap()
    await page.getByRole('heading', { name: FAR }).waitFor()
    await page.goBack()
    await expect.poll(() => farLot().boundingBox()).toEqual(before.at)
    expect(page.url()).toBe(before.address)
    await chips().getByText('Harrow & Pine').waitFor({ state: 'attached' })
    await expect.poll(() => farLot().evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('makes an offer for it, and finds it in the cart', async () => {
    await farLot().tap()
    const offer = page.getByRole('form', { name: 'Offer' })
    await offer.getByLabel('Quantity').fill('100')
    await offer.getByLabel('Price per unit').fill('25.00')
    await offer.getByRole('button', { name: 'Add to cart' }).tap()
    await page.getByRole('link', { name: 'View in Cart' }).first().waitFor()
    await page.goBack()
    await products().getByText('In your cart').first().waitFor()
    await page.getByRole('link', { name: 'Cart, 1 product' }).tap()
    await page.getByText(FAR).first().waitFor()
  })

  test('finds the filters kept after a reload', async () => {
    await page.goBack()
    await page.reload()
    await chips().getByText('Harrow & Pine').waitFor()
    await expect.poll(() => page.getByLabel('Sort').inputValue()).toBe('price_desc')
    await results().getByRole('button', { name: 'Reset filters' }).tap()
    await says('All results')
    // The invitation to sign up is for visitors.
    expect(await page.getByRole('dialog').count()).toBe(0)
    buyer.sawNoProblem()
  })
})
