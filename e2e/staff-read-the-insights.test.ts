import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { aPersonAt, signInByDialog, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let staff: Person
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  site = await startSite({
    webFolder: join(import.meta.dirname, '../dist/web'),
    env: { DEMO: 'on', WORKER: 'off' },
  })
  staff = await aPersonAt(browser, { address: site.address, meant: /status of 429/ })
  page = staff.page
  const admin = demoSignIns.find(({ role }) => role === 'admin')
  await signInByDialog(staff, admin?.email ?? '', admin?.password)
})
afterAll(async () => {
  await staff.leave()
  await browser.close()
  await site.stop()
})

const section = (name: string) => page.getByRole('region', { name, exact: true })
const dialog = () => page.getByRole('dialog')

test('the first address of staff shows the insights, with figures on top and orders below', async () => {
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Insights', level: 1 }).waitFor()
  await page.getByRole('figure', { name: 'Offer funnel' }).waitFor()
  await section('Orders').getByRole('table').waitFor()
  await expectAccessible(page)
})

test('at 1280 px no column of a list is cut, and companies are named', async () => {
  await page.goto('/admin/insights?open=orders,products,buyers,sellers,offers')
  for (const name of ['Orders', 'Products', 'Buyers', 'Sellers', 'Offers']) {
    const rows = page.getByRole('region', { name: `Rows of ${name.toLowerCase()}` })
    await rows.waitFor()
    const cut = await rows.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect([name, cut]).toEqual([name, 0])
  }
  await section('Orders').getByText('Meridian Department Stores').first().waitFor()
  await page.goto('/admin')
  await section('Orders').getByRole('table').waitFor()
})

test('the list is next to its plot, on a page of a few screens', async () => {
  await page.setViewportSize({ width: 1600, height: 900 })
  const list = await section('Orders').boundingBox()
  const plot = await page.getByRole('figure', { name: 'Value over time' }).boundingBox()
  expect(plot?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
  expect(plot?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0))
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight / innerHeight),
  ).toBeLessThan(4)
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('a link leads to its list from anywhere on the page, and stays in sight', async () => {
  const link = page
    .getByRole('navigation', { name: 'Insights' })
    .getByRole('link', { name: /^Sellers/ })
  await link.click()
  await page.waitForURL(/open=.*sellers.*#sellers$/)
  await section('Sellers').getByRole('table').waitFor()
  const head = section('Sellers').getByRole('heading', { name: /^Sellers/ })
  await expect.poll(() => head.evaluate((each) => each === document.activeElement)).toBe(true)
  const isInView = (what: typeof head) =>
    what.evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  expect(await Promise.all([isInView(head), isInView(link)])).toEqual([true, true])
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await section('Sellers').getByRole('table').waitFor({ state: 'detached' })
})

test('a plot is read by keys, and as a table', async () => {
  const plot = page.getByRole('figure', { name: 'Value over time' })
  await plot.getByRole('slider').press('Home')
  await plot.getByText('in the previous period', { exact: false }).first().waitFor()
  await plot.getByRole('button', { name: 'Show as table' }).click()
  await plot.getByRole('table').waitFor()
  await expectAccessible(page)
  await plot.getByRole('button', { name: 'Show as chart' }).click()
})

test('a press on a plot narrows the list to what is behind it, until that is cleared', async () => {
  const accepted = page
    .getByRole('figure', { name: 'Offer funnel' })
    .getByRole('link', { name: /^Accepted/ })
  await accepted.click()
  await section('Offers').getByText('accepted, from a chart').waitFor()
  await section('Offers').getByRole('button', { name: 'Clear' }).click()
  await section('Offers').getByText('from a chart').waitFor({ state: 'detached' })
})

test('the state of an offer is shown as raw text', async () => {
  for (const state of ['seller_review', 'buyer_review', 'accepted'])
    await section('Offers').getByRole('cell', { name: state, exact: true }).first().waitFor()
  await section('Offers')
    .getByRole('button', { name: /^Offers/ })
    .click()
  await section('Offers').getByRole('table').waitFor({ state: 'detached' })
})

test('a column’s head sorts ascending, again descending, and the address keeps it', async () => {
  const head = section('Orders').getByRole('columnheader', { name: 'Total' })
  await head.getByRole('button').click()
  await page.waitForURL(/orders_sort=total_cents_asc/)
  await head.getByRole('button').click()
  await page.waitForURL(/orders_sort=total_cents_desc/)
  await section('Orders').getByRole('link', { name: 'Newest' }).click()
  await page.waitForURL(/orders_sort=created_at_desc/)
})

test('a row opens the detail of an order, which Close closes', async () => {
  await section('Orders').getByRole('row').nth(1).click()
  await dialog().getByText('Total Net to Seller').waitFor()
  await dialog().getByRole('columnheader', { name: 'Unit Price' }).waitFor()
  await expectAccessible(page)
  await dialog().getByRole('button', { name: 'Close' }).last().click()
  await dialog().waitFor({ state: 'detached' })
})

test('a person’s detail leads on to their orders and offers', async () => {
  await section('Buyers')
    .getByRole('button', { name: /^Buyers/ })
    .click()
  await section('Buyers').getByRole('searchbox').fill('buyer@lotline.example')
  await section('Buyers').getByRole('link', { name: 'buyer@lotline.example' }).click()
  await dialog()
    .getByRole('heading', { name: /^Purchase orders/ })
    .waitFor()
  await dialog().getByRole('region', { name: 'Offers' }).getByRole('link').first().click()
  await dialog().getByRole('heading', { name: 'History' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
})

test('a detail that cannot be read says so, part by part, and is read when asked again', async () => {
  const BUSY = 'Too many calls. Please wait.'
  const busy = (route: Route) => route.fulfill({ status: 429, json: { errors: [BUSY] } })
  const person = /insights\/user\/\d+/
  const theirOrders = /insights\/purchase_order\.json\?.*buyer_user_id/
  await page.route(person, busy)
  await page.route(theirOrders, busy)
  await section('Buyers').getByRole('searchbox').fill('bluebird-bargain')
  await section('Buyers')
    .getByRole('link', { name: 'bluebird-bargain-markets@lotline.example' })
    .click()
  await dialog().getByText(BUSY).waitFor()
  await page.unroute(person)
  await dialog().getByRole('button', { name: 'Try again' }).click()

  await dialog()
    .getByRole('heading', { name: /^Offers/ })
    .waitFor()
  await dialog().getByText(BUSY).waitFor()
  await page.unroute(theirOrders)
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await dialog()
    .getByRole('heading', { name: /^Purchase orders/ })
    .waitFor()
  await dialog().getByText(BUSY).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
})

test('a section is kept as a file', async () => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section('Orders').getByRole('link', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('purchase_order.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('PO Number')
})

test('all of it without a problem in the browser', () => staff.sawNoProblem())
