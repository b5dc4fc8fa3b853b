import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { eventually } from '#server/testing/eventually.ts'
import { mailsTo } from '#server/testing/mails.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, signInByDialog, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let buyer: Person
let seller: Person

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  const lot = { sellerId: market.seller.id, minOrderUnits: 24, units: 960 }
  await aListedProduct(site.db, {
    ...lot,
    name: 'Speckled stoneware mug, 12 oz',
    category: 'home',
    msrp: cents(1600),
    askingPrice: cents(420),
    photos: ['/photos/demo-lot-12/800.webp'],
  })
  await aListedProduct(site.db, { ...lot, name: 'Arch-pattern cushion, 18 in', category: 'home' })
  buyer = await aPersonAt(browser, { address: site.address })
  seller = await aPersonAt(browser, { address: site.address })
})
afterAll(async () => {
  await Promise.all([buyer.leave(), seller.leave()])
  await browser.close()
  await site.stop()
})

/** Fails when anybody has to reload to see what the other did. */
const appears = (person: Person, text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first().waitFor()

describe('the main job, in two browsers at once', () => {
  test('a buyer signs in and finds the lot by its text', async () => {
    await signIn(seller, 'seller@example.com')
    await seller.page.goto('/my_offers')
    await appears(seller, 'You have no offers.')
    await signInByDialog(buyer, 'buyer@example.com')
    const { page } = buyer
    await page.waitForURL('**/all_products')
    await page.getByRole('searchbox').first().fill('speckled mu')
    await page.waitForURL('**/all_products/search?query=speckled*')
    await appears(buyer, 'Showing 1 result')
    await page
      .getByRole('link', { name: /Speckled stoneware mug/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Speckled stoneware mug, 12 oz' }).waitFor()
  })

  test('and learns at once what is wrong with an offer', async () => {
    const offer = buyer.page.getByRole('form', { name: 'Offer' })
    await offer.getByLabel('Quantity').fill('1,000')
    await offer.getByText('Exceeds available units').waitFor()
    await offer.getByLabel('Quantity').fill('12')
    await offer.getByText('24 unit minimum').waitFor()
    await offer.getByLabel('Price per unit').fill('5.00')
    await offer.getByText('Exceeds asking price').waitFor()
    expect(await offer.getByRole('button', { name: 'Add to cart' }).isDisabled()).toBe(true)
  })

  test('offers below the asking price and sends it, with an address to ship to', async () => {
    const { page } = buyer
    const offer = page.getByRole('form', { name: 'Offer' })
    await offer.getByLabel('Quantity').fill('240')
    await offer.getByLabel('Price per unit').fill('3.50')
    await offer.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'View in Cart' }).first().click()
    await page.getByRole('button', { name: /^Send Offer/ }).click()
    const dialog = page.getByRole('dialog')
    const address = {
      Name: 'Corner Store',
      'Address line 1': '12 Main Street',
      City: 'Portland',
      'Postal code': '97201',
    }
    for (const [label, text] of Object.entries(address))
      await dialog.getByLabel(label, { exact: true }).fill(text)
    await dialog.getByLabel('State').selectOption('Oregon')
    await Promise.all([
      appears(buyer, 'Success! View offer in My Offers'),
      dialog.getByRole('button', { name: /Send Offer/ }).click(),
    ])
    await appears(buyer, 'Your cart is empty')
    await page.getByRole('link', { name: 'My Offers' }).first().click()
    await appears(buyer, 'Sent for review')
  })

  test('the seller, who waits on My Offers, sees it without a reload and counters', async () => {
    const { page } = seller
    await appears(seller, 'Corner Store')
    await appears(seller, '$756.00')
    await page.getByRole('button', { name: 'Counter', exact: true }).click()
    const counter = page.getByRole('dialog')
    const price = counter.getByLabel('My price for Speckled stoneware mug, 12 oz')
    await price.fill('3.40')
    await counter.getByText('Below buyer offer').waitFor()
    await price.fill('3.90')
    await counter.getByRole('button', { name: 'Submit Counter of $936.00' }).click()
    await counter.waitFor({ state: 'detached' })
  })

  test('the buyer, who waits on My Offers, sees the counter without a reload', async () => {
    await appears(buyer, 'Ready for review')
    await appears(buyer, '$936.00')
    expect(await buyer.page.getByText('Net', { exact: false }).count()).toBe(0)
  })

  test('the buyer accepts, is led to the payment and pays in the sandbox', async () => {
    const { page } = buyer
    await page.getByRole('button', { name: 'Accept at $936.00' }).click()
    await page.getByRole('button', { name: 'Yes, accept at $936.00' }).click()
    await page.waitForURL('**/sandbox_checkout/**')
    await page.getByText('no money', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL('**/my_orders?stripe_success=true*')
    await appears(buyer, 'Awaiting shipment')
  })

  test('the seller sees the paid order without a reload and ships it, which the buyer sees', async () => {
    await seller.page.getByRole('link', { name: 'My Orders' }).first().click()
    await appears(seller, 'Awaiting shipment')
    await seller.page.getByRole('button', { name: 'Mark as shipped' }).first().click()
    const shipping = seller.page.getByRole('dialog')
    await shipping.getByLabel('Carrier').fill('Freight Co')
    await shipping.getByLabel('Tracking number').fill('F-100')
    await shipping.getByRole('button', { name: 'Mark as shipped' }).click()
    await shipping.waitFor({ state: 'detached' })
    await appears(buyer, 'Shipped')
  })

  test('each side was written to at each step, and nothing went wrong on the way', async () => {
    // Of the deal: the first sign-in of a browser is mailed as well.
    const subjects = async (to: string) =>
      (await mailsTo(site, to))
        .map(({ subject }) => subject)
        .filter((subject) => subject !== 'New sign-in to your Lotline account')
    const toSeller = await eventually(
      () => subjects('seller@example.com'),
      (mails) => mails.length === 3,
    )
    expect(toSeller.join('\n')).toMatch(/New offer of \$840\.00 from Corner Store/)
    expect(toSeller.join('\n')).toMatch(/accepted your counter of \$936\.00/)
    const toBuyer = await eventually(
      () => subjects('buyer@example.com'),
      (mails) => mails.length === 3,
    )
    expect(toBuyer.join('\n')).toMatch(/Harrow & Pine sent a counter of \$936\.00/)
    buyer.sawNoProblem()
    seller.sawNoProblem()
  })
})
