import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const REM = 16
const HOSTILE = '<img src=x onerror=alert(1)> \u202Eno'

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let seller: Person
let first: Awaited<ReturnType<typeof anOfferInReview>>

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  first = await anOfferFor('Canvas tote')
  seller = await aPersonAt(browser, {
    address: market.site.address,
    device: { width: 375, height: 812 },
  })
  await signIn(seller, 'seller@example.com')
  await seller.page.goto('/my_offers')
})
afterAll(async () => {
  await seller.leave()
  await browser.close()
  await market.site.stop()
})

async function anOfferFor(name: string) {
  const { id } = await aListedProduct(market.site.db, { sellerId: market.seller.id, name })
  return anOfferInReview(market, { lines: [{ productId: id, quantity: 10, price: 5_00 }] })
}
const appears = (text: string | RegExp) =>
  seller.page.getByText(text).filter({ visible: true }).first().waitFor()
const press = (name: string) => seller.page.getByRole('button', { name, exact: true }).click()

describe('a seller on a phone', () => {
  test('finds an offer as a small card, and opens it', async () => {
    const card = seller.page.getByRole('main').getByRole('listitem').first()
    await card.waitFor()
    const { height } = (await card.boundingBox()) ?? { height: 0 }
    expect(height / REM).toBeGreaterThan(8)
    expect(height / REM).toBeLessThan(12.5)
    await seller.page.getByRole('button', { name: /^View offer details/ }).click()
    await appears('$50.00')
    await card.getByRole('link', { name: 'Canvas tote' }).waitFor()
  })

  test('who begins a counter is told when the offer was withdrawn, and why', async () => {
    await press('Counter')
    const counter = seller.page.getByRole('dialog')
    await counter.getByText('Previous Total').waitFor()
    await first.buyer.post(`/offers/${first.offerId}/withdraw`, { note: 'Found them nearer.' })
    await counter.getByText('This offer has changed. Please review it again.').waitFor()
    await counter.getByText('Corner Store withdrew the offer').waitFor()
    await counter.getByText('Found them nearer.').waitFor()
    expect(await counter.getByRole('button', { name: /^Accept Counter/ }).isDisabled()).toBe(true)
    await counter.getByRole('button', { name: 'Cancel' }).click()
    await appears('Withdrawn')
  })

  test('rejects another with a reason, which stays to be read', async () => {
    await anOfferFor('Wool beanie')
    await seller.page
      .getByRole('region', { name: 'Your turn' })
      .getByRole('button', { name: /^View offer details/ })
      .click()
    await press('Reject')
    await seller.page.getByLabel(/^Why are you rejecting/).fill(HOSTILE)
    await Promise.all([appears(/is rejected/), press('Reject offer')])
    const { body } = await first.buyer.get('/offers')
    expect(body.data.at(-1).attributes).toMatchObject({ closed_reason: 'declined' })
    expect(body.data.at(-1).attributes.history.at(-1).note).toBe(HOSTILE)
    await appears(/<img src=x onerror/)
    seller.sawNoProblem()
  })
})
