import type { Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { traderChannels } from '#market/live/channels.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'
import { settled } from './support/settled.ts'

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let buyer: Person
let offerId: string
beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  const { id } = await aListedProduct(market.site.db, { sellerId: market.seller.id, units: 500 })
  const lines = [{ productId: id, quantity: 10, price: 500 }]
  offerId = (await anOfferInReview(market, { lines })).offerId
  buyer = await aPersonAt(browser, { address: market.site.address })
  await signIn(buyer, 'buyer@example.com')
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await market.site.stop()
})

/** Holds the live connection of the next page back, and counts how often its offers are fetched. */
async function withHeldConnection(page: Page) {
  const opened = Promise.withResolvers<WebSocketRoute>()
  await page.routeWebSocket(/\/cable/, (route) => opened.resolve(route))
  let fetched = 0
  page.on('request', (request) => {
    fetched += /\/offers(\?|$)/.test(request.url()) ? 1 : 0
  })
  return {
    fetched: () => fetched,
    /** Settles when every channel is confirmed. */
    connect: async () => {
      const route = await opened.promise
      const server = route.connectToServer()
      const confirmed = Promise.withResolvers<void>()
      let confirmations = 0
      server.onMessage((message) => {
        route.send(message)
        confirmations += String(message).includes('confirm_subscription') ? 1 : 0
        if (confirmations === traderChannels.length) confirmed.resolve()
      })
      await confirmed.promise
    },
  }
}

/** The seller asks for another price. */
async function counter() {
  const seller = await market.site.as(market.seller)
  const { body } = await seller.get(`/offers/${offerId}`)
  const lines = [{ id: body.included[0].id, unit_price: 550 }]
  const answer = await seller.post(`/offers/${offerId}/counter_offer`, {
    offer_products_attributes: lines,
  })
  expect(answer).toMatchObject({ status: 200 })
}

test('a page that missed nothing until it is connected fetches nothing again', async () => {
  const { page } = buyer
  const { connect, fetched } = await withHeldConnection(page)
  await page.goto('/my_offers')
  await settled(page)
  await connect()
  await settled(page)
  expect(fetched()).toBe(0)
  buyer.sawNoProblem()
})

test('what happens between the drawing of a page and its connection is shown', async () => {
  const { page } = buyer
  const { connect } = await withHeldConnection(page)
  await page.goto('/my_offers')
  await settled(page)
  const accept = page.getByRole('button', { name: /^Accept/ })
  expect(await accept.count()).toBe(0)
  await counter()
  await connect()
  await accept.first().waitFor()
  buyer.sawNoProblem()
})
