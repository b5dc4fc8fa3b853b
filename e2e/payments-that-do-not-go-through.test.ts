import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { anUnpaidOrder, type Traders } from '#server/payments/testing/an-unpaid-order.ts'
import { cancelUnpaidOrders } from '#server/purchase-orders/cancel-unpaid-orders.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const DAYS_4_MS = 4 * 86_400_000

let browser: Browser
let site: TestSite
let traders: Traders
let buyer: Person
let seller: Person
let order: string

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  const lot = await aListedProduct(site.db, { sellerId: market.seller.id, units: 500 })
  traders = { buyer: market.buyer, seller: market.seller, productId: lot.id }
  order = await opened()
  buyer = await aPersonAt(browser, { address: site.address })
  seller = await aPersonAt(browser, { address: site.address })
  await signIn(seller, 'seller@example.com')
  await signIn(buyer, 'buyer@example.com')
  await seller.page.goto('/my_orders')
})
afterAll(async () => {
  await Promise.all([buyer.leave(), seller.leave()])
  await browser.close()
  await site.stop()
})

const terms = () => ({
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: site.address,
})

/** The number of a new order that waits for its payment. */
async function opened() {
  const { number } = await anUnpaidOrder(site.db, terms(), traders)
  return poNumber(number)
}

/** Fails when anybody has to reload to see what happened elsewhere. */
const appears = ({ page }: Person, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

async function checksOut() {
  const { page } = buyer
  await page.goto(`/my_orders?order=${order}`)
  await page.getByRole('button', { name: 'Check out $80.00' }).first().click()
  await page.waitForURL('**/sandbox_checkout/**')
  await appears(buyer, 'No money moves here.')
}

async function presses(label: string, success: boolean) {
  await buyer.page.getByRole('button', { name: label, exact: true }).click()
  await buyer.page.waitForURL(`**/my_orders?stripe_success=${success}*`)
}

describe('a buyer whose payment does not go through', () => {
  test('goes back without paying: nothing is charged, and the order still waits', async () => {
    await checksOut()
    await presses('Cancel', false)
    await appears(buyer, 'Checkout canceled. You were not charged.')
    await appears(buyer, `The units in ${order} stay reserved for you.`)
  })

  test('is declined: checks out again from the banner, on a page that says why', async () => {
    await checksOut()
    await presses('Decline', false)
    await appears(buyer, 'Your card was declined.')
    await buyer.page.getByRole('button', { name: 'Check out again' }).first().click()
    await buyer.page.waitForURL('**/sandbox_checkout/**')
    await appears(buyer, 'Your card was declined.')
  })

  test('is asked to verify it, which the seller sees without a reload', async () => {
    await presses('Pay needs verification', true)
    await appears(buyer, 'Your bank wants to verify the payment.')
    await appears(buyer, `${order} is on hold until then.`)
    await appears(buyer, 'Payment requires action')
    await appears(seller, 'Payment requires action')
  })

  test('fails to verify it: the order waits for a payment again, on both screens', async () => {
    await buyer.page.getByRole('button', { name: 'Verify Payment' }).first().click()
    await buyer.page.waitForURL('**/sandbox_checkout/*/verify')
    await presses('Fail', false)
    await appears(buyer, 'Your bank did not confirm the payment.')
    await buyer.page.getByRole('button', { name: 'Check out again' }).first().waitFor()
    await seller.page
      .getByText('Payment requires action')
      .filter({ visible: true })
      .waitFor({ state: 'detached' })
  })

  test('verifies the next try, and the seller, who never reloaded, is to ship', async () => {
    await checksOut()
    await presses('Pay needs verification', true)
    await buyer.page.getByRole('button', { name: 'Verify Payment' }).first().click()
    await buyer.page.waitForURL('**/sandbox_checkout/*/verify')
    await presses('Confirm', true)
    await appears(buyer, `${order} is paid.`)
    await appears(buyer, 'Harrow & Pine ships next.')
    await appears(seller, 'Awaiting shipment')
  })

  test('leaves an order unpaid until its deadline: it is canceled before their eyes', async () => {
    order = await opened()
    await buyer.page.goto(`/my_orders?order=${order}`)
    await buyer.page.getByRole('button', { name: 'Check out $80.00' }).first().waitFor()
    await cancelUnpaidOrders({ db: site.db, terms: terms() }, new Date(Date.now() + DAYS_4_MS))
    await appears(buyer, 'Payment deadline passed')
    await buyer.page
      .getByRole('button', { name: 'Check out $80.00' })
      .waitFor({ state: 'detached' })
    await appears(seller, 'Payment deadline passed')
  })

  test('and nothing went wrong on the way', () => {
    buyer.sawNoProblem()
    seller.sawNoProblem()
    expect(order).toMatch(/^PO-\d+$/)
  })
})
