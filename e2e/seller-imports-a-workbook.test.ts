import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

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

test('of a workbook the sheet that fits is proposed, read below its title', async () => {
  const { page } = seller
  await page.goto('/dashboard/csv_import')
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
