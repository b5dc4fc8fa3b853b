import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { anOfferInReview } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }
const DESCRIPTION = 'Stoneware that survived three collections.'

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let seller: Person

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
  const { id } = await aListedProduct(market.site.db, { sellerId: market.seller.id, name: 'Mug' })
  await aListedProduct(market.site.db, { sellerId: market.seller.id, provisional: true })
  const { offerId, buyer } = await anOfferInReview(market, {
    lines: [{ productId: id, quantity: 10, price: 5_00 }],
  })
  const shop = await market.site.as(market.seller)
  await shop.put(`/offers/${offerId}/accept`)
  await market.site.db
    .updateTable('purchaseOrders')
    .set({ status: 'awaiting_shipment', paidAt: new Date() })
    .execute()
  const view = `/all_products/${market.seller.id}/${id}`
  await buyer.post('/analytics/page_views', { path: view })
  seller = await aPersonAt(browser, { address: market.site.address })
  await signIn(seller, 'seller@example.com')
})
afterAll(async () => {
  await seller.leave()
  await browser.close()
  await market.site.stop()
})

async function expectWell() {
  const { page } = seller
  await expectAccessible(page)
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
}

test('who waits for an answer is told what comes next, and finds the way back', async () => {
  const visitor = await aPersonAt(browser, { address: market.site.address })
  await visitor.page.goto('/seller_inquiry/submitted')
  for (const words of [
    'Thanks for your submission',
    'We will review your application and you have been added to the waitlist.',
    'We will respond via email in 24 hours.',
  ])
    await visitor.page.getByText(words).waitFor()
  await visitor.page.getByRole('link', { name: 'Back to Home' }).click()
  await visitor.page.waitForURL(`${market.site.address}/`)
  visitor.sawNoProblem()
  await visitor.leave()
})

test('the dashboard welcomes the seller by name and says what is due', async () => {
  const { page } = seller
  await page.goto('/seller_dashboard')
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: /^Good \w+, Harrow & Pine$/ }).waitFor()
  await page.getByText('2 things need your attention today.').waitFor()
  const due = page.getByRole('region', { name: 'What needs your attention today' })
  await due.getByText('1 order to ship').waitFor()
  await due.getByText('1 product to fix').waitFor()
  await due.getByText('No offers to answer').waitFor()
  await due.getByText('No lots about to expire').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Mug' }).getByText('1 view').waitFor()
  await expectWell()
})

test('its plots are read as a table too, one figure after the other', async () => {
  const { page } = seller
  await page.getByRole('button', { name: /^Sold, net after fee/ }).click()
  const plot = page.getByRole('figure', { name: 'Sold, net after fee' })
  await plot.getByRole('button', { name: 'Show as table' }).click()
  await plot.getByRole('cell', { name: '$45.00 in 1 paid order' }).waitFor()
  expect(await plot.getByRole('row').count()).toBe(13)
})

test('its menu leads to every page of the shop, and shows where one is', async () => {
  const { page } = seller
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  const current = () => menu.locator('[aria-current="page"]').textContent()
  expect(await current()).toBe('Overview')
  await page.getByRole('link', { name: 'Bulk Add Products' }).click()
  await page.waitForURL('**/dashboard/csv_import')
  await expect.poll(current).toBe('CSV Import')
  await menu.getByRole('link', { name: 'My Products' }).click()
  await page.waitForURL('**/dashboard/manage_products')
  await expect.poll(current).toBe('My Products')
  await menu.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('heading', { name: 'Recent activity' }).waitFor()
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('link', { name: 'Add Product', exact: true }).click()
  await page.waitForURL('**/dashboard/manage_products/new**')
  await menu.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('heading', { name: /^Good/ }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the account menu holds the pages of a seller', async () => {
  const { page } = seller
  await page.getByRole('button', { name: /^Account/ }).click()
  const entries = page.getByRole('menu', { name: 'Account' }).getByRole('menuitem')
  await entries.first().waitFor()
  const names = await entries.allInnerTexts()
  const expected = ['My Products', 'My Profile', 'Add Products', 'CSV Import', 'Sign Out']
  expect(names.filter((name) => expected.includes(name))).toEqual(expected)
  await page.keyboard.press('Escape')
})

test('the profile asks for what is missing, and shows the shop as buyers will see it', async () => {
  const { page } = seller
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await page.getByRole('heading', { name: 'Manage Profile' }).waitFor()
  const preview = page.getByRole('region', { name: 'Buyer preview' })
  await page.getByText('Recommended size: 512x512. Max file size: 35 MB').waitFor()
  await page.getByText('Recommended size: 1165x300. Max file size: 35 MB').waitFor()
  await page.getByLabel('Seller Name').fill('')
  await page.getByLabel('Seller Description').fill('x'.repeat(551))
  await page.getByRole('button', { name: 'Save Profile Settings' }).click()
  await page.getByText('Maximum 550 characters').waitFor()
  await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(2)
  await page.getByLabel('Seller Name').fill('Harrow & Daughters')
  await page.getByLabel('Seller Description').fill(DESCRIPTION)
  await preview.getByText('Harrow & Daughters').waitFor()
  await preview.getByText(DESCRIPTION).waitFor()
  await expectWell()
})

test('leaving it unsaved is asked about first', async () => {
  const { page } = seller
  await page.getByRole('link', { name: 'Manage Orders' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  expect(await page.getByLabel('Seller Name').inputValue()).toBe('Harrow & Daughters')
})

test('with its pictures it is saved, and stands in the shop', async () => {
  const { page } = seller
  const save = page.getByRole('button', { name: 'Save Profile Settings' })
  const picture = sharp({ create: { width: 512, height: 512, channels: 3, background: '#7a3b52' } })
  const file = { name: 'mark.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
  for (const label of ['Upload Seller Image', 'Cover Photo']) {
    await page.getByLabel(label).setInputFiles(file)
    await page
      .getByText(`mark.png uploaded`)
      .nth(label === 'Cover Photo' ? 1 : 0)
      .waitFor({ state: 'attached' })
  }
  await Promise.all([
    page.getByText('Profile updated successfully').waitFor(),
    page.waitForResponse('**/marketplace/sellers/update'),
    save.click(),
  ])
  await page.getByRole('button', { name: 'Remove' }).last().click()
  await expect.poll(() => page.getByRole('button', { name: 'Remove' }).count()).toBe(1)
  await save.click()
  await expect
    .poll(async () => {
      const shop = await market.site.as(market.seller)
      return (await shop.get('/marketplace/sellers/current_seller')).body
    })
    .toMatchObject({
      name: 'Harrow & Daughters',
      description: DESCRIPTION,
      banner: null,
      logo_url: expect.stringMatching(/^\/photos\//),
    })
  // Until the page knows, it asks before it is left.
  await expect.poll(() => save.isEnabled()).toBe(true)
})

test('an order is shipped from Manage Orders on a phone, and the view is exported', async () => {
  const { page } = seller
  await page.getByRole('link', { name: 'Manage Orders' }).click()
  await page.getByText('1 order', { exact: true }).waitFor()
  const heads = ['Order #', 'Buyer', 'Order Status', 'Order Total', 'Last Updated', 'Actions']
  const shown = await page.getByRole('columnheader').allInnerTexts()
  expect(shown.map((head) => head.trim())).toEqual(heads)
  await page.getByText('$50.00').waitFor()
  await expectWell()
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await page.getByLabel('Carrier').fill('UPS Freight')
  await page.getByLabel('Tracking number').fill('1Z 999')
  const shipped = page.getByText(/is marked as shipped/).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: /ship/i }).click()
  await shipped
  await page.getByLabel('Order Status').selectOption('Shipped')
  await page.waitForURL('**/dashboard/manage_orders?status=shipped')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFFPO Number,/)
  expect(text).toContain('UPS Freight,1Z 999,Mug')
  await page.getByRole('button', { name: 'Cards' }).click()
  await page.waitForURL('**/my_orders?status=shipped')
  await page.getByRole('heading', { name: 'My Orders' }).waitFor()
  await expectWell()
  await page.getByRole('button', { name: 'Table' }).click()
  await page.waitForURL('**/dashboard/manage_orders?status=shipped')
  await page.getByLabel('Search orders').fill('nobody')
  await page.getByText('No orders match.').waitFor()
  await page.getByRole('link', { name: 'Show all orders' }).click()
  await page.getByRole('link', { name: /^View PO-/ }).click()
  await page.waitForURL(/\/my_orders\/\d+$/)
  seller.sawNoProblem()
})
