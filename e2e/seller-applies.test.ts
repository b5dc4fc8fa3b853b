import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#server/testing/eventually.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { linkMailedTo, openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const EMAIL = 'ines@fernwood.example'
const DESCRIPTION =
  'Fernwood makes candles and stoneware in small batches in Vermont. Lots become available when a season ends or a label changes.'

let browser: Browser
let site: TestSite
let seller: Person

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  seller = await aPersonAt(browser, { address: site.address })
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const aLogo = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#0e5a43' } })
    .png()
    .toBuffer()

/** By its path: sending this many bytes to the browser would take long. */
async function aLargeScan() {
  const path = join(site.dataDir, 'scan.png')
  await writeFile(path, '')
  await truncate(path, 35_000_000)
  return path
}

async function onTheMarket() {
  const shown = await site.db
    .selectFrom('products')
    .select('name')
    .where('provisional', '=', false)
    .execute()
  return shown.map(({ name }) => name)
}

test('a brand applies and is led on to set up shop', async () => {
  const { page } = seller
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign Up to Sell' }).click()
  await page.waitForURL('**/seller_inquiry')
  await page.getByLabel('Company name').fill('Fernwood')
  await page.getByLabel('Email').fill('ines@')
  await page.getByRole('button', { name: 'Apply to Sell' }).click()
  await page.getByText('Invalid email address').waitFor()
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByRole('combobox', { name: /buyer/i }).pressSequentially('Juniper Market,')
  await page.getByRole('button', { name: 'Apply to Sell' }).click()
  await page.waitForURL('**/seller_inquiry/create_profile*')
  await page.getByRole('heading', { name: 'Create Password' }).waitFor()
})

test('password, profile and products are three steps, and none is lost on a reload', async () => {
  const { page } = seller
  await page.getByLabel('Create Password').fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Password' }).click()
  const description = page.getByLabel('Description')
  await description.fill('Too short')
  await page.getByRole('button', { name: 'Save and go to Products' }).click()
  await page.getByText('Minimum 100 characters').waitFor()
  await page.getByText('Required', { exact: true }).waitFor()
  await description.fill(DESCRIPTION)

  const logo = page.getByLabel('Logo')
  await logo.setInputFiles(await aLargeScan())
  // Alone, unlike in the hint that always stands there.
  await page.getByText('Max file size: 35 MB', { exact: true }).waitFor()
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aLogo() })
  await page.getByText('logo.png').first().waitFor()
  await page.getByRole('button', { name: 'Save and go to Products' }).click()
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Products' }).waitFor()

  await page.goto('/seller_inquiry/create_profile?step=profile')
  await page.getByAltText('Preview').waitFor()
  // The picture comes after the page, and takes the focus from nobody.
  expect(await page.locator(':focus').count()).toBe(0)
  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('heading', { name: 'Products' }).waitFor()
})

test('a spreadsheet brings the first products, hidden until the approval', async () => {
  const { page } = seller
  const rows = [
    'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
    '036000291452,Fig & Cedar candle,https://photos.example/candle.png,$24.00,$12.00,$9.60,480',
    '4006381333931,Speckled mug,,$18.00,$9.00,,300',
  ]
  await page.getByLabel('Upload products via .csv').setInputFiles({
    name: 'lots.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })
  await page.getByRole('button', { name: /import/i }).click()
  const result = page.getByRole('dialog', { name: 'Imported with issues' })
  await result.getByText('1 product imported successfully').waitFor()
  await result.getByText(/Row 3 .*Missing Photo/).waitFor()
  await result.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: /Create Seller Profile/ }).click()
  await page.waitForURL('**/seller_inquiry/submitted')
  await page.getByText('We will review your application').waitFor()
  await page
    .getByText(
      `Confirm your email to start selling. Open the link we sent to ${EMAIL} in this browser.`,
    )
    .waitFor()
  await page.goto('/dashboard')
  await page.waitForURL('**/seller_inquiry/submitted')
  expect(await onTheMarket()).toEqual([])
  seller.sawNoProblem()
})

test('meanwhile a product is added by hand, opened again, edited and deleted', async () => {
  const { page } = seller
  const products = '/seller_inquiry/create_profile?step=products'
  await page.goto(products)
  await page.getByRole('link', { name: 'Add Products Manually' }).click()
  await page.waitForURL('**/dashboard/manage_products/new*')
  await page.getByRole('heading', { name: 'Add New Product' }).waitFor()
  expect(await page.getByRole('navigation', { name: 'Dashboard' }).count()).toBe(0)
  await page.getByLabel('UPC').fill('4006381333948')
  await page.getByLabel('Product Name').fill('Walnut tray')
  await page.getByRole('button', { name: 'Save and go to Description' }).click()
  await page.getByRole('heading', { name: 'Walnut tray' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Breadcrumbs').getByRole('link', { name: 'Products' }).click()
  await page.waitForURL(`**${products}`)
  const added = page.getByRole('region', { name: 'Added products' })
  await added.getByText('3 products added').waitFor()
  await added.getByRole('link', { name: 'Walnut tray' }).click()
  await page.getByText('Fix issues to publish product.').waitFor()
  await page.getByRole('link', { name: 'Edit step by step' }).click()
  await page.getByRole('link', { name: /^Identifiers/ }).click()
  await page.getByLabel('Product Name').fill('Walnut tray, large')
  await page.getByRole('button', { name: 'Save and go to Description' }).click()
  await page.getByRole('heading', { name: 'Walnut tray, large' }).waitFor()
  await page.getByLabel('Breadcrumbs').getByRole('link', { name: 'Products' }).click()
  await page.waitForURL(`**${products}`)
  await added.getByRole('link', { name: 'Walnut tray, large' }).click()
  await page.getByRole('link', { name: 'Use the full form' }).click()
  await page.getByRole('button', { name: 'Delete Product' }).click()
  await page.getByRole('button', { name: 'Yes, delete product' }).click()
  await page.waitForURL(`**${products}`)
  await added.getByText('2 products added').waitFor()
  expect(await onTheMarket()).toEqual([])
  await page.getByRole('button', { name: 'Create Seller Profile' }).click()
  await page.waitForURL('**/seller_inquiry/submitted')
  seller.sawNoProblem()
})

test('the approval waits for the address to be confirmed, and nothing is on the market', async () => {
  const staff = await aPersonAt(browser, { address: site.address })
  await signIn(staff, 'staff@example.com')
  await staff.page.goto('/admin/applications')
  await staff.page.getByRole('link', { name: 'Fernwood' }).click()
  await staff.page.getByText('Juniper Market').first().waitFor()
  await staff.page.getByText('Email not verified').waitFor()
  await staff.page.getByRole('button', { name: 'Approve and email link' }).click()
  await staff.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Approve and email link' })
    .click()
  await staff.page.getByText(`Approved. A sign-in link is on its way to ${EMAIL}`).waitFor()
  staff.sawNoProblem()
  await staff.leave()

  // The page that waited has noticed.
  const { page } = seller
  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
  expect(await onTheMarket()).toEqual([])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send a New Link' }).click()
  await page.getByText('A new link is on its way to you.').waitFor()
  seller.sawNoProblem()
})

test('the link of the first mail opens the dashboard, and buyers see what is complete', async () => {
  const { page } = seller
  await page.goto(await linkMailedTo(site, EMAIL, /We received the application/))
  await page.waitForURL('**/dashboard')
  await page
    .getByRole('heading', { name: /Fernwood/ })
    .first()
    .waitFor()
  await eventually(onTheMarket, (shown) => shown.join() === 'Fig & Cedar candle')
  seller.sawNoProblem()
})
