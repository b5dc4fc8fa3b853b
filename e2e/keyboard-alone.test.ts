import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { keyboardOf } from './support/keyboard.ts'
import { openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let buyer: Person
let seller: Person

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  const lot = { sellerId: market.seller.id, category: 'home', units: 960 } as const
  await aListedProduct(site.db, {
    ...lot,
    name: 'Speckled stoneware mug, 12 oz',
    minOrderUnits: 24,
    askingPrice: cents(420),
  })
  await aListedProduct(site.db, { ...lot, name: 'Arch-pattern cushion, 18 in' })
  buyer = await aPersonAt(browser, { address: site.address })
  seller = await aPersonAt(browser, { address: site.address })
})
afterAll(async () => {
  await Promise.all([buyer.leave(), seller.leave()])
  await browser.close()
  await site.stop()
})

const appears = ({ page }: Person, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

/** The door is the only address that is opened; from there on, keys alone lead further. */
async function signsIn(person: Person, email: string) {
  const { page } = person
  await page.goto('/sign_in')
  const { fill, key } = keyboardOf(person)
  const dialog = page.getByRole('dialog')
  await fill(dialog.getByLabel('Email'), email)
  await fill(dialog.getByLabel('Password', { exact: true }), PASSWORD)
  await key('Enter')
  await dialog.waitFor({ state: 'detached' })
}

describe('the main job, by the keyboard alone', () => {
  test('a buyer signs in, finds the lot and opens it', async () => {
    await signsIn(buyer, 'buyer@example.com')
    const { page } = buyer
    const { key, type, press } = keyboardOf(buyer)
    await appears(buyer, 'Arch-pattern cushion, 18 in')
    await page.getByRole('searchbox', { name: 'Search' }).waitFor()
    await key('/')
    await type('speckled mu')
    await appears(buyer, 'Showing 1 result')
    await press(page.getByRole('link', { name: /Speckled stoneware mug/ }))
    await page.getByRole('heading', { name: 'Speckled stoneware mug, 12 oz' }).waitFor()
  })

  test('offers a price and puts it in the cart', async () => {
    const { page } = buyer
    const { fill, press } = keyboardOf(buyer)
    const offer = page.getByRole('form', { name: 'Offer' })
    await fill(offer.getByLabel('Quantity'), '240')
    await fill(offer.getByLabel('Price per unit'), '3.50')
    await press(offer.getByRole('button', { name: 'Add to cart' }))
    await press(page.getByRole('link', { name: 'View in Cart' }))
    await page.getByRole('heading', { name: 'Cart', exact: true }).waitFor()
  })

  test('changes the line, writes a note and sends the offer to a first address', async () => {
    const { page } = buyer
    const { fill, press, key, type, tabTo } = keyboardOf(buyer)
    await press(page.getByRole('button', { name: /^Edit Speckled/ }))
    await fill(page.getByLabel('My price for Speckled stoneware mug, 12 oz'), '3.60')
    await key('Enter')
    await press(page.getByRole('button', { name: 'Add a note to the seller' }))
    await type('Two pallets by May?')
    await press(page.getByRole('button', { name: 'Send Offer of $864.00' }))

    const dialog = page.getByRole('dialog', { name: 'Where should orders go?' })
    const address = {
      'Address line 1': '12 Main Street',
      City: 'Portland',
      State: 'OR',
      'Postal code': '97201',
    }
    for (const [label, text] of Object.entries(address))
      await fill(dialog.getByLabel(label, { exact: true }), text)
    await press(dialog.getByRole('button', { name: 'Save and Send Offer of $864.00' }))
    await dialog.waitFor({ state: 'detached' })
    await appears(buyer, 'Your cart is empty')
    await tabTo(page.getByRole('link', { name: 'My Offers' }))
    await key('Enter')
    await appears(buyer, 'Sent for review')
  })

  test('the seller signs in, opens My Offers and counters', async () => {
    await signsIn(seller, 'seller@example.com')
    const { page } = seller
    const { press, fill } = keyboardOf(seller)
    await press(page.getByRole('navigation').getByRole('link', { name: /My Offers/ }))
    await appears(seller, 'Corner Store')
    await appears(seller, 'Two pallets by May?')
    await press(page.getByRole('button', { name: 'Counter', exact: true }))
    const counter = page.getByRole('dialog')
    await fill(counter.getByLabel('My price for Speckled stoneware mug, 12 oz'), '3.90')
    await press(counter.getByRole('button', { name: 'Submit Counter of $936.00' }))
    await counter.waitFor({ state: 'detached' })
  })

  test('the buyer accepts, pays in the sandbox and sees the order paid', async () => {
    const { page } = buyer
    const { press } = keyboardOf(buyer)
    await press(page.getByRole('button', { name: 'Accept at $936.00' }))
    await press(page.getByRole('button', { name: 'Yes, accept at $936.00' }))
    await page.waitForURL('**/sandbox_checkout/**')
    await press(page.getByRole('button', { name: 'Pay', exact: true }))
    await page.waitForURL('**/my_orders?stripe_success=true*')
    await appears(buyer, 'Awaiting shipment')
    const { status } = await site.db
      .selectFrom('purchaseOrders')
      .select('status')
      .executeTakeFirstOrThrow()
    expect(status).toBe('awaiting_shipment')
    buyer.sawNoProblem()
    seller.sawNoProblem()
  })
})
