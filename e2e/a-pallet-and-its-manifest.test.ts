import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const HEADER = 'UPC,Name,Quantity,MSRP,Condition,Category'
const LAST = 'Walnut clock no. 1199'

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let site: TestSite
let seller: Person
let buyer: Person
let productId: number
let orderPath: string

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  site = market.site
  const lot = await aListedProduct(site.db, {
    name: 'Mixed pallet of housewares',
    sellerId: market.seller.id,
    units: 1,
    minOrderUnits: null,
    askingPrice: cents(900_00),
    msrp: cents(5000_00),
  })
  productId = lot.id
  seller = await aPersonAt(browser, { address: site.address, meant: /422/ })
  buyer = await aPersonAt(browser, { address: site.address })
  await Promise.all([signIn(seller, 'seller@example.com'), signIn(buyer, 'buyer@example.com')])
})
afterAll(async () => {
  await Promise.all([seller.leave(), buyer.leave()])
  await browser.close()
  await site.stop()
})

/** 1,200 rows, of which one name stands out. */
function aPallet() {
  const rows = Array.from({ length: 1199 }, (_, at) => {
    const condition = at % 3 === 0 ? 'Shelf pull' : 'New'
    return `,Stoneware mug no. ${at},2,2.50,${condition},${at % 4 === 0 ? 'Kitchen & dining' : 'Home'}`
  })
  return [HEADER, ...rows, `036000291452,${LAST},1,5.00,Open box,Home`].join('\n')
}

const choose = (page: Page, name: string, csv: string) =>
  page
    .getByLabel('Manifest', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
const add = (page: Page) => page.getByRole('button', { name: 'Add manifest' })
const textOf = async (download: Download) => readFile(await download.path(), 'utf8')

async function downloadedBy(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return textOf(download)
}

test('a brand is told which rows of a manifest have to change, and nothing is taken in', async () => {
  const { page } = seller
  await page.goto(`/dashboard/manage_products/${productId}?form=full`)
  await page.getByRole('button', { name: 'This is a mixed lot: add its manifest' }).click()
  await choose(page, 'pallet.csv', `${HEADER}\n,Mug,2,2.50,New,Home\n12,,two,2.50,Worn,Home\n`)
  const rows = page.getByRole('region', { name: 'Rows to fix' })
  await rows.getByText('"two" isn’t a whole number').waitFor()
  await rows.getByText('is missing').waitFor()
  await page.getByText('1 row to fix or leave out').waitFor()
  expect(await add(page).isDisabled()).toBe(true)
  expect(await page.getByLabel('Unit MSRP').inputValue()).toBe('5,000.00')
  await expectAccessible(page)
})

test('taken in, it says what the goods come to, and the MSRP is no longer typed', async () => {
  const { page } = seller
  await choose(page, 'pallet.csv', aPallet())
  await page.getByText('1,200 rows · 2,399 units inside · $6,000.00 at MSRP').waitFor()
  await add(page).click()
  await page
    .getByText('1,200 rows · 2,399 units inside · $6,000 at MSRP · lowest condition: Open box')
    .waitFor()
  const msrp = page.getByLabel('Unit MSRP')
  await expect.poll(() => msrp.inputValue()).toBe('6,000.00')
  expect(await msrp.getAttribute('readonly')).not.toBeNull()
  await expectAccessible(page)
  seller.sawNoProblem()
})

test('a buyer finds what is on the pallet below its page, by scrolling and by searching', async () => {
  const { page } = buyer
  await page.goto('/all_products')
  await page.getByText(/^Mixed lot · 2,399 units at \$/).waitFor()
  await page.goto(`/all_products/${market.seller.id}/${productId}`)
  const manifest = page.getByRole('region', { name: 'Manifest', exact: true })
  await manifest.getByText('1,200 rows', { exact: true }).waitFor()
  await manifest.getByText('Kitchen & dining').first().waitFor()

  const rows = manifest.getByRole('region', { name: 'Rows of the manifest' })
  await rows.getByText('Stoneware mug no. 0', { exact: true }).waitFor()
  await rows.evaluate((box) => box.scrollTo({ top: box.scrollHeight }))
  await rows.getByText(LAST).waitFor()

  await manifest.getByRole('searchbox', { name: 'Search the manifest' }).fill('walnut')
  await manifest.getByText('1 of 1,200 rows').waitFor()
  expect(await rows.getByRole('row').count()).toBe(2)
  await manifest.getByRole('searchbox').fill('no such thing')
  await manifest.getByText('No rows match').waitFor()
  await manifest.getByRole('searchbox').fill('')

  await manifest.getByRole('button', { name: 'Condition' }).click()
  await manifest.getByRole('button', { name: 'Condition' }).click()
  await rows.getByRole('row').nth(1).getByText(LAST).waitFor()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await downloadedBy(page, 'Download CSV')).toContain(LAST)
  buyer.sawNoProblem()
})

test('both sides download from the order what they agreed on, whatever the lot holds since', async () => {
  const { offerId } = await anOfferInReview(market, {
    lines: [{ productId, quantity: 1, price: 850_00 }],
  })
  await choose(seller.page, 'other.csv', `${HEADER}\n,Chipped mug,2000,2.50,Salvage,Home\n`)
  await seller.page.getByRole('button', { name: 'Replace manifest' }).click()
  await seller.page.getByText('1 row · 2,000 units inside · $5,000 at MSRP').waitFor()
  const asSeller = await site.as(market.seller)
  const { body } = await asSeller.put(`/offers/${offerId}/accept`)
  orderPath = `/my_orders/${body.data.attributes.purchase_order_id}`
  for (const side of [buyer, seller]) {
    const { page } = side
    await page.goto(orderPath)
    await page.getByText('Mixed lot · 2,399 units inside').waitFor()
    const file = await downloadedBy(page, 'Manifest')
    expect(file).toContain(LAST)
    expect(file).not.toContain('Chipped mug')
    side.sawNoProblem()
  }
})

test('removed, the lot is an ordinary one again, with an MSRP to type', async () => {
  const { page } = seller
  await page.goto(`/dashboard/manage_products/${productId}?form=full`)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await page.getByRole('button', { name: 'This is a mixed lot: add its manifest' }).waitFor()
  const msrp = page.getByLabel('Unit MSRP')
  await expect.poll(() => msrp.getAttribute('readonly')).toBeNull()
  expect(await msrp.inputValue()).toBe('5,000.00')
  seller.sawNoProblem()
})
