import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

// The browser logs every refused call, and this one is refused on purpose.
const REFUSED = /status of 422/

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let site: TestSite
let seller: Person
let candles: { id: number }

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  site = market.site
  const lot = { sellerId: market.seller.id, askingPrice: cents(10_00), units: 100 }
  candles = await aListedProduct(site.db, { ...lot, name: 'Soy candle' })
  const soap = await aListedProduct(site.db, { ...lot, name: 'Olive soap' })
  const lines = [candles, soap].map(({ id }) => ({ productId: id, quantity: 80, price: 5_00 }))
  await anOfferInReview(market, { lines })
  seller = await aPersonAt(browser, { address: site.address, meant: REFUSED })
  await signIn(seller, 'seller@example.com')
  await seller.page.goto('/my_offers')
})
afterAll(async () => {
  await seller.leave()
  await browser.close()
  await site.stop()
})

const appears = (text: string | RegExp) =>
  seller.page.getByText(text).filter({ visible: true }).first().waitFor()
const press = (name: string) =>
  seller.page.getByRole('button', { name, exact: true }).first().click()

describe('an offer whose units were sold elsewhere meanwhile', () => {
  test('is read by the seller while another buyer takes most of a lot', async () => {
    await appears('$800.00')
    const rival = await site.as(await aBuyer(site.db, { name: 'Quick Store' }))
    const { body } = await rival.post('/offers', {
      offer: {
        offer_products_attributes: [{ product_id: candles.id, quantity: 70, unit_price: 1000 }],
      },
    })
    expect((await rival.put(`/offers/${body.data.id}/accept`)).status).toBe(200)
  })

  test('is not promised: the seller is told before, and cuts it to what is left', async () => {
    await appears('30 of 80 units are left')
    await press('Update quantities')
    const dialog = seller.page.getByRole('alertdialog')
    await dialog.getByText('Soy candle: 30 of 80 units are left').waitFor()
    await dialog.getByText('The offer changes to $550.00').waitFor()
    await Promise.all([
      appears('Available quantities have changed.'),
      dialog.getByRole('button', { name: 'Update quantities' }).click(),
    ])
    await appears('$550.00')
    await appears('Units were reduced to what is left')
    const candle = seller.page.getByRole('row').filter({ hasText: 'Soy candle' })
    await candle.getByRole('cell', { name: '30', exact: true }).waitFor()
    const orders = await (await site.as(market.buyer)).get('/marketplace/purchase_orders')
    expect(orders.body.data).toEqual([])
  })

  test('is still the seller’s turn, and is accepted at what can be had', async () => {
    await press('Accept at $550.00')
    await press('Yes, accept at $550.00')
    await seller.page.waitForURL('**/my_orders*')
    const orders = await (await site.as(market.buyer)).get('/marketplace/purchase_orders')
    expect(orders.body.data[0].attributes.total_cents).toBe(550_00)
    seller.sawNoProblem()
  })
})
