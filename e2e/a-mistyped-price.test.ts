import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn } from './support/person.ts'

let market: Awaited<ReturnType<typeof openMarket>>
let browser: Browser
let mug: { id: number }
beforeAll(async () => {
  market = await openMarket()
  browser = await openBrowser()
  mug = await aListedProduct(market.site.db, {
    sellerId: market.seller.id,
    name: 'Mug',
    units: 100,
    askingPrice: cents(15_00),
    msrp: cents(40_00),
    wholesale: cents(11_00),
  })
})
afterAll(async () => {
  await browser?.close()
  await market?.site.stop()
})

const useMeant = (page: Page, price: string) =>
  page
    .getByRole('alertdialog', { name: `Did you mean ${price}?` })
    .getByRole('button', { name: `Use ${price}` })
const askingOfMug = (page: Page) => page.getByLabel('Asking price of Mug')

test('a buyer is asked about it on the lot and in the cart, before it is offered', async () => {
  const buyer = await aPersonAt(browser, { address: market.site.address })
  await signIn(buyer, 'buyer@example.com')
  const { page } = buyer
  await page.goto(`/all_products/${market.seller.id}/${mug.id}`)
  const price = page.getByLabel('Price per unit')
  await price.fill('12')
  await price.press('Enter')
  await page.getByText('$0.12 is under a tenth of $15.00.').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'View in Cart' }).first().click()
  await page.getByText('$12.00', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'Edit Mug' }).click()
  await page.getByLabel('My price for Mug').fill('11')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await useMeant(page, '$11.00').click()
  await page.getByText('$11.00', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Edit Offer' }).click()
  await page.getByLabel('Price per unit').fill('10')
  await page.getByRole('button', { name: 'Save Offer' }).click()
  await useMeant(page, '$10.00').click()
  await page.getByText('$10.00', { exact: true }).first().waitFor()
  buyer.sawNoProblem()
  await buyer.leave()
})

test('a seller is asked about it in the list and in the form, and sees the percent while typing', async () => {
  const seller = await aPersonAt(browser, { address: market.site.address })
  await signIn(seller, 'seller@example.com')
  const { page } = seller
  await page.goto('/dashboard/manage_products')
  await page.getByRole('button', { name: 'Table, edit in place' }).click()
  await askingOfMug(page).fill('12')
  await page.getByText('99% off MSRP').waitFor()
  await askingOfMug(page).press('Enter')
  await page.getByText('$0.12 is under a tenth of $15.00.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => askingOfMug(page).inputValue()).toBe('15.00')
  await askingOfMug(page).fill('12.5')
  await page.getByText('68% off MSRP').waitFor()
  await Promise.all([
    page.getByText('Mug: $12.50 asking price').waitFor(),
    askingOfMug(page).press('Enter'),
  ])

  await page.getByRole('link', { name: 'Mug', exact: true }).click()
  await page.getByLabel('Unit Asking Price').fill('14')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await useMeant(page, '$14.00').click()
  await page.waitForURL('**/dashboard/manage_products')
  await expect.poll(() => askingOfMug(page).inputValue()).toBe('14.00')
  seller.sawNoProblem()
  await seller.leave()
})
