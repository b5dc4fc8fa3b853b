import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { beforeItArrives } from './support/before-it-arrives.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, signInByDialog, type Person } from './support/person.ts'

const FIRST = 'buyer@example.com'
const SECOND = 'second@example.com'
const STAFF = 'staff@example.com'

let browser: Browser
let site: TestSite
let lot: { id: number; sellerId: number }
let person: Person

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  const passwordHash = await hashPassword(PASSWORD)
  await aBuyer(site.db, { name: 'Fig and Cedar', email: SECOND, passwordHash, shipTo: null })
  lot = await aListedProduct(site.db, {
    sellerId: market.seller.id,
    name: 'Ribbed pompom beanie',
    askingPrice: cents(640),
    units: 500,
  })
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})
beforeEach(async () => {
  person = await aPersonAt(browser, { address: site.address, meant: /status of (401|403|409)/ })
  await signIn(person, FIRST)
  await person.page.goto(`/all_products/${lot.sellerId}/${lot.id}`)
})
afterEach(async () => {
  person.sawNoProblem()
  await person.leave()
})

/** Another tab of the same browser, in which nobody is signed in any more. */
async function inAnotherTab() {
  const page = await person.page.context().newPage()
  await page.goto('/account')
  await signOutOn(page)
  return page
}

async function signOutOn(page: Page) {
  await page
    .getByRole('button', { name: /^Account/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL(site.address + '/')
  await page.getByRole('heading', { name: 'Resale, simplified.' }).waitFor()
}

const now = (email: string) => person.page.getByText(`You’re now signed in as ${email}.`)
const offersMade = async () => (await site.db.selectFrom('offers').select('id').execute()).length

describe('a lot’s page of one buyer', () => {
  test('learns at once of a sign-out and of another buyer, and is theirs from then on', async () => {
    const { page } = person
    const other = await inAnotherTab()
    await page.getByText('You were signed out.').waitFor()
    await Promise.all([now(SECOND).waitFor(), signInByDialog({ ...person, page: other }, SECOND)])
    expect(await page.getByText('You were signed out.').count()).toBe(0)
  })

  test.each([SECOND, STAFF])('offers nothing as %s, who came while it sent', async (email) => {
    const { page } = person
    const before = await offersMade()
    const offer = page.getByRole('form', { name: 'Offer' })
    await offer.getByLabel('Quantity').fill('120')
    await offer.getByLabel('Price per unit').fill('5.25')
    // Without a tab, so that no tab tells the others.
    await beforeItArrives(page, '**/offers', () => signIn(person, email))
    await Promise.all([
      now(email).waitFor(),
      offer.getByRole('button', { name: 'Add to cart' }).click(),
    ])
    expect(await offersMade()).toBe(before)
  })

  test('is unchanged and usable when its own buyer comes back', async () => {
    const { page } = person
    const offer = page.getByRole('form', { name: 'Offer' })
    await offer.getByLabel('Quantity').fill('120')
    const other = await inAnotherTab()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await signInByDialog({ ...person, page: other }, FIRST)
    await dialog.waitFor({ state: 'detached' })
    expect(await offer.getByLabel('Quantity').inputValue()).toBe('120')
    await offer.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'View in Cart' }).first().waitFor()
  })
})
