import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const MANAGE = '/dashboard/manage_products'

let market: Awaited<ReturnType<typeof openMarket>>
let browser: Browser
let seller: Person
beforeAll(async () => {
  market = await openMarket()
  browser = await openBrowser()
  for (const name of ['Mug', 'Bowl', 'Plate', 'Vase'])
    await aListedProduct(market.site.db, {
      sellerId: market.seller.id,
      name,
      units: name === 'Vase' ? 0 : 100,
      askingPrice: cents(10_00),
    })
  seller = await aPersonAt(browser, { address: market.site.address, meant: /422/ })
  await signIn(seller, 'seller@example.com')
})
afterAll(async () => {
  await browser?.close()
  await market?.site.stop()
})

const table = (page: Page) => page.getByRole('table', { name: 'Products' })
const priceOf = (page: Page, name: string) => page.getByLabel(`Asking price of ${name}`)
/** Of an act on many; a figure has one of its own in a toast. */
const undoOf = (page: Page) => page.getByRole('note').getByRole('button', { name: 'Undo' })
const bar = (page: Page) => page.getByRole('region', { name: 'Selected products' })

async function openTable(page: Page) {
  await page.goto(MANAGE)
  await page.getByRole('button', { name: 'Table, edit in place' }).click()
  await table(page).waitFor()
}

test('a seller finds what is out of stock, and the address says so', async () => {
  const { page } = seller
  await page.goto(MANAGE)
  await page.getByText('4 Products', { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Out of stock/ }).click()
  await page.waitForURL('**?tab=sold_out')
  await page.getByText('1 Product', { exact: true }).waitFor()
  await page.getByLabel('Sort').selectOption('Name')
  await page.waitForURL('**?tab=sold_out&sort=name')
})

test('figures are edited in place: Enter goes down, Escape leaves, Undo takes back', async () => {
  const { page } = seller
  await openTable(page)
  await page.getByLabel('Sort').selectOption('Name')
  await page.waitForURL('**?sort=name')
  await expectAccessible(page)
  await priceOf(page, 'Bowl').fill('900')
  await Promise.all([
    // While it is pointed at, it stays.
    page.getByText('Bowl: $9.00 asking price').hover(),
    priceOf(page, 'Bowl').press('Enter'),
  ])
  await expect
    .poll(() => priceOf(page, 'Mug').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await priceOf(page, 'Mug').fill('100')
  await priceOf(page, 'Mug').press('Escape')
  await expect.poll(() => priceOf(page, 'Mug').inputValue()).toBe('10.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => priceOf(page, 'Bowl').inputValue()).toBe('10.00')
})

test('a refusal is shown at its field, and the figure is what it was', async () => {
  const { page } = seller
  await priceOf(page, 'Plate').fill('9900')
  await priceOf(page, 'Plate').press('Enter')
  await table(page).getByText('Must be less than or equal to Unit MSRP').waitFor()
  await expect.poll(() => priceOf(page, 'Plate').inputValue()).toBe('10.00')
  await expectAccessible(page)
})

test('prices are lowered for a stretch of the list, and taken back', async () => {
  const { page } = seller
  await page.getByLabel('Select Bowl').click()
  await page.getByLabel('Select Plate').click({ modifiers: ['Shift'] })
  await bar(page).getByText('3 selected').waitFor()
  await bar(page).getByRole('button', { name: 'Price' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change asking prices' })
  await dialog.getByLabel('By percent').fill('12.5')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change the price of 3 products' }).click()
  await page.getByText('3 products have a new asking price').waitFor()
  await expect.poll(() => priceOf(page, 'Mug').inputValue()).toBe('8.75')
  await undoOf(page).click()
  await page.getByText('Undone for 3 products').waitFor()
  await expect.poll(() => priceOf(page, 'Mug').inputValue()).toBe('10.00')
})

test('a tag is given to many, and taken back', async () => {
  const { page } = seller
  await page.getByLabel('Select Bowl').click()
  await page.getByLabel('Select Plate').click({ modifiers: ['Shift'] })
  await bar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Add a tag' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a tag' })
  await dialog.getByLabel('Tag').fill('Last units')
  await dialog.getByText('3 of 3 change.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add the tag to 3 products' }).click()
  await page.getByText('3 products have the tag').waitFor()
  await undoOf(page).click()
  await page.getByText('Undone for 3 products').waitFor()
})

test('a product is paused, and stands under its own tab', async () => {
  const { page } = seller
  await page.getByLabel('Select Mug').click()
  await bar(page).getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Pause 1 product' }).click()
  await page.getByText('1 product is paused').waitFor()
  await page.getByRole('link', { name: /^Paused/ }).click()
  await page.waitForURL('**?tab=paused**')
  await page.getByText('1 Product', { exact: true }).waitFor()
})

test('columns, search and order are saved as a tab, which is there wherever the seller signs in', async () => {
  const { page } = seller
  await openTable(page)
  await page.getByRole('button', { name: 'Columns' }).click()
  const columns = page.getByRole('dialog', { name: 'Columns of the table' })
  await columns.getByRole('checkbox', { name: 'SKU', exact: true }).click()
  await columns.getByRole('checkbox', { name: 'SKU', exact: true, checked: true }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await table(page).getByRole('columnheader', { name: 'SKU', exact: true }).waitFor()
  await page.getByLabel('Search products').fill('Bowl')
  await page.getByText('1 Product', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a view' })
  await dialog.getByLabel('Name').fill('Only bowls')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/view=\d+/)
  await expectAccessible(page)

  const elsewhere = await aPersonAt(browser, { address: market.site.address })
  await signIn(elsewhere, 'seller@example.com')
  await openTable(elsewhere.page)
  await elsewhere.page.getByRole('link', { name: 'Only bowls' }).click()
  await elsewhere.page.getByText('1 Product', { exact: true }).waitFor()
  await table(elsewhere.page).getByRole('columnheader', { name: 'SKU', exact: true }).waitFor()
  elsewhere.sawNoProblem()
  await elsewhere.leave()
})

test('all products of a search are deleted on a phone, and come back', async () => {
  const phone = await aPersonAt(browser, {
    address: market.site.address,
    device: { width: 375, height: 740, hasTouch: true },
  })
  const { page } = phone
  await signIn(phone, 'seller@example.com')
  await page.goto(MANAGE)
  const details = page.getByRole('button', { name: 'Details of Bowl' })
  await details.click()
  await page.getByRole('link', { name: 'Edit product details of Bowl' }).waitFor()
  await expectAccessible(page)
  await openTable(page)
  await page.getByLabel(/^Select all 4 of this search/).check()
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete 4 products' }).click()
  await page.getByText('4 products are deleted').waitFor()
  await undoOf(page).click()
  await page.getByText('4 Products', { exact: true }).waitFor()
  await expectNoSidewaysScroll(page)
  phone.sawNoProblem()
  await phone.leave()
})

test('what a lot lacks is filled in where it stands, and buyers see it', async () => {
  const { page } = seller
  const { db } = market.site
  const lot = await aListedProduct(db, {
    sellerId: market.seller.id,
    name: 'Jug',
    photos: [],
    provisional: true,
  })
  await db.updateTable('products').set({ msrpCents: null }).where('id', '=', lot.id).execute()
  await page.goto(`${MANAGE}?tab=needs_fixing`)
  await page.getByLabel('MSRP of Jug').fill('40.00')
  await page.getByLabel('MSRP of Jug').press('Enter')
  await page.getByText('Jug: $40.00 MSRP').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Photo file of Jug').setInputFiles({
    name: 'jug.png',
    mimeType: 'image/png',
    buffer: await aPicture('png', 64, 64),
  })
  await page.getByText('Jug: photo added. Buyers see it now').waitFor()
  await table(page).getByText('Published').waitFor()
})

test('the products are taken along as a file', async () => {
  const { page } = seller
  await page.goto(MANAGE)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^lotline-products-.*\.csv$/)
  seller.sawNoProblem()
})
