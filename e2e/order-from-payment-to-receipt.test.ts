import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const shipTo = {
  name: 'Corner Store',
  line1: '12 Main Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97201',
  country: 'US',
}

let browser: Browser
let people: Awaited<ReturnType<typeof openMarket>>
let site: TestSite
let buyer: Person
let seller: Person
let orderPath: string
let poNumber: string
let offerNumber: string

beforeAll(async () => {
  browser = await openBrowser()
  people = await openMarket()
  site = people.site
  const asBuyer = await site.as(people.buyer)
  await asBuyer.put('/profile', { profile: { ship_to: shipTo } })
  const id = await anOrderOf(await aLot('Speckled stoneware mug, 12 oz'))
  orderPath = `/my_orders/${id}`
  const { body } = await asBuyer.get(`/marketplace/purchase_orders/${id}`)
  poNumber = body.data.attributes.po_number
  offerNumber = body.data.attributes.offer_number
  // What an order of somebody else looks like is told by a refusal, which the console reports.
  buyer = await aPersonAt(browser, { address: site.address, meant: /404/ })
  seller = await aPersonAt(browser, { address: site.address })
})
afterAll(async () => {
  await Promise.all([buyer.leave(), seller.leave()])
  await browser.close()
  await site.stop()
})

async function aLot(name: string) {
  const lot = { name, units: 960, askingPrice: cents(420), sellerId: people.seller.id }
  return (await aListedProduct(site.db, { ...lot, photos: ['/photos/demo-lot-12/800.webp'] })).id
}

/** An offer of the buyer for this many units, which the seller accepts. */
async function anOrderOf(productId: number) {
  const [asBuyer, asSeller] = [await site.as(people.buyer), await site.as(people.seller)]
  const line = { product_id: productId, quantity: 240, unit_price: 350 }
  const drafted = await asBuyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  const path = `/offers/${drafted.body.data.id}`
  await asBuyer.put(`${path}/submit`)
  const accepted = await asSeller.put(`${path}/accept`)
  return Number(accepted.body.data.attributes.purchase_order_id)
}

const appears = ({ page }: Person, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

describe('an order, from payment to receipt', () => {
  test('is led to by the number in the mail, and waits for its buyer to pay', async () => {
    await signIn(buyer, 'buyer@example.com')
    const { page } = buyer
    const mails = await mailsTo(site, 'buyer@example.com')
    const mail = mails.find(({ text }) => text.includes(poNumber))
    expect(mail?.text).toContain('/my_orders')
    await page.goto(`/my_orders?order=${poNumber}`)
    await page.waitForURL(`**${orderPath}`)
    await page.getByRole('heading', { name: new RegExp(poNumber) }).waitFor()
    await appears(buyer, 'Pay to start shipping')
    // A line of the bell from before it was accepted.
    await page.goto(`/my_offers?offer=${offerNumber}`)
    await page.waitForURL(`**${orderPath}`)
    await page.getByRole('region', { name: 'Payment' }).getByText('Due').waitFor()
  })

  test('is paid at the hosted checkout, and the list tells that it is paid', async () => {
    const { page } = buyer
    await page.getByRole('button', { name: 'Check out $840.00' }).click()
    await page.waitForURL('**/sandbox_checkout/**')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL('**/my_orders?stripe_success=true*')
    await appears(buyer, `${poNumber} is paid.`)
    await appears(buyer, 'Awaiting shipment')
  })

  test('is shipped by its seller, who must say with whom and under which number', async () => {
    await signIn(seller, 'seller@example.com')
    const { page } = seller
    await page.goto(orderPath)
    await appears(seller, 'Ship to Corner Store')
    await page.getByRole('button', { name: 'Packing slip' }).waitFor()
    await buyer.page.goto(orderPath)
    await appears(buyer, 'the seller ships next')
    await page.getByRole('button', { name: 'Mark as shipped' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await dialog.getByText('Required').first().waitFor()
    await dialog.getByLabel('Carrier').fill('UPS')
    await dialog.getByLabel('Tracking number').fill('1Z 999 AA1')
    await dialog.getByLabel('Note').fill('Two pallets, dock 4')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('shows so to its buyer without a reload, with a way to the carrier', async () => {
    await appears(buyer, 'Harrow & Pine shipped the order')
    await appears(buyer, 'Two pallets, dock 4')
    await appears(buyer, /Marked received automatically on/)
    const tracking = buyer.page.getByRole('link', { name: '1Z 999 AA1' })
    expect(await tracking.getAttribute('href')).toContain('ups.com/track?tracknum=1Z999AA1')
  })

  test('is received by its buyer, who counts by line on a phone; what is missing is a claim, and its history tells all of it', async () => {
    const { page } = buyer
    await page.getByRole('button', { name: 'Mark received' }).click()
    const dialog = page.getByRole('dialog', { name: /^Receive PO-/ })
    await dialog.getByRole('button', { name: 'Receive all 240 units' }).waitFor()
    await page.setViewportSize({ width: 375, height: 720 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, { within: '[role=dialog]' })
    await dialog.getByRole('button', { name: 'Fewer' }).click()
    await dialog.getByRole('button', { name: 'Fewer' }).click()
    await dialog.getByRole('button', { name: 'Receive 238 of 240 and report 2 short' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1280, height: 720 })
    const history = page.getByRole('region', { name: 'History' })
    await history.getByText('You marked it as received').waitFor()
    await history.getByText('238 of 240 units arrived').waitFor()
    await history.getByText('You reported a problem').waitFor()
    for (const step of ['Order opened', 'Payment confirmed', 'Harrow & Pine shipped the order'])
      await history.getByText(step).waitFor()
    await appears(seller, 'Corner Store marked it as received')
  })

  test('is downloaded as a PDF by both sides', async () => {
    for (const { page } of [buyer, seller]) {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Purchase order (PDF)' }).click()
      const file = await downloading
      expect(file.suggestedFilename()).toBe(`${poNumber}.pdf`)
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  test('is found in the list by its status, and by what is in it', async () => {
    const { page } = buyer
    await anOrderOf(await aLot('Linen shirt'))
    await page.goto('/my_orders')
    await page.getByLabel('Status').selectOption('Received')
    await page.waitForURL('**/my_orders?status=received')
    await page.getByLabel('Search orders').fill('stoneware mug')
    await page.waitForURL('**query=stoneware+mug')
    await page.getByRole('link', { name: poNumber }).first().waitFor()
    await page.reload()
    await page.getByRole('link', { name: poNumber }).first().waitFor()
    await page.getByLabel('Search orders').fill('sofa')
    await appears(buyer, 'No orders match.')
    await page.getByRole('link', { name: 'Show all orders' }).click()
    await page.getByRole('link', { name: poNumber }).first().click()
    await page.waitForURL(`**${orderPath}`)
  })

  test('is a small card on a phone until its details are asked for', async () => {
    const onPhone = await aPersonAt(browser, {
      address: site.address,
      device: { width: 375, height: 800 },
    })
    const { page } = onPhone
    await signIn(onPhone, 'buyer@example.com')
    await page.goto('/my_orders')
    await page.getByText('View order details').first().waitFor()
    expect(await page.getByText('Ship to').filter({ visible: true }).count()).toBe(0)
    await page.getByRole('button', { name: `View order details of ${poNumber}` }).click()
    await appears(onPhone, '12 Main Street')
    await page.goto(orderPath)
    await appears(onPhone, 'You marked it as received')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    onPhone.sawNoProblem()
    await onPhone.leave()
  })

  test('a person without the order is told that there is no such order', async () => {
    const passwordHash = await hashPassword(PASSWORD)
    await aBuyer(site.db, { email: 'new@example.com', passwordHash })
    const newcomer = await aPersonAt(browser, { address: site.address })
    await signIn(newcomer, 'new@example.com')
    await newcomer.page.goto('/my_orders')
    await appears(newcomer, 'You have no orders.')
    await newcomer.leave()
  })

  test('is not there for others, and nothing went wrong on the way', async () => {
    await buyer.page.goto('/my_orders/987654321')
    await appears(buyer, 'We can’t find this order')
    await buyer.page.getByRole('link', { name: 'See My Orders' }).click()
    await buyer.page.waitForURL('**/my_orders')
    buyer.sawNoProblem()
    seller.sawNoProblem()
  })
})

describe('an order that its buyer does not pay', () => {
  let lotId: number
  let unpaid: string

  test('waits when the buyer comes back from the payment page, and is canceled there', async () => {
    const { page } = buyer
    lotId = await aLot('Walnut tray')
    const id = await anOrderOf(lotId)
    expect(await unitsLeft(lotId)).toBe(720)
    await page.goto(`/my_orders/${id}`)
    await page.getByRole('button', { name: 'Check out $840.00' }).click()
    await page.waitForURL('**/sandbox_checkout/**')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL('**/my_orders?stripe_success=false*')
    const waiting = page.getByText(/PO-\d+ waits for you until .+ cancel it here/)
    unpaid = /PO-\d+/.exec((await waiting.textContent()) ?? '')?.[0] ?? ''
    await page.getByRole('button', { name: 'Cancel order' }).first().click()
    const dialog = page.getByRole('alertdialog', { name: `Cancel ${unpaid}?` })
    await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click()
    await appears(buyer, `${unpaid} is canceled. You were not charged.`)
  })

  test('puts its units back on the lot, and tells the seller by the bell and by mail', async () => {
    expect(await unitsLeft(lotId)).toBe(960)
    await buyer.page.goto(`/all_products/${people.seller.id}/${lotId}`)
    await appears(buyer, '960 units')
    await seller.page.getByRole('button', { name: /^Notifications/ }).click()
    await appears(seller, `Corner Store canceled ${unpaid} before paying`)
    const mails = await mailsTo(site, 'seller@example.com')
    expect(mails.some(({ subject }) => subject.includes(`canceled ${unpaid}`))).toBe(true)
    buyer.sawNoProblem()
    seller.sawNoProblem()
  })
})

const unitsLeft = async (id: number) =>
  (
    await site.db
      .selectFrom('products')
      .select('units')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).units
