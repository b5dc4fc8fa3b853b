import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { SHIP_TO } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let buyer: Person
let seller: Person
let lotPage: string

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  const lot = await aListedProduct(site.db, { sellerId: market.seller.id, name: 'Stoneware mug' })
  lotPage = `/all_products/${market.seller.id}/${lot.id}`
  await (await site.as(market.buyer)).put('/profile', { profile: { ship_to: SHIP_TO } })
  buyer = await aPersonAt(browser, { address: site.address })
  seller = await aPersonAt(browser, { address: site.address })
})
afterAll(async () => {
  await Promise.all([buyer.leave(), seller.leave()])
  await browser.close()
  await site.stop()
})

test('a buyer asks about a lot, is answered at once, and the offer keeps it', async () => {
  await signIn(seller, 'seller@example.com')
  await seller.page.goto('/questions')
  await seller.page.getByText('No questions yet').waitFor()

  await signIn(buyer, 'buyer@example.com')
  await buyer.page.goto(lotPage)
  await buyer.page.getByRole('button', { name: 'Ask the seller' }).click()
  const asking = buyer.page.getByRole('dialog')
  await asking.getByRole('textbox').fill('Is it boxed?')
  await asking.getByRole('button', { name: 'Send message' }).click()
  await asking.getByRole('listitem').getByText('Is it boxed?').waitFor()

  await seller.page.getByRole('button', { name: 'Is it boxed?' }).click()
  const answering = seller.page.getByRole('dialog')
  await answering.getByRole('textbox').fill('Yes, 24 to a box.')
  await answering.getByRole('button', { name: 'Send message' }).click()
  await asking.getByRole('listitem').getByText('Yes, 24 to a box.').waitFor()

  await buyer.page.keyboard.press('Escape')
  await buyer.page.getByRole('form', { name: 'Offer' }).getByLabel('Price per unit').fill('7.00')
  await buyer.page.getByRole('button', { name: 'Add to cart' }).click()
  await buyer.page.getByRole('link', { name: 'View in Cart' }).first().click()
  await buyer.page.getByRole('button', { name: /^Send Offer/ }).click()
  await buyer.page.getByText('Success! View offer in My Offers').waitFor()

  const continued = answering.getByRole('link', { name: /^O-\d+$/ })
  const number = await continued.innerText()
  await continued.click()
  await seller.page.waitForURL(`**/my_offers?offer=${number}`)
  await seller.page.getByText('about Stoneware mug').first().waitFor()
  expect(await seller.page.getByRole('listitem').getByText('Yes, 24 to a box.').count()).toBe(1)
  buyer.sawNoProblem()
  seller.sawNoProblem()
})
