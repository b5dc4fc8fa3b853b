import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const MANAGE = '/dashboard/manage_products'
const NAME = 'Fig & Cedar candle'

let browser: Browser
let site: TestSite
let market: Awaited<ReturnType<typeof openMarket>>
let seller: Person

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  site = market.site
  seller = await aPersonAt(browser, { address: site.address })
  await signIn(seller, 'seller@example.com')
})
afterAll(async () => {
  await seller.leave()
  await browser.close()
  await site.stop()
})

const aPhoto = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#7a3b52' } })
    .png()
    .toBuffer()

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a seller without products is offered two ways to add them', async () => {
  const { page } = seller
  await page.goto(MANAGE)
  await page.getByText('0 Products').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Upload Products Via .CSV' }).click()
  await page.waitForURL('**/dashboard/csv_import')
  await page.goBack()
  await page.getByRole('link', { name: '+ Add Products Manually' }).click()
  await page.waitForURL(`**${MANAGE}/new`)
  await page.getByRole('heading', { name: 'Add New Product' }).waitFor()
  await page.getByRole('link', { name: 'Use the full form' }).click()
  await page.getByRole('button', { name: 'Create Product' }).waitFor()
})

test('the form asks for what buyers need, and says where it is missing', async () => {
  const { page } = seller
  const create = page.getByRole('button', { name: 'Create Product' })
  await expectAccessible(page)
  await page.getByText('Please check required fields').waitFor()
  expect(await create.isDisabled()).toBe(true)
  await page.getByLabel('Product Name').press('Enter')
  await page.getByText('At least one image required').waitFor()
  await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(6)
  await page.getByLabel('Product Name').fill(NAME)
  await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(5)
  await expectAccessible(page)
})

test('a lot with a photo is published and seen in the shop', async () => {
  const { page } = seller
  await page.getByLabel('UPC').fill('036000291452')
  await page.getByLabel('Photos', { exact: true }).setInputFiles({
    name: 'candle.png',
    mimeType: 'image/png',
    buffer: await aPhoto(),
  })
  await page.getByText('Uploaded · Main photo').waitFor()
  await page.getByLabel('Unit MSRP').fill('2400')
  await page.getByLabel('Unit Wholesale').fill('1200')
  await page.getByLabel('Unit Asking Price').fill('2600')
  await page.getByLabel('Units', { exact: true }).fill('480')
  await page.getByText('Must be less than or equal to Unit MSRP').waitFor()
  await page.getByLabel('Unit Asking Price').fill('960')
  await page.getByText('60%').waitFor()
  await page.getByText('$8.64').waitFor()
  await page.getByRole('button', { name: 'Create Product' }).click()
  await Promise.all([
    page.getByText('Success!').waitFor(),
    page.getByRole('button', { name: 'Keep $9.60' }).click(),
  ])
  await page.waitForURL(`**${MANAGE}`)

  await page.getByText('1 Product', { exact: true }).waitFor()
  const card = cardOf(page, NAME)
  await card.getByTitle('successfully published').waitFor()
  await card.getByText('60% off MSRP').waitFor()
  await card.getByRole('link', { name: 'View published product' }).click()
  await page.getByRole('heading', { name: NAME }).waitFor()

  const buyer = await aPersonAt(browser, { address: site.address })
  await signIn(buyer, 'buyer@example.com')
  await buyer.page.goto(`/all_sellers/${market.seller.id}`)
  await cardOf(buyer.page, NAME).getByText('$9.60').waitFor()
  buyer.sawNoProblem()
  await buyer.leave()
  seller.sawNoProblem()
})

test('the price is edited, a UPC of another lot is refused while it is typed', async () => {
  const { page } = seller
  const other = await aListedProduct(site.db, {
    sellerId: market.seller.id,
    name: 'Speckled mug',
    askingPrice: cents(9_00),
  })
  await page.goto(MANAGE)
  await page.getByRole('link', { name: `Edit product details of ${NAME}` }).click()
  await page.getByRole('heading', { name: 'Edit Product' }).waitFor()
  await page.getByLabel('UPC').fill(other.upc)
  await page.getByText('UPC is already taken').waitFor()
  await page.getByLabel('UPC').fill('036000291452')
  await page.getByText('UPC is already taken').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add a photo by URL' }).click()
  await page.getByLabel(/Photo URL/).fill('https://i.imgur.com/candle.jpg')
  await page.getByLabel(/Photo URL/).blur()
  await page.getByText(/^Photo URL cannot link to drive\.google\.com/).waitFor()
  await page.getByRole('button', { name: 'Remove Photo 2' }).click()
  await page.getByLabel('Unit Asking Price').fill('840')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Manage Products' }).first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await Promise.all([
    page.getByText('Success!').waitFor(),
    page.getByRole('button', { name: 'Save Changes' }).click(),
  ])
  await page.waitForURL(`**${MANAGE}`)
  await cardOf(page, NAME).getByText('$8.40').waitFor()
})

test('what lacks something waits under its tab until it is fixed', async () => {
  const { page } = seller
  await site.db
    .updateTable('products')
    .set({ msrpCents: null, provisional: true })
    .where('name', '=', 'Speckled mug')
    .execute()
  await page.goto(MANAGE)
  await page.getByRole('link', { name: /^Needs fixing/ }).click()
  await page.waitForURL('**?tab=needs_fixing')
  const card = cardOf(page, 'Speckled mug')
  await card.getByTitle('product not published').waitFor()
  await card.getByText('Missing MSRP').waitFor()
  await card.getByText('Fix issues to publish product').waitFor()
  await expectAccessible(page)
  await card.getByRole('link', { name: /Fix issues with product details/ }).click()
  await page.getByRole('alert').getByText('Missing MSRP').waitFor()
  await page.getByLabel('Unit MSRP').fill('1800')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.waitForURL(`**${MANAGE}`)
  await cardOf(page, 'Speckled mug').getByTitle('successfully published').waitFor()
})

test('units sold while the form is open are told before they are overwritten', async () => {
  const elsewhere = await aPersonAt(browser, { address: site.address, meant: /409/ })
  await signIn(elsewhere, 'seller@example.com')
  const { page } = elsewhere
  await page.goto(MANAGE)
  await page.getByRole('link', { name: `Edit product details of ${NAME}` }).click()
  const units = page.getByLabel('Units', { exact: true })
  await units.fill('500')
  const { id } = await site.db
    .selectFrom('products')
    .select('id')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow()
  await leaveUnits(site.db, { id, units: 470 })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('alert').getByText('Available units have changed').waitFor()
  await page.getByText('470 units are available now').waitFor()
  expect(await units.inputValue(), 'what was typed stays').toBe('500')

  const long = 'B'.repeat(80)
  await page.getByLabel('SKU').fill('A')
  await units.fill('480')
  await leaveUnits(site.db, { id, units: 460 })
  await site.db.updateTable('products').set({ sku: long }).where('id', '=', id).execute()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText(`Changed in the meantime to ${long}`).waitFor()
  await page.getByText('460 units are available now').waitFor()
  await page.getByLabel('SKU').and(page.locator(':focus')).waitFor()
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide, 'scrolls sideways').toBe(false)
  await units.fill('490')
  await Promise.all([
    page.getByText('Success!').waitFor(),
    page.getByRole('button', { name: 'Save Changes' }).click(),
  ])
  await page.waitForURL(`**${MANAGE}`)
  await cardOf(page, NAME).getByText('490', { exact: true }).waitFor()
  elsewhere.sawNoProblem()
  await elsewhere.leave()
})

test('a search finds it, and a deleted lot is gone', async () => {
  const { page } = seller
  await page.getByLabel('Search products').fill('cedar')
  await page.waitForURL('**?search=cedar')
  await page.getByText('1 Product', { exact: true }).waitFor()
  await page.getByRole('link', { name: `Edit product details of ${NAME}` }).click()
  await page.getByRole('button', { name: 'Delete Product' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' })
  await asking.getByRole('button', { name: 'No, keep editing' }).click()
  await page.getByRole('button', { name: 'Delete Product' }).click()
  await asking.getByRole('button', { name: 'Yes, delete product' }).click()
  await page.waitForURL(`**${MANAGE}`)
  await page.getByText('1 Product', { exact: true }).waitFor()
  expect(await cardOf(page, NAME).count()).toBe(0)
  seller.sawNoProblem()
})
