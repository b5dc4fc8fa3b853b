import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'
import { PHONE } from './support/screens-fit.ts'

let browser: Browser
let people: Awaited<ReturnType<typeof openMarket>>
let buyer: Person
let seller: Person
let orderPath: string

/** An order of 240 mugs that its buyer pays at the sandbox and its seller ships. */
beforeAll(async () => {
  browser = await openBrowser()
  people = await openMarket()
  const { site } = people
  const lot = await aListedProduct(site.db, {
    name: 'Speckled stoneware mug, 12 oz',
    units: 960,
    askingPrice: cents(420),
    sellerId: people.seller.id,
  })
  const { offerId } = await anOfferInReview(people, {
    lines: [{ productId: lot.id, quantity: 240, price: 350 }],
  })
  const asSeller = await site.as(people.seller)
  const accepted = await asSeller.put(`/offers/${offerId}/accept`)
  const id: string = accepted.body.data.attributes.purchase_order_id
  orderPath = `/my_orders/${id}`
  buyer = await aPersonAt(browser, {
    address: site.address,
    device: { ...PHONE, hasTouch: true },
  })
  seller = await aPersonAt(browser, { address: site.address })
  await signIn(buyer, 'buyer@example.com')
  await signIn(seller, 'seller@example.com')
  await buyer.page.goto(orderPath)
  await buyer.page.getByRole('button', { name: 'Check out $840.00' }).click()
  await buyer.page.waitForURL('**/sandbox_checkout/**')
  await buyer.page.getByRole('button', { name: 'Pay', exact: true }).click()
  await buyer.page.waitForURL('**/my_orders?stripe_success=true*')
  await buyer.page
    .getByText(/is paid\./)
    .first()
    .waitFor()
  await asSeller.post(`/marketplace/purchase_orders/${id}/state_transitions`, {
    event: 'ship',
    carrier: 'UPS',
    tracking_number: '1Z 999 AA1',
  })
})
afterAll(async () => {
  await Promise.all([buyer.leave(), seller.leave()])
  await browser.close()
  await people.site.stop()
})

const problemsOf = ({ page }: Person) => page.getByRole('region', { name: 'Problems' })

test('a buyer reports damage on a phone with a photo, the seller proposes, the buyer accepts, and the refund is in both histories', async () => {
  await buyer.page.goto(orderPath)
  await seller.page.goto(orderPath)
  await buyer.page.getByRole('button', { name: 'Report a problem' }).click()
  const report = buyer.page.getByRole('dialog', { name: 'Report a problem' })
  await report.getByLabel('Damaged').click()
  await report.getByLabel('Units').fill('12')
  await report.getByLabel('What happened').fill('Two cases were crushed')
  await report.locator('input[type=file]').setInputFiles({
    name: 'cases.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPicture('jpeg', 640, 480),
  })
  await report.getByText(/asked for a credit of \$42\.00/).waitFor()
  await expectNoSidewaysScroll(buyer.page)
  await expectAccessible(buyer.page, { within: '[role=dialog]' })
  await report.getByRole('button', { name: 'Report problem' }).click()
  await report.waitFor({ state: 'detached' })
  await problemsOf(buyer).getByText('Seller’s turn').waitFor()

  // Without a reload.
  await problemsOf(seller).getByText('Two cases were crushed').waitFor()
  const photo = problemsOf(seller).getByRole('img', { name: 'Evidence 1' })
  await expect
    .poll(() => photo.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBe(200)
  await expectAccessible(seller.page)
  await problemsOf(seller).getByRole('button', { name: 'Propose another credit' }).click()
  const proposal = seller.page.getByRole('dialog', { name: 'Propose another credit' })
  await proposal.getByLabel('Credit').fill('3000')
  await proposal.getByLabel('Why').fill('Six of them can be sold as seconds')
  await proposal.getByRole('button', { name: 'Send proposal' }).click()
  await problemsOf(seller).getByText('Buyer’s turn').waitFor()

  await problemsOf(buyer).getByRole('button', { name: 'Accept $30.00' }).click()
  await buyer.page.getByRole('button', { name: 'Yes, settle with $30.00' }).click()
  for (const side of [buyer, seller]) {
    await problemsOf(side).getByText('Settled', { exact: true }).waitFor()
    const refunds = side.page.getByRole('region', { name: 'Refunds' })
    await refunds.getByText(/^Claim: 12 units damaged/).waitFor()
    await refunds.getByText('$30.00', { exact: true }).waitFor()
    const history = side.page.getByRole('region', { name: 'History' })
    await history.getByText(/reported a problem/).waitFor()
    await history.getByText(/closed the claim/).waitFor()
  }
  await expectNoSidewaysScroll(buyer.page)
  await expectAccessible(buyer.page)
  buyer.sawNoProblem()
  seller.sawNoProblem()
})
