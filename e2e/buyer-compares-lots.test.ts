import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let buyer: Person

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  for (const seller of ['Alder Street', 'Birch Row', 'Cedar Lane']) {
    const { id: sellerId } = await aSeller(site.db, { name: seller })
    for (let number = 1; number <= 4; number++)
      await aListedProduct(site.db, {
        sellerId,
        name: `${seller} throw ${number}`,
        category: 'home',
        askingPrice: cents(10_00),
        units: 500,
        minOrderUnits: 12,
      })
  }
  await aListedProduct(site.db, { name: 'Brass lantern', description: 'Of solid brass.' })
  buyer = await aPersonAt(browser, { address: site.address })
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

test('ten lots are compared for 300 units, and four of them offered on in one go', async () => {
  const { page } = buyer
  await signIn(buyer, 'buyer@example.com')
  await page.goto('/all_products/search?query=throw&units_needed=300')
  const boxes = page.getByRole('list', { name: 'Products' }).getByRole('checkbox')
  for (let at = 0; at < 10; at++) await boxes.nth(at).check()
  expect(await boxes.nth(10).isDisabled()).toBe(true)
  const tray = page.getByRole('region', { name: 'Lots to compare' })
  await page.reload()
  await tray.getByText('10 of 10 lots').waitFor()
  await tray.getByRole('link', { name: 'Compare' }).click()

  const offerOn = page.getByRole('checkbox', { name: /^Offer on/ })
  await expect.poll(() => offerOn.count()).toBe(10)
  await expectAccessible(page)
  await page.getByLabel('My price').selectOption('20% under')
  for (const at of [0, 1, 4, 8]) await offerOn.nth(at).check()
  await page.getByRole('button', { name: 'Add 4 lots to cart for $9,600.00' }).click()
  await page.getByText('4 lots added to your cart.').waitFor()
  expect(await page.getByText('In your cart').count()).toBe(4)

  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'View in Cart' }).click()
  await page.getByText('Cedar Lane throw 4').first().waitFor()
  await page.getByText('Alder Street').first().waitFor()
  buyer.sawNoProblem()
})

test('who rests on a lot has it read, and a click shows it without another word to the server', async () => {
  const { page } = buyer
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/all_products/search?query=lantern')
  const lot = page.getByRole('link', { name: 'Brass lantern' })
  const read = page.waitForResponse(/\/marketplace\/products\/\d+$/)
  await lot.hover()
  expect((await read).status()).toBe(200)
  // Whatever it asks for from here on never comes.
  await page.route(/\/marketplace\/products\/\d+$/, () => {})
  await lot.click()
  await page.getByText('Of solid brass.').waitFor()
})
