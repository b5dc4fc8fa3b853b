import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const TOTAL = /\$3,100(\.00)?/
const NAMES = ['Mug', 'Bowl', 'Plate', 'Vase', 'Jug', 'Tray'] as const

let browser: Browser
let site: TestSite
let buyer: Person
let seller: Person

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  const lots = []
  for (const name of NAMES)
    lots.push(
      await aListedProduct(site.db, {
        sellerId: market.seller.id,
        name: `${name}, stoneware`,
        units: 500,
        askingPrice: cents(10_00),
        msrp: cents(40_00),
      }),
    )
  await anOfferInReview(market, {
    lines: lots.map(({ id }) => ({ productId: id, quantity: 100, price: 6_00 })),
    note: 'All six by Friday?',
  })
  buyer = await aPersonAt(browser, { address: site.address })
  seller = await aPersonAt(browser, { address: site.address })
  await Promise.all([signIn(buyer, 'buyer@example.com'), signIn(seller, 'seller@example.com')])
  await Promise.all([buyer.page.goto('/my_offers'), seller.page.goto('/my_offers')])
})
afterAll(async () => {
  await Promise.all([buyer.leave(), seller.leave()])
  await browser.close()
  await site.stop()
})

const appears = (person: Person, text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first().waitFor()
const isGone = (person: Person, text: string) =>
  person.page.getByText(text).first().waitFor({ state: 'detached' })
const dialogOf = ({ page }: Person) => page.getByRole('dialog')
const press = ({ page }: Person, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

describe('six lines, two counters and other quantities, in two browsers at once', () => {
  test('the seller reads what is offered, asked, left to him, and the note', async () => {
    await appears(seller, 'Ready for review')
    await appears(seller, '$3,600.00')
    await appears(seller, '$3,240.00')
    await appears(seller, 'All six by Friday?')
    const card = seller.page.getByRole('table', { name: /Products of O-/ })
    for (const name of NAMES) await card.getByRole('link', { name: `${name}, stoneware` }).waitFor()
    expect(await card.getByText('500 available').count()).toBe(NAMES.length)
    await appears(buyer, 'Submitted to seller')
    await isGone(buyer, 'Accept')
  })

  test('takes a line out and puts it back, and takes another out for good', async () => {
    await press(seller, 'Counter')
    const counter = dialogOf(seller)
    await counter.getByRole('button', { name: 'Remove Mug, stoneware' }).click()
    await counter.getByText('is removed from the counter').waitFor()
    await counter.getByRole('button', { name: 'Submit Counter of $3,000.00' }).waitFor()
    await counter.getByRole('button', { name: 'Undo' }).click()
    await counter.getByText('No changes: submitting accepts their offer.').waitFor()
    await counter.getByRole('button', { name: 'Accept Counter at $3,600.00' }).waitFor()
    await counter.getByRole('button', { name: 'Remove Tray, stoneware' }).click()
  })

  test('is told what cannot be sent, and warned of what can', async () => {
    const counter = dialogOf(seller)
    const price = counter.getByLabel('My price for Mug, stoneware')
    await price.fill('10.01')
    await counter.getByText('Exceeds asking price').waitFor()
    expect(await counter.getByRole('button', { name: /^Submit Counter/ }).isDisabled()).toBe(true)
    await price.fill('5.00')
    await counter.getByText('Below buyer offer').waitFor()
    await price.fill('8.00')
    await counter.getByLabel('Units of Bowl, stoneware').fill('150')
    await counter.getByText('Previous Total').waitFor()
    await counter.getByLabel('Note to the buyer').fill('The trays are gone, take more bowls.')
    await counter.getByRole('button', { name: 'Submit Counter of $3,500.00' }).click()
    await counter.waitFor({ state: 'detached' })
  })

  test('the buyer sees the counter without a reload: old and new, and the note', async () => {
    await appears(buyer, 'Ready for review')
    await appears(buyer, '$3,500.00')
    await appears(buyer, 'The trays are gone, take more bowls.')
    const history = buyer.page.getByRole('listitem').filter({ hasText: 'Harrow & Pine countered' })
    await history.getByText('Tray taken out').waitFor()
    await history.getByText('150 units').waitFor()
    await appears(seller, 'Submitted to buyer')
  })

  test('counters again, above what is asked for one line, with fewer units of another', async () => {
    await press(buyer, 'Counter')
    const counter = dialogOf(buyer)
    await counter.getByLabel('My price for Mug, stoneware').fill('8.50')
    await counter.getByText('Above seller offer').waitFor()
    await counter.getByLabel('My price for Mug, stoneware').fill('7.00')
    await counter.getByLabel('Units of Vase, stoneware').fill('50')
    await counter.getByLabel('Note to the seller').fill('Half the vases, and we have a deal.')
    await counter.getByRole('button', { name: 'Submit Counter of $3,100.00' }).click()
    await counter.waitFor({ state: 'detached' })
  })

  test('the seller sees it without a reload, what he nets and when he is paid, and accepts', async () => {
    await appears(seller, 'Half the vases, and we have a deal.')
    await press(seller, 'Accept at $3,100.00')
    const accept = seller.page.getByRole('alertdialog')
    await accept.getByText('$2,790.00').waitFor()
    await accept.getByText('72 hours to pay').waitFor()
    await accept.getByLabel('Note to the buyer').fill('Deal.')
    await accept.getByRole('button', { name: 'Yes, accept at $3,100.00' }).click()
    await seller.page.waitForURL('**/my_orders*')
    await seller.page.getByRole('heading', { name: 'My Orders' }).waitFor()
  })

  test('the buyer’s card leaves My Offers without a reload for an order of five lines', async () => {
    await appears(buyer, 'You have no offers.')
    await buyer.page.goto('/my_orders')
    await appears(buyer, TOTAL)
    buyer.sawNoProblem()
    seller.sawNoProblem()
  })
})
