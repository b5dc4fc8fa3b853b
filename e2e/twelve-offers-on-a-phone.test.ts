import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const OFFERS = 12
const MOST_PRESSES = 30

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let buyer: Awaited<ReturnType<typeof anOfferInReview>>['buyer']
let seller: Person
let presses = 0

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  for (let count = 1; count <= OFFERS; count += 1) {
    const product = { sellerId: market.seller.id, name: `Canvas tote ${count}` }
    const { id } = await aListedProduct(market.site.db, product)
    const sent = await anOfferInReview(market, {
      lines: [{ productId: id, quantity: 10, price: 5_00 }],
    })
    buyer = sent.buyer
  }
  seller = await aPersonAt(browser, {
    address: market.site.address,
    device: { width: 375, height: 812, hasTouch: true },
  })
  await signIn(seller, 'seller@example.com')
  await seller.page.goto('/my_offers')
})
afterAll(async () => {
  await seller.leave()
  await browser.close()
  await market.site.stop()
})

const main = () => seller.page.getByRole('main')
const dialog = () => seller.page.locator('[role=dialog], [role=alertdialog]')

async function press(name: string | RegExp, within = main()) {
  presses += 1
  await within.getByRole('button', { name, exact: true }).first().tap()
}
async function choose(at: number) {
  presses += 1
  await main().getByRole('checkbox').nth(at).tap()
}
const appears = (text: string) => main().getByText(text).filter({ visible: true }).first().waitFor()

test('twelve offers are answered on a phone in at most thirty presses', async () => {
  await main()
    .getByRole('checkbox')
    .nth(OFFERS - 1)
    .waitFor()
  for (const at of [0, 1, 2, 3, 4, 5]) await choose(at)
  await press('Accept 6 offers')
  await press('Yes, accept 6 offers', dialog())
  await dialog().getByText('6 of 6 offers accepted').first().waitFor()
  await press('Close', dialog())
  await appears('6 of 12 answered')

  for (const done of [7, 8, 9]) {
    await press('Counter')
    await press('Meet in the middle', dialog())
    await press(/^Submit Counter/, dialog())
    await appears(`${done} of 12 answered`)
  }
  for (const done of [10, 11, 12]) {
    await press('Reject')
    await press('Reject offer')
    await appears(done < OFFERS ? `${done} of 12 answered` : 'No more offers to answer')
  }
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)

  const { body } = await buyer.get('/offers')
  const states = body.data.map((offer: { attributes: { state: string } }) => offer.attributes.state)
  expect(states.toSorted()).toEqual([
    ...Array.from({ length: 6 }, () => 'accepted'),
    ...Array.from({ length: 3 }, () => 'buyer_review'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ])
  seller.sawNoProblem()
})
