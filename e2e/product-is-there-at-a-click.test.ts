import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let buyer: Person

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  await aListedProduct(site.db, { name: 'Brass lantern', description: 'Of solid brass.' })
  buyer = await aPersonAt(browser, { address: site.address })
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

test('who rests on a lot has it read, and a click shows it without another word to the server', async () => {
  const { page } = buyer
  await signIn(buyer, 'buyer@example.com')
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
