import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { isLong } from '#server/testing/rounds.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn } from './support/person.ts'
import { pressEarly, type EarlyPress } from './support/press-early.ts'
import { settled } from './support/settled.ts'

const SLOWER = 6

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let session: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  const sellerId = market.seller.id
  await aListedProduct(market.site.db, { sellerId, name: 'Brass lantern', units: 500 })
  await aListedProduct(market.site.db, { sellerId, name: 'Enamel mug', units: 500 })
  for (const [at, name] of ['Fern & Fig', 'Alder Market'].entries()) {
    const asBuyer = await market.site.as(await aBuyer(market.site.db, { name }))
    const line = { product_id: at + 1, quantity: 5, unit_price: 900 }
    const { body } = await asBuyer.post('/offers', {
      offer: { offer_products_attributes: [line] },
    })
    expect((await asBuyer.put(`/offers/${body.data.id}/submit`)).status).toBe(200)
  }
  const buyer = await aPersonAt(browser, { address: market.site.address })
  await signIn(buyer, 'buyer@example.com')
  session = await buyer.page.context().cookies()
  await buyer.leave()
})
afterAll(async () => {
  await browser.close()
  await market.site.stop()
})

/** At a machine with a slow processor. */
async function somebody({ isSignedIn }: { isSignedIn: boolean }) {
  const person = await aPersonAt(browser, { address: market.site.address })
  const context = person.page.context()
  if (isSignedIn) await context.addCookies(session)
  const tools = await context.newCDPSession(person.page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return person
}

type Case = { at: string; press: string; leads: string; isSignedIn: boolean }

const member = { isSignedIn: true }
const visitor = { isSignedIn: false }
const FILTERED = '/all_products/filter/min_units=5'
const SEARCH = '/all_products/search?query=lantern'
const PAGES: Case[] = [
  { at: FILTERED, press: 'Reset filters', leads: '/all_products', ...member },
  { at: SEARCH, press: 'Brass lantern', leads: '/all_products/1/1', ...member },
  { at: '/all_products', press: 'My Offers', leads: '/my_offers', ...member },
  { at: '/all_products/1/1', press: 'Harrow & Pine', leads: '/all_sellers/1', ...member },
  { at: '/all_sellers/1', press: 'Enamel mug', leads: '/all_products/1/2', ...member },
  { at: '/my_offers', press: 'All Products', leads: '/all_products', ...member },
  { at: '/', press: 'Start Buying', leads: '/buyer_inquiry', ...visitor },
  { at: '/buyer_inquiry', press: 'Sign In', leads: '/sign_in', ...visitor },
  { at: '/seller_inquiry', press: 'Sign In', leads: '/sign_in', ...visitor },
  { at: '/buyer_inquiry/submitted', press: 'Back to Home', leads: '/', ...visitor },
]
const MOMENTS: EarlyPress['moment'][] = ['drawn', 'begun', 'framed']

// At so slow a processor each takes its time: all thirty in the long form.
const pagesAt = (moment: EarlyPress['moment']) =>
  PAGES.filter((_, at) => isLong || at % MOMENTS.length === MOMENTS.indexOf(moment))

describe.each(MOMENTS)('pressed when the page is %s', (moment) => {
  test.each(pagesAt(moment))(
    '$press of $at leads to $leads',
    async ({ at, press, leads, isSignedIn }) => {
      const person = await somebody({ isSignedIn })
      const { page } = person
      await pressEarly(page, { moment, words: press })
      await page.goto(at, { waitUntil: 'commit' })
      await page.waitForURL((url) => url.pathname + url.search === leads, { waitUntil: 'commit' })
      await settled(page)
      person.sawNoProblem()
      await person.leave()
    },
  )

  test('what is chosen is chosen once', async () => {
    const person = await somebody(member)
    const { page } = person
    await pressEarly(page, { moment, words: 'Compare Brass lantern' })
    await page.goto('/all_products', { waitUntil: 'commit' })
    await page.getByRole('region', { name: 'Lots to compare' }).getByText('1 of 10 lots').waitFor()
    await settled(page)
    expect(await page.getByRole('checkbox', { name: 'Compare Brass lantern' }).isChecked()).toBe(
      true,
    )
    person.sawNoProblem()
    await person.leave()
  })

  test('a step back leads back', async () => {
    const person = await somebody(member)
    const { page } = person
    await page.goto(FILTERED)
    await page.getByRole('button', { name: 'Reset filters' }).first().click()
    await page.waitForURL('**/all_products')
    await settled(page)
    await pressEarly(page, { moment, words: 'back' })
    await page.reload({ waitUntil: 'commit' })
    await page.waitForURL(`**${FILTERED}`, { waitUntil: 'commit' })
    await page.getByRole('list', { name: 'Applied filters' }).waitFor()
    await settled(page)
    person.sawNoProblem()
    await person.leave()
  })

  test('a Counter opens its dialog where the app draws the offer closed', async () => {
    // The server can't know that a window of a computer is as narrow as a phone.
    const person = await aPersonAt(browser, {
      address: market.site.address,
      device: { width: 375, height: 812 },
    })
    await signIn(person, 'seller@example.com')
    const { page } = person
    await pressEarly(page, { moment, words: 'Counter' })
    await page.goto('/my_offers', { waitUntil: 'commit' })
    const dialog = page.getByRole('dialog', { name: /^Counter/ })
    await dialog.waitFor()
    // Of the offer whose button was pressed.
    const first = await page
      .locator('[data-offer] > [aria-label]')
      .first()
      .getAttribute('aria-label')
    const [, company = 'nobody'] = first?.split(', ') ?? []
    await expect.poll(() => dialog.getByRole('heading').first().textContent()).toContain(company)
    expect(await page.getByLabel(/^View offer details of/).count()).toBe(2)
    person.sawNoProblem()
    await person.leave()
  })
})
