import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOO_LARGE_BYTES } from '#market/uploads/upload-limits.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aMessyFile, fileOf, goodLots, SPOILT } from './support/messy-lots.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const IMPORT = '/dashboard/csv_import'
const WORKBOOKS = new URL('../server/imports/testing/workbooks/', import.meta.url)

let browser: Browser
let site: TestSite
let seller: Person

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  seller = await aPersonAt(browser, { address: site.address })
  await signIn(seller, 'seller@example.com')
})
afterAll(async () => {
  await seller.leave()
  await browser.close()
  await site.stop()
})

async function choose(page: Page, buffer: Buffer, name = 'november.csv') {
  const file = { name, mimeType: 'text/csv', buffer }
  await page.getByLabel('Upload products via .csv').setInputFiles(file)
}

const tally = (page: Page) => page.getByLabel('What the rows will do')
const rowsShown = (page: Page) =>
  page.getByRole('table', { name: 'What each row will do' }).getByRole('row')
const cell = (page: Page, column: string, row: number) =>
  page.getByLabel(`${column}, row ${row}`, { exact: true })

test('the page tells what each column holds, and what goes wrong most often', async () => {
  const { page } = seller
  await page.goto('/dashboard/manage_products')
  await page.getByRole('link', { name: 'Upload Products Via .CSV' }).click()
  await page.waitForURL(`**${IMPORT}`)
  await page.getByRole('heading', { name: 'Add products from .csv' }).waitFor()
  const template = page.getByRole('link', { name: 'Template .csv' })
  expect(await template.getAttribute('href')).toBe('/templates/product_import.csv')
  await page.getByText(/^All \d+ columns$/).click()
  const weight = page.getByRole('row').filter({ hasText: 'Weight Unit to be saved' })
  await weight.getByText('Recommended').waitFor()
  await page.getByText('Tips', { exact: true }).click()
  await page.getByText('Spreadsheets drop the leading zero').waitFor()
  await expectAccessible(page)
})

test('a file of another type, or too large, is refused under the picker', async () => {
  const { page } = seller
  await choose(page, aMessyFile(), 'november.pdf')
  await page.getByText('Incorrect file type. Please choose a .csv file.').waitFor()
  await choose(page, Buffer.alloc(TOO_LARGE_BYTES.csv, 'x'))
  await page.getByText('File is too large. Maximum file size is 4 MB.').waitFor()
  await choose(page, Buffer.from('<!doctype html><p>UPC'))
  await page
    .getByText('This file isn’t a spreadsheet. Please choose a .csv, .xlsx or .ods file.')
    .waitFor()
})

test('a file is shown as it would be imported, and its headers are mapped', async () => {
  const { page } = seller
  await choose(page, aMessyFile())
  await page.getByText(/KB, UTF-8, semicolon · 200 rows, \d+ products/).waitFor()
  const columns = page.getByRole('list', { name: 'Columns of the file' })
  await columns.getByText('“Title” read as Product Name').waitFor()
  await columns.getByText('“Qty” read as Units').waitFor()
  await columns.getByText('2 columns ignored').waitFor()
  await page.getByText('Match your columns').click()
  await page.getByLabel('Model').selectOption('UPC')
  await page.getByText('The file has two UPC columns').waitFor()
  await page.getByLabel('Model').selectOption('Style Number')
  await columns.getByText('“Model” read as Style Number').waitFor()
  await tally(page).getByText('17 need a fix').waitFor()
  await tally(page).getByText('183 ready').waitFor()
  await page.getByText('1 to 20 of 200').waitFor()
  await expectAccessible(page)
})

test('its 17 bad rows are fixed in place', async () => {
  const { page } = seller
  await page.getByLabel('Only rows with issues').check()
  await expect.poll(() => rowsShown(page).count()).toBe(17 + 1)
  for (const row of SPOILT.missingMsrp) await cell(page, 'Unit MSRP', row).fill('$30.00')
  for (const row of SPOILT.aboveMsrp) await cell(page, 'Unit Asking Price', row).fill('5.20')
  for (const row of SPOILT.unclearUnits) await cell(page, 'Units', row).fill('1200')
  for (const row of SPOILT.blockedPhoto)
    await cell(page, 'Photo URL', row).fill('https://photos.invalid/better.jpg')
  await tally(page).getByText('200 ready').waitFor()
  await expect.poll(() => tally(page).getByText('need a fix').count()).toBe(0)
  await page.getByLabel('Only rows with issues').uncheck()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('21 to 40 of 200').waitFor()
})

test('leaving asks before the work is lost', async () => {
  const { page } = seller
  await page.getByLabel('Breadcrumbs').getByRole('link', { name: 'My Products' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Import 200 products' }).waitFor()
})

test('it is imported with the corrections', async () => {
  const { page } = seller
  await page.getByRole('button', { name: 'Import 200 products' }).click()
  const result = page.getByRole('dialog', { name: 'Import is complete' })
  await result.getByText('200 products imported successfully').waitFor()
  await expectAccessible(page)
  await result.getByRole('button', { name: 'Close' }).last().click()
  const saved = await site.db
    .selectFrom('products')
    .select(['msrpCents', 'sellerPriceCents', 'units', 'styleNumber', 'provisional'])
    .where('name', 'in', ['Lot number 1', 'Lot number 2', 'Lot number 3'])
    .orderBy('upc')
    .execute()
  const good = { units: 1200, provisional: false }
  expect(saved).toEqual([
    { ...good, msrpCents: 3000, sellerPriceCents: 780, styleNumber: 'M-0' },
    { ...good, msrpCents: 2800, sellerPriceCents: 520, styleNumber: 'M-1' },
    { ...good, msrpCents: 2800, sellerPriceCents: 780, styleNumber: 'M-2' },
  ])
})

test('and undone', async () => {
  const { page } = seller
  const recent = page.getByRole('region', { name: 'Recent imports' })
  await recent.getByText('200 new').waitFor()
  await recent.getByRole('button', { name: 'Undo import' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Undo this import?' })
  await asking.getByText('Removes the products november.csv added').waitFor()
  await asking.getByRole('button', { name: 'Yes, undo import' }).click()
  await recent.getByText('Import undone').waitFor()
  await page.getByLabel('Breadcrumbs').getByRole('link', { name: 'My Products' }).click()
  await page.getByText('0 Products', { exact: true }).waitFor()
})

test('of a workbook the sheet that fits is proposed, read below its title', async () => {
  const { page } = seller
  await page.goto(IMPORT)
  await choose(page, readFileSync(new URL('old-excel.xls', WORKBOOKS)), 'november.xls')
  await page.getByText(/KB, Excel 97 to 2003 · /).waitFor()
  await page.getByLabel('Upload products via .csv').setInputFiles({
    name: 'november.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(new URL('title-and-sheets.xlsx', WORKBOOKS)),
  })
  await page.getByText(/KB, Excel · 3 rows, 3 products/).waitFor()
  expect(await page.getByLabel('Sheet').inputValue()).toBe('November lots')
  await page.getByRole('row').filter({ hasText: 'Stoneware mug' }).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('another sheet can be chosen, and the prices be set by rule', async () => {
  const { page } = seller
  await page.getByLabel('Sheet').selectOption('December lots')
  await page.getByText(/KB, Excel · 1 row, 1 product/).waitFor()
  await page.getByRole('row').filter({ hasText: 'Winter cup' }).waitFor()
  await page.getByLabel('Sheet').selectOption('November lots')
  await page.getByText(/KB, Excel · 3 rows, 3 products/).waitFor()
  await page.getByLabel('Set asking prices by rule').check()
  await page.getByLabel('Percent off MSRP').fill('62')
  await page.getByRole('row').filter({ hasText: 'Stoneware mug' }).getByText('$9.29').waitFor()
  await expectAccessible(page)
})

test('what was shown is imported', async () => {
  const { page } = seller
  await page.getByRole('button', { name: 'Import 3 products' }).click()
  const result = page.getByRole('dialog', { name: 'Import is complete' })
  await result.getByText('3 products imported successfully').waitFor()
  const saved = await site.db
    .selectFrom('products')
    .select(['name', 'sellerPriceCents', 'units'])
    .where('upc', 'in', ['036000291452', '012345678905', '4006381333931'])
    .orderBy('name')
    .execute()
  expect(saved).toEqual([
    { name: 'Crème "brûlée" torch, large', sellerPriceCents: 493_79, units: 36 },
    { name: 'Highlighter & marker <set>', sellerPriceCents: 7_59, units: 1200 },
    { name: 'Stoneware mug', sellerPriceCents: 9_29, units: 120 },
  ])
  seller.sawNoProblem()
})

test('on a phone, what still lacks something leads to My Products', async () => {
  const phone = await aPersonAt(browser, {
    address: site.address,
    device: { width: 375, height: 812, hasTouch: true },
  })
  await signIn(phone, 'seller@example.com')
  const { page } = phone
  const [first, second, third] = goodLots(3)
  if (!first || !second || !third) throw new Error('There are three')
  await page.goto(IMPORT)
  const lots = [{ ...first, msrp: '' }, { ...second, msrp: '' }, third]
  await choose(page, fileOf(lots), `${'november'.repeat(12)}.csv`)
  await cell(page, 'Unit MSRP', 2).fill('28')
  await tally(page).getByText('2 ready').waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByText('1 of them is incomplete and will be saved as a draft').waitFor()
  await page.getByRole('button', { name: 'Import 3 products' }).click()
  const result = page.getByRole('dialog', { name: 'Imported with issues' })
  await result.getByText('2 products imported successfully').waitFor()
  await result.getByText('1 product requires attention, edit on My Products').waitFor()
  await result.getByText(`Row 3 (UPC ${second.upc}): Missing MSRP`).waitFor()
  await page.getByText('2 new, 1 draft').first().waitFor({ state: 'attached' })
  await expectNoSidewaysScroll(page)
  const [rejected] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Rejected rows' }).click(),
  ])
  expect(rejected.suggestedFilename()).toMatch(/[.]csv$/)
  await result.getByRole('link', { name: 'Fix 1 product' }).click()
  await page.getByRole('list', { name: 'Products' }).getByText('Missing MSRP').waitFor()

  await page.goto(IMPORT)
  await choose(page, fileOf([{ ...first, asking: '6.00' }, third]))
  await tally(page).getByText('1 changed').waitFor()
  await tally(page).getByText('1 unchanged').waitFor()
  await page.getByText('Unit Asking Price: $7.80 → $6.00').waitFor()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  const complete = page.getByRole('dialog', { name: 'Import is complete' })
  await complete.getByRole('link', { name: 'View product' }).click()
  await page.waitForURL(/manage_products\?import=\d+$/)
  const mine = page.getByRole('list', { name: 'Products' })
  await mine.getByText(first.name).waitFor()
  await page.getByText('1 Product', { exact: true }).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Import' }).selectOption('Any import')
  await page.waitForURL(/manage_products$/)
  await mine.getByText(third.name).waitFor()
  phone.sawNoProblem()
  await phone.leave()
})

test('rows that were refused are fixed after a reload, and imported on their own', async () => {
  const { page } = seller
  const [good, bad] = goodLots(2).map((lot, at) => ({ ...lot, name: `Refused once ${at}` }))
  if (!good || !bad) throw new Error('There are two')
  const { upc } = bad
  await page.goto(IMPORT)
  await choose(page, fileOf([good, { ...bad, upc: `${upc}x` }]), 'refused.csv')
  await page.getByText('1 row will be skipped.').waitFor()
  await page.getByRole('button', { name: /^Import / }).click()
  await page.getByRole('dialog').getByText('1 row could not be imported').waitFor()
  await page.reload()
  const past = page.getByRole('region', { name: 'Recent imports' })
  await past.getByRole('button', { name: 'Fix 1 row here' }).first().click()
  await cell(page, 'UPC', 3).fill(upc)
  await page.getByText('1 row, 1 product').waitFor()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  const result = page.getByRole('dialog', { name: 'Import is complete' })
  await result.getByText(/^1 (new|changed)$/).waitFor()
  await result.getByRole('button', { name: 'Close' }).last().click()
  await past.getByText('refused (rows to fix).csv').waitFor()
  seller.sawNoProblem()
})
