import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

type Row = Record<string, string>

let browser: Browser
let site: TestSite
let buyer: Person
let spreadsheet: Row[]

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  const juniper = await aSeller(site.db, { name: 'Juniper Row' })
  const harrowLot = { sellerId: market.seller.id, category: 'home', minOrderUnits: 10 } as const
  await aListedProduct(site.db, { ...harrowLot, name: 'Speckled mug', askingPrice: cents(9_00) })
  await aListedProduct(site.db, { ...harrowLot, name: 'Fig candle', askingPrice: cents(8_00) })
  await aListedProduct(site.db, { sellerId: juniper.id, category: 'home', name: 'Linen throw' })
  await aListedProduct(site.db, { sellerId: juniper.id, category: 'home', name: 'Wool blanket' })
  await aListedProduct(site.db, { sellerId: juniper.id, category: 'toys', name: 'Wooden train' })
  const account = { name: 'Sheet Store', email: 'sheets@example.com' }
  await aBuyer(site.db, { ...account, passwordHash: await hashPassword(PASSWORD) })
  buyer = await aPersonAt(browser, { address: site.address, meant: /422/ })
  await signIn(buyer, account.email)
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

const textOf = async (download: Download) => readFile(await download.path(), 'utf8')
const rowsOf = (text: string) =>
  Papa.parse<Row>(text.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data

async function upload(page: Page, rows: Row[], name = 'offers.csv') {
  const buffer = Buffer.from(Papa.unparse(rows))
  await page
    .getByLabel('Offers as a CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer })
}

/** The offers a buyer writes into the spreadsheet, by the name of the lot. */
function fill(offers: Record<string, [quantity: string, price: string]>) {
  for (const row of spreadsheet) {
    const [quantity = '', price = ''] = offers[row['Name'] ?? ''] ?? []
    row['Offer Quantity'] = quantity
    row['Offer Price'] = price
  }
}

test('the filtered catalogue is downloaded as a spreadsheet', async () => {
  const { page } = buyer
  await page.goto('/all_products?filter=Home&sort=price_asc')
  await page.getByRole('button', { name: 'More actions for these results' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^lotline-catalogue-\d{4}-\d{2}-\d{2}\.csv$/)
  spreadsheet = rowsOf(await textOf(download))
  expect(spreadsheet.map((row) => row['Name'])).toEqual([
    'Fig candle',
    'Speckled mug',
    'Wool blanket',
    'Linen throw',
  ])
})

test('the way back begins with the filters one came with', async () => {
  const { page } = buyer
  await page.getByRole('button', { name: 'More actions for these results' }).click()
  await page.getByRole('menuitem', { name: 'Upload offers' }).click()
  await page.waitForURL('**/cart/upload?*')
  await page.getByRole('heading', { name: 'Offers by spreadsheet' }).waitFor()
  await page.getByRole('list', { name: 'Filters' }).getByText('Home').waitFor()
  await page.getByText('4 lots', { exact: true }).waitFor()
  await expectAccessible(page)
})

test('an unreadable or unfilled file is refused with a reason', async () => {
  const { page } = buyer
  await upload(page, spreadsheet, 'offers.pdf')
  await page.getByText('Incorrect file type. Please choose a .csv file.').waitFor()
  await upload(page, [{ Name: 'Mug' }])
  await page.getByText('This file has no Product ID column').waitFor()
  await upload(page, spreadsheet)
  await page.getByText('No offers filled in yet.').waitFor()
})

test('the preview names every problem by its row', async () => {
  const { page } = buyer
  fill({
    'Fig candle': ['20', '7.00'],
    'Speckled mug': ['5', '9.50'],
    'Linen throw': ['1,000', '1.299,00'],
    'Wool blanket': ['40', '$8.50'],
  })
  await upload(page, spreadsheet)
  await page.getByText('2 lots from 2 sellers for $480.00.').waitFor()
  await page.getByText('2 rows with problems are skipped.').waitFor()
  const mug = page.getByRole('row').filter({ hasText: 'Speckled mug' })
  await mug.getByText('Row 3').waitFor()
  await mug.getByText('10 unit minimum').waitFor()
  await mug.getByText('Exceeds asking price').waitFor()
  const linen = page.getByRole('row').filter({ hasText: 'Linen throw' })
  await linen.getByText('Row 5').waitFor()
  await linen.getByText('Offer Price "1.299,00" can’t be read').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'All (4)' }).click()
  await page.getByText('Adds to your cart').first().waitFor()
})

test('the rows with problems are a file to correct', async () => {
  const { page } = buyer
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rows with problems' }).click(),
  ])
  expect(rowsOf(await textOf(download))).toMatchObject([
    { Name: 'Speckled mug', Row: '3', Issues: '10 unit minimum; Exceeds asking price' },
    {
      Name: 'Linen throw',
      'Offer Price': '1.299,00',
      Issues: expect.stringContaining('can’t be read'),
    },
  ])
})

test('a price that looks like a typo is asked about before it goes into the cart', async () => {
  const { page } = buyer
  fill({ 'Fig candle': ['20', '0.07'], 'Wool blanket': ['40', '$8.50'] })
  await upload(page, spreadsheet)
  await page.getByText('1 price looks like a typo').waitFor()
  const add = page.getByRole('button', { name: 'Add 2 lots to cart' })
  expect(await add.isDisabled()).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use $7.00' }).click()
  await page.getByText('2 lots from 2 sellers for $480.00.').waitFor()
})

test('the good rows become one offer for each seller', async () => {
  const { page } = buyer
  await page.getByRole('button', { name: 'Add 2 lots to cart' }).click()
  await page.getByText('2 added.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View in Cart' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('2 products from 2 sellers').waitFor()
  await page.getByRole('link', { name: 'Fig candle' }).waitFor()
  await page.getByRole('link', { name: 'Wool blanket' }).waitFor()
})

test('one of them is sent', async () => {
  const { page } = buyer
  const sending = page.getByRole('button', { name: /^Send Offer/ }).first()
  await Promise.all([page.getByText('Success! View offer in My Offers').waitFor(), sending.click()])
  await page.getByText('1 product from 1 seller').waitFor()
  buyer.sawNoProblem()
})
