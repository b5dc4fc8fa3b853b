import type { Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { traderChannels } from '#market/live/channels.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, signInByDialog, type Person } from './support/person.ts'
import { settled } from './support/settled.ts'

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let buyer: Person
let offer: string
beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  offer = await anOffer()
  buyer = await aPersonAt(browser, { address: market.site.address })
  await signIn(buyer, 'buyer@example.com')
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await market.site.stop()
})

async function anOffer() {
  const { id } = await aListedProduct(market.site.db, { sellerId: market.seller.id, units: 500 })
  const lines = [{ productId: id, quantity: 10, price: 500 }]
  return (await anOfferInReview(market, { lines })).offerId
}

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
      await allConfirmed((hear) =>
        server.onMessage((message) => {
          route.send(message)
          hear(message)
        }),
      )
    },
  }
}

/** Settles when every channel of a trader is confirmed. */
async function allConfirmed(listen: (hear: (message: string | Buffer) => void) => void) {
  const done = Promise.withResolvers<void>()
  let confirmations = 0
  listen((message) => {
    confirmations += String(message).includes('confirm_subscription') ? 1 : 0
    if (confirmations === traderChannels.length) done.resolve()
  })
  await done.promise
}

/** The seller asks for another price; answers the offer's number. */
async function counter(offerId: string) {
  const seller = await market.site.as(market.seller)
  const { body } = await seller.get(`/offers/${offerId}`)
  const lines = [{ id: body.included[0].id, unit_price: 550 }]
  const answer = await seller.post(`/offers/${offerId}/counter_offer`, {
    offer_products_attributes: lines,
  })
  expect(answer).toMatchObject({ status: 200 })
  return String(body.data.attributes.offer_number)
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

test.each(['buyer', 'seller'])(
  'the first page of a %s who signs in asks for nothing twice',
  async (party) => {
    const person = await aPersonAt(browser, { address: market.site.address })
    const { page } = person
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && request.method() === 'GET')
        asked.push(request.url())
    })
    const connected = page
      .waitForEvent('websocket')
      .then((socket) =>
        allConfirmed((hear) => socket.on('framereceived', ({ payload }) => hear(payload))),
      )
    await signInByDialog(person, `${party}@example.com`)
    await connected
    await settled(page)
    expect(asked.filter((each, at) => asked.indexOf(each) !== at)).toEqual([])
    await person.leave()
  },
)

test('what happens between the drawing of a page and its connection is shown', async () => {
  const { page } = buyer
  const { connect } = await withHeldConnection(page)
  await page.goto('/my_offers')
  await settled(page)
  const accept = page.getByRole('button', { name: /^Accept/ })
  expect(await accept.count()).toBe(0)
  await counter(offer)
  await connect()
  await accept.first().waitFor()
  buyer.sawNoProblem()
})

test('nothing changes the data of a page until the whole page is taken over', async () => {
  // Its page would read the news.
  await buyer.page.goto('about:blank')
  const reader = await aPersonAt(browser, { address: market.site.address })
  const { page } = reader
  await signIn(reader, 'buyer@example.com')
  const another = await anOffer()
  const number = await counter(another)
  const asBuyer = await market.site.as(market.buyer)
  const unread = async () => (await asBuyer.get('/notifications')).body.unread_count
  await expect.poll(unread).toBeGreaterThan(0)
  await page.addInitScript(noteEarlyChanges)
  const marked = page.waitForResponse(/notifications\/read/)
  await page.goto(`/my_offers?offer=${number}`)
  await marked
  await page.waitForFunction(() => Reflect.get(window, 'isConnecting'))
  expect(await page.evaluate(() => Reflect.get(window, 'tooEarly'))).toEqual([])
  reader.sawNoProblem()
  await reader.leave()
})

/** In the page: notes what news or a change could come of while parts of the page are still as they were drawn. */
function noteEarlyChanges() {
  const tooEarly: string[] = []
  Object.assign(window, { tooEarly })
  const note = (what: string) => {
    // A count of visits, from which nothing is drawn.
    if (what.includes('/page_views')) return
    if (document.querySelector('#root[data-page]')) tooEarly.push(what)
  }
  const send = window.fetch.bind(window)
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      note(`connects to ${address}`)
      Object.assign(window, { isConnecting: true })
    }
  }
  window.fetch = (asked, options) => {
    const method = asked instanceof Request ? asked.method : (options?.method ?? 'GET')
    if (method !== 'GET') note(`${method} ${asked instanceof Request ? asked.url : asked}`)
    return send(asked, options)
  }
}
