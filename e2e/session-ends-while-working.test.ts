import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { beforeItArrives } from './support/before-it-arrives.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let buyer: Person
let lot: { id: number; sellerId: number }

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  lot = await aListedProduct(site.db, {
    sellerId: market.seller.id,
    name: 'Ribbed pompom beanie',
    askingPrice: cents(640),
    units: 500,
  })
  buyer = await aPersonAt(browser, {
    address: site.address,
    meant: /status of (401|503)/,
  })
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

test('a session that ended asks to sign in over the page, and the work is kept', async () => {
  await signIn(buyer, 'buyer@example.com')
  const { page } = buyer
  await page.goto(`/all_products/${lot.sellerId}/${lot.id}`)
  const offer = page.getByRole('form', { name: 'Offer' })
  await offer.getByLabel('Quantity').fill('120')
  await offer.getByLabel('Price per unit').fill('5.25')

  await beforeItArrives(page, '**/offers', () => site.db.deleteFrom('sessions').execute())
  await offer.getByRole('button', { name: 'Add to cart' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('buyer@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.waitFor({ state: 'detached' })

  expect(await offer.getByLabel('Quantity').inputValue()).toBe('120')
  expect(await offer.getByLabel('Price per unit').inputValue()).toBe('5.25')
  await offer.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View in Cart' }).first().waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const message = 'the form gives way, and focus goes to what stands there'
  await expect.poll(focused, { message }).toBe('View in Cart')
  buyer.sawNoProblem()
})

test('a sign-out that fails says so, for the account is still open', async () => {
  const { page } = buyer
  const signOut = async () => {
    await page
      .getByRole('button', { name: /^Account/ })
      .filter({ visible: true })
      .click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  }
  await page.route('**/logout', (logout) => logout.fulfill({ status: 503, json: { errors: [] } }))
  await Promise.all([
    page.getByText('You are still signed in. Try Sign Out again.').waitFor(),
    signOut(),
  ])
  await page.unroute('**/logout')
  await signOut()
  await page.waitForURL(site.address + '/')
  await page.getByRole('heading', { name: 'Resale, simplified.' }).waitFor()
  buyer.sawNoProblem()
})
