import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailNewMatches } from '#server/saved-searches/mail-new-matches.ts'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { pressAndHold } from './support/press-and-hold.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let market: Awaited<ReturnType<typeof openMarket>>
let buyer: Person

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  site = market.site
  await aListedProduct(site.db, {
    sellerId: market.seller.id,
    name: 'Walnut tray',
    category: 'home',
    askingPrice: cents(4_50),
  })
  buyer = await aPersonAt(browser, { address: site.address, meant: /422/ })
  await signIn(buyer, 'buyer@example.com')
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

const saveAs = async (name: string) => {
  const { page } = buyer
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save search' }).click()
  return dialog
}

test('a buyer saves what the catalogue shows', async () => {
  const { page } = buyer
  await page.goto('/all_products?filter=Home&max_price_cents=500')
  await page.getByText('Walnut tray').waitFor()
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Home, Up to $5.00')
  expect(await dialog.getByLabel('Email me daily when new lots match').isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const said = page.getByText('Search saved').waitFor()
  await (await saveAs('Cheap home')).waitFor({ state: 'detached' })
  await said
})

test('a second one of that name is refused in the form, and nothing is lost', async () => {
  const { page } = buyer
  await page.goto('/all_products/search?query=tray')
  const dialog = await saveAs('CHEAP HOME')
  await dialog.getByText('You already have a saved search with this name').waitFor()
  expect(await dialog.getByLabel('Name').inputValue()).toBe('CHEAP HOME')
  await dialog.getByLabel('Name').fill('Trays')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('its new lots stand on the buyer’s home, which leads to all of them', async () => {
  const { page } = buyer
  await page.goto('/')
  const shelf = page.getByRole('region', { name: 'Cheap home: 1 new' })
  await shelf.getByRole('link', { name: 'Walnut tray' }).waitFor()
  await page.getByRole('link', { name: 'Your cart is empty' }).waitFor()
  await shelf.getByRole('link', { name: 'See all Cheap home: 1 new' }).click()
  await page.waitForURL('**/all_products?**sort=newest**')
  await page.getByText('Walnut tray').first().waitFor()
})

test('the list leads back to each, and a deleted one can be taken back', async () => {
  const { page } = buyer
  await page.goto('/saved_searches')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  await pressAndHold(
    page.getByRole('button', { name: 'Delete Trays' }),
    page.getByRole('button', { name: 'Undo' }),
  )
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows.count()).toBe(2)
  const daily = page.getByRole('checkbox', { name: 'Daily email for Trays' })
  await daily.click()
  await expect.poll(() => daily.isChecked()).toBe(false)
  await page.getByRole('link', { name: 'Cheap home' }).click()
  await page.waitForURL('**/all_products?**')
  await page.getByRole('button', { name: 'Remove Up to $5.00' }).waitFor()
})

test('a day later a mail lists the new lots', async () => {
  await aListedProduct(site.db, {
    sellerId: market.seller.id,
    name: 'Oak bowl',
    category: 'home',
    askingPrice: cents(3_00),
  })
  const terms = {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: site.address,
  }
  await mailNewMatches({ db: site.db, terms }, new Date(Date.now() + 86_400_000))
  const [mail] = await mailsTo(site, 'buyer@example.com')
  expect(mail?.subject).toBe('1 new lot for “Cheap home”')
  const { page } = buyer
  const [address] = /http\S+\/all_products\/\d+\/\d+/.exec(mail?.text ?? '') ?? []
  await page.goto(address ?? '')
  await page.getByRole('heading', { name: 'Oak bowl' }).waitFor()
  buyer.sawNoProblem()
})
