import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { resaleStates } from '#market/resale/resale-states.ts'
import { cartOf } from '#server/testing/carts.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { declare, termsOfProduct } from '#server/testing/resale.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let buyer: Person

/** As long as terms get in practice; the buyer can keep to them. */
const TERMS: Parameters<typeof termsOfProduct>[2] = {
  channels: ['own_store', 'own_site', 'tiktok_shop', 'liquidation'],
  blocked_states: resaleStates.slice(1, 13),
  map_cents: cents(1200),
  remove_labels: true,
}
const WIDTHS = [320, 375, 768, 900, 950, 1000, 1050, 1100, 1150, 1200, 1280]

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  await declare(site.db, market.buyer.id, { resale_channels: ['own_store'] })
  const cart = cartOf(await site.as(market.buyer))
  const northbank = await aSeller(site.db, { name: 'Northbank Footwear' })
  for (const [sellerId, name] of [
    [market.seller.id, 'Speckled stoneware mug with a wide handle, 12 oz'],
    [northbank.id, 'Chelsea boot, full grain leather'],
  ] as const) {
    const lot = await aListedProduct(site.db, { sellerId, name })
    await termsOfProduct(site.db, lot.id, TERMS)
    const added = await cart.add(lot, { quantity: 20, price: 900 })
    expect(added.status, JSON.stringify(added.body)).toBe(201)
  }
  buyer = await aPersonAt(browser, { address: site.address })
  await signIn(buyer, 'buyer@example.com')
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

test('keeps room for each product and for the note, whatever the terms', async () => {
  const { page } = buyer
  await page.goto('/cart')
  await page.getByText('By sending you agree to:').first().waitFor()
  await page.getByRole('button', { name: 'Add a note to the seller' }).first().click()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const product = await page.locator('tbody td:first-child').first().boundingBox()
    const note = await page.getByLabel(/^Note to/).boundingBox()
    expect(product!.width, `product at ${width}`).toBeGreaterThan(220)
    expect(note!.width, `note at ${width}`).toBeGreaterThan(220)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
})
