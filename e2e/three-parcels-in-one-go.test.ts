import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const UPS = '1Z999AA10123456784'
const FEDEX = '986578788855'

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let seller: Person
let buyer: Person
let orders: { id: number; number: string }[]
let numbers: string[]

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  const { site } = market
  for (const quantity of [12, 24, 36]) {
    const { id } = await aListedProduct(site.db, {
      sellerId: market.seller.id,
      name: `Enamel mug ${quantity}`,
    })
    const { offerId } = await anOfferInReview(market, {
      lines: [{ productId: id, quantity, price: 5_00 }],
    })
    await (await site.as(market.seller)).put(`/offers/${offerId}/accept`)
  }
  const paid = await site.db
    .updateTable('purchaseOrders')
    .set({ status: 'awaiting_shipment', paidAt: new Date() })
    .returning(['id', 'number'])
    .execute()
  orders = paid
    .toSorted((a, b) => a.id - b.id)
    .map((each) => ({ ...each, number: `PO-${each.number}` }))
  numbers = orders.map(({ number }) => number)
  seller = await aPersonAt(browser, { address: site.address })
  buyer = await aPersonAt(browser, { address: site.address })
  await signIn(seller, 'seller@example.com')
  await signIn(buyer, 'buyer@example.com')
})
afterAll(async () => {
  await seller.leave()
  await buyer.leave()
  await browser.close()
  await market.site.stop()
})

test('a seller prints the pick list of three paid orders and their packing slips', async () => {
  const { page } = seller
  await page.goto('/my_orders')
  await page.getByRole('link', { name: /^Ship 3 orders/ }).click()
  for (const number of numbers) await tracking(number).waitFor()
  await expectAccessible(page)
  // What is printed is what the page holds while it is.
  const printed = await page.evaluateHandle(() => {
    const papers: string[] = []
    window.print = () => {
      papers.push(document.body.innerText)
      dispatchEvent(new Event('afterprint'))
    }
    return papers
  })
  await page.getByRole('button', { name: 'Print pick list' }).click()
  await page.getByRole('button', { name: 'Print packing slips' }).click()
  await expect.poll(() => printed.evaluate((papers) => papers.length)).toBe(2)
  const [list = '', slips = ''] = await printed.jsonValue()
  for (const quantity of [12, 24, 36]) expect(list).toContain(`Enamel mug ${quantity}`)
  for (const number of numbers) expect(slips).toContain(number)
})

test('and ships them in one go by a pasted column of numbers, whose carriers are known', async () => {
  const { page } = seller
  const [first = '', second = '', third = ''] = numbers
  await tracking(first).focus()
  await tracking(first).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const options = { clipboardData, bubbles: true, cancelable: true }
    field.dispatchEvent(new ClipboardEvent('paste', options))
  }, [UPS, FEDEX, UPS].join('\n'))
  for (const [number, carrier] of [
    [first, 'UPS'],
    [second, 'FedEx'],
    [third, 'UPS'],
  ] as const)
    await expect.poll(() => page.getByLabel(`Carrier of ${number}`).inputValue()).toBe(carrier)
  await page.getByRole('button', { name: 'Mark 3 orders as shipped' }).click()
  await page.getByText('3 orders shipped, 0 ready').waitFor()
})

test('the buyer finds the number of a parcel on its order', async () => {
  const { page } = buyer
  await page.goto(`/my_orders/${orders[1]?.id}`)
  await page.getByText(FEDEX).first().waitFor()
})

const tracking = (number: string) => seller.page.getByLabel(`Tracking number of ${number}`)
