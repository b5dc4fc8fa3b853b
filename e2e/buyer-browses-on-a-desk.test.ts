import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'
import { stockShelves } from './support/shelves.ts'

const BLANKETS = 60
/** By widths of the window. */
const COLUMNS = [
  [375, 2],
  [768, 3],
  [1280, 4],
  [1360, 5],
  [1440, 6],
] as const

let browser: Browser
let site: TestSite
let buyer: Person
let page: Page
let shops: Awaited<ReturnType<typeof stockShelves>>

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  shops = await stockShelves(site.db, { blankets: BLANKETS })
  buyer = await aPersonAt(browser, { address: site.address })
  page = buyer.page
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

const results = () => page.getByRole('region', { name: 'Results' })
const products = () => page.getByRole('list', { name: 'Products' })
const panel = () => page.getByRole('complementary', { name: 'Filters' })
const says = (text: string | RegExp) => results().getByText(text).first().waitFor()
const card = (name: string) => products().getByRole('listitem').filter({ hasText: name })
/** A card has a few things to press. */
async function pressUntil(key: 'Tab' | 'Shift+Tab', place: number) {
  const isThere = () =>
    page.evaluate(
      (wanted) => document.activeElement?.closest('li')?.ariaPosInSet === wanted,
      String(place),
    )
  for (let times = 0; times < 6 && !(await isThere()); times++) await page.keyboard.press(key)
  await expect.poll(isThere).toBe(true)
}

const columns = () =>
  products().evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

const inFirstRow = () =>
  products()
    .getByRole('listitem')
    .evaluateAll((items) => {
      const tops = items.slice(0, 6).map((item) => item.getBoundingClientRect().top)
      return tops.filter((top) => top === tops[0]).length
    })

describe('a buyer at a desk', () => {
  test('sees of each lot what decides: photo, category, name, units, price, percent off', async () => {
    await signIn(buyer, 'buyer@example.com')
    await page.goto('/all_products')
    await says('All results')
    const text = await card('Wool blanket no. 2').first().innerText()
    expect(text).toContain('Home')
    expect(text).toContain('99%')
    expect(text).toMatch(/\$2\.00\s*\/ unit/)
    expect(text).toContain('500 units, min 10')
    const lot = card('Wool blanket no. 2').first().getByRole('link')
    expect(await lot.getAttribute('href')).toMatch(
      new RegExp(String.raw`^/all_products/${shops.harrow.id}/\d+$`),
    )
  })

  test('sees a sold-out lot as such, and no badge on a lot of no category', async () => {
    await page.goto('/all_products?sort=price_asc')
    expect(await card('Wool blanket no. 1').first().innerText()).toContain('Sold out')
    await page.goto('/all_products?filter=Miscellaneous')
    await says('Showing 2 results')
    expect(await card('Tall mug').innerText()).not.toContain('Miscellaneous')
  })

  test.each(['/all_products?filter=Home', '/all_products/filter/Home'])(
    'sees one screen at %s',
    async (address) => {
      await page.goto(address)
      await says(`Showing ${BLANKETS} results`)
      expect(await panel().getByLabel(/^Home/).isChecked()).toBe(true)
    },
  )

  test('chooses several categories and tags, each counted, and takes them all back', async () => {
    await panel()
      .getByLabel(/^Miscellaneous/)
      .check()
    await says(`Showing ${BLANKETS + 2} results`)
    await panel()
      .getByRole('checkbox', { name: /^Winter 3/ })
      .check()
    await says('Showing 3 results')
    await page.reload()
    await says('Showing 3 results')
    await panel().getByRole('button', { name: 'Reset filters' }).click()
    await says('All results')
    await page.waitForURL('**/all_products')
  })

  test('keeps a chosen seller in sight, by name, though nothing of theirs is left', async () => {
    await page.goto(`/all_products?filter=Home&seller_ids=${shops.alder.id}`)
    await says('No matches')
    const seller = panel().getByRole('checkbox', { name: 'Alder Street Goods 0' })
    await expect.poll(() => seller.isChecked()).toBe(true)
    await results().getByRole('button', { name: 'Remove Alder Street Goods' }).click()
    await says(`Showing ${BLANKETS} results`)
  })

  test('searches half a second after the last key, no sooner', async () => {
    const tab = await page.context().newPage()
    await tab.goto('/all_products')
    await tab.getByText('All results').first().waitFor()
    await tab.clock.install()
    await tab.clock.pauseAt(Date.now() + 60_000)
    await tab.getByRole('searchbox').fill('tall')
    await tab.clock.runFor(499)
    expect(new URL(tab.url()).pathname).toBe('/all_products')
    await tab.clock.runFor(1)
    await tab.waitForURL('**/all_products/search?query=tall')
    await tab.clock.resume()
    await tab.close()
    await page.goto('/all_products/search?query=tall')
    await says('Showing 1 result')
  })

  test('sees as many columns as the width has room for', async () => {
    await page.goto('/all_products')
    await products().getByRole('listitem').first().waitFor()
    for (const [width, count] of COLUMNS) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(columns, { message: `at ${width} pixels` }).toBe(count)
      await expect.poll(inFirstRow, { message: `at ${width} pixels` }).toBe(count)
    }
  })

  test('walks from card to card with the keyboard, beyond the rows that are drawn', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/all_products')
    await products().getByRole('link').first().focus()
    for (let step = 1; step < 30; step++) {
      // The next page of lots may still be on its way.
      await products()
        .locator(`[aria-posinset="${step + 1}"]`)
        .waitFor({ state: 'attached' })
      await pressUntil('Tab', step + 1)
    }
    await page.mouse.wheel(0, 20_000)
    await expect.poll(() => page.getByText('Tall mug').count()).toBeGreaterThan(0)
    await pressUntil('Shift+Tab', 29)
    await products().locator('[aria-posinset="29"]').getByRole('link').focus()
  })

  test('comes Back to the card from a lot opened by key', async () => {
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '')
    const link = products().getByRole('link', { name, exact: true })
    // Only once it stands still.
    await link.scrollIntoViewIfNeeded()
    const before = await link.boundingBox()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name, exact: true }).waitFor()
    await page.goBack()
    await expect.poll(() => link.boundingBox()).toEqual(before)
    await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true)
  })

  test('sees no shelf of top sellers until staff put something on it', async () => {
    const shelf = page.getByRole('region', { name: 'Top Sellers' })
    await page.goto('/all_products')
    await says('All results')
    await shelf.waitFor({ state: 'detached' })
    for (let number = 1; number <= 10; number++)
      await aListedProduct(site.db, { name: `Best ${number}`, tags: ['top_sellers'] })
    await page.reload()
    await shelf.getByRole('link', { name: 'Best 10' }).waitFor()
    await shelf.getByRole('link', { name: 'Best 10' }).focus()
    for (let step = 1; step < 10; step++) await page.keyboard.press('Tab')
    const last = shelf.getByRole('link', { name: 'Best 1', exact: true })
    await last.and(page.locator(':focus')).waitFor()
    const scrolledTo = () => shelf.getByRole('list').evaluate((row) => row.scrollLeft)
    await expect.poll(scrolledTo).toBeGreaterThan(0)
    await shelf.getByRole('link', { name: 'See all Top Sellers' }).click()
    await says('Showing 10 results')
    expect(await shelf.count()).toBe(0)
  })

  test('finds what was viewed last on a shelf of its own', async () => {
    await card('Best 7').getByRole('link').click()
    await page.getByRole('heading', { name: 'Best 7' }).waitFor()
    await page.goto('/all_products')
    const viewed = page.getByRole('region', { name: 'Recently viewed' })
    await viewed.getByRole('link').first().waitFor()
    await expect.poll(() => viewed.getByRole('link').first().innerText()).toBe('Best 7')
  })

  test('compares lots in a list, which is remembered', async () => {
    await results().getByRole('button', { name: 'List' }).click()
    await page.reload()
    const row = card('Best 10').first()
    await row.waitFor()
    await expect.poll(columns).toBe(1)
    expect(await row.innerText()).toMatch(/75%.*\$10\.00.*\$40\.00/s)
    await results().getByRole('button', { name: 'Grid' }).click()
    await expect.poll(columns).toBe(4)
    buyer.sawNoProblem()
  })
})
