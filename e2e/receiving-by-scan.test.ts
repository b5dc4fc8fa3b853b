import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { standAt } from '#server/purchase-orders/testing/an-order-at.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import type { Browser } from './support/browser.ts'
import { openBrowserThatSees } from './support/camera.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'
import { PHONE } from './support/screens-fit.ts'

const MUG = 'Speckled stoneware mug, 12 oz'

let browser: Browser
let people: Awaited<ReturnType<typeof openMarket>>
let buyer: Person
let orderId: string

beforeAll(async () => {
  people = await openMarket()
  const { site } = people
  const lot = await aListedProduct(site.db, {
    name: MUG,
    units: 960,
    askingPrice: cents(420),
    sellerId: people.seller.id,
  })
  browser = await openBrowserThatSees(lot.upc)
  const { offerId } = await anOfferInReview(people, {
    lines: [{ productId: lot.id, quantity: 3, price: 350 }],
  })
  const accepted = await (await site.as(people.seller)).put(`/offers/${offerId}/accept`)
  orderId = accepted.body.data.attributes.purchase_order_id
  await standAt(site, orderId, 'shipped')
  buyer = await aPersonAt(browser, { address: site.address, device: { ...PHONE, hasTouch: true } })
  await signIn(buyer, 'buyer@example.com')
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await people.site.stop()
})

test('a phone scans what arrived with its camera, and what is missing is reported with the same press', async () => {
  const { page } = buyer
  await page.goto(`/my_orders/${orderId}`)
  await page.getByRole('button', { name: 'Mark received' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Receive all 3 units' }).waitFor()
  await dialog.getByRole('button', { name: 'Scan with the camera' }).click()
  await dialog.getByText(`1 of 3: ${MUG}`).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Stop the camera' }).click()
  // The other way in, for a handheld scanner.
  await dialog.getByLabel('Barcode').fill('4006381333931')
  await page.keyboard.press('Enter')
  await dialog.getByText('Not on this order: 4006381333931').waitFor()
  await dialog.getByRole('button', { name: 'Receive 1 of 3 and report 2 short' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('1 of 3 units arrived').first().waitFor()

  const { body } = await (
    await people.site.as(people.seller)
  ).get(`/purchase_orders/${orderId}/claims`)
  expect(body.data).toMatchObject([{ reason: 'short', quantity: 2, state: 'seller_review' }])
  buyer.sawNoProblem()
})
