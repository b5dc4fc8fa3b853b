import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { SHIP_TO } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const OWN_NUMBER = '4500-118'

let browser: Browser
let people: Awaited<ReturnType<typeof openMarket>>
let buyer: Person
let seller: Person

beforeAll(async () => {
  browser = await openBrowser()
  people = await openMarket()
  const { site } = people
  await aListedProduct(site.db, {
    name: 'Speckled stoneware mug, 12 oz',
    units: 960,
    askingPrice: cents(420),
    sellerId: people.seller.id,
  })
  const asBuyer = await site.as(people.buyer)
  await asBuyer.put('/profile', { profile: { ship_to: SHIP_TO } })
  for (const label of ['Store 1', 'Store 2', 'Store 3', 'Store 5', 'Store 6'])
    await asBuyer.post('/ship_to_addresses', { ship_to_address: { ...SHIP_TO, label } })
  buyer = await aPersonAt(browser, { address: site.address })
  seller = await aPersonAt(browser, { address: site.address })
})
afterAll(async () => {
  await Promise.all([buyer.leave(), seller.leave()])
  await browser.close()
  await people.site.stop()
})

describe('a chain of six stores', () => {
  test('the buyer adds store 4 with its dock hours', async () => {
    await signIn(buyer, 'buyer@example.com')
    const { page } = buyer
    await page.goto('/ship_to_addresses')
    await page.getByRole('button', { name: 'Add address' }).click()
    await page.getByLabel('Label').fill('Store 4')
    await page.getByLabel('Address line 1').fill('4 Mine Road')
    await page.getByLabel('City').fill('Elko')
    await page.getByLabel('State').selectOption('NV')
    await page.getByLabel('Postal code').fill('89801')
    await page.getByLabel('Loading dock').check()
    await page.getByLabel(/Receiving hours/).fill('Mon to Fri, 7 am to 3 pm')
    await page.getByRole('dialog').getByRole('button', { name: 'Add address' }).click()
    await page.getByRole('button', { name: 'Edit Store 4' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('the buyer of six stores sends an offer to store 4 under its own number', async () => {
    const { page } = buyer
    const lot = await people.site.db.selectFrom('products').select('id').executeTakeFirstOrThrow()
    const asBuyer = await people.site.as(people.buyer)
    const line = { product_id: lot.id, quantity: 240, unit_price: 350 }
    await asBuyer.post('/offers', { offer: { offer_products_attributes: [line] } })
    await page.goto('/cart')
    await page.getByText(/Ships to Main address, 12 Main Street/).waitFor()
    await page.getByRole('button', { name: 'Change ship-to or PO number' }).click()
    await page.getByLabel('Ship to').selectOption({ label: 'Store 4, Elko, NV' })
    await page
      .getByRole('dialog')
      .getByText(/Receiving hours: Mon to Fri, 7 am to 3 pm/)
      .waitFor()
    await page.getByRole('textbox', { name: /Your PO number/ }).fill(OWN_NUMBER)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText(/Ships to Store 4, 4 Mine Road, Elko, NV 89801/).waitFor()
    await page.getByRole('button', { name: /^Send/ }).click()
    await page.getByText(/View offer in/).waitFor()
  })

  test('the seller reads where it goes before accepting, without the street', async () => {
    await signIn(seller, 'seller@example.com')
    const { page } = seller
    await page.goto('/my_offers')
    await page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Ships to Store 4, Elko, NV (Loading dock).').waitFor()
    await dialog.getByText(OWN_NUMBER).waitFor()
    expect(await page.getByText('4 Mine Road').count()).toBe(0)
    await dialog.getByRole('button', { name: /^Yes, accept/ }).click()
    await page.getByText(/is accepted/).waitFor()
  })

  test('the seller sees store 4, its dock hours and the number on the order', async () => {
    const { page } = seller
    const asSeller = await people.site.as(people.seller)
    const { data } = (await asSeller.get('/marketplace/purchase_orders')).body
    await page.goto(`/my_orders/${data[0].id}`)
    for (const words of [/4 Mine Road/, /Store 4/, /Receiving hours: Mon to Fri/, /4500-118/])
      await page.getByText(words).filter({ visible: true }).first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
