import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { aLargeOrder } from '#server/approvals/testing/a-large-order.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const STAFF = 'staff@example.com'
const EVE = 'eve@example.com'
const SAM = 'sam@example.com'

let browser: Browser
let site: TestSite
let seller: { id: number }
let eveId: number
let order: Awaited<ReturnType<typeof aLargeOrder>>
let staff: Person
let page: Page
let eve: Person
let phone: Page

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  seller = market.seller
  const passwordHash = await hashPassword(PASSWORD)
  const colleague = await anAdministrator(site.db, { email: EVE, passwordHash })
  await anAdministrator(site.db, { email: SAM, passwordHash, role: 'support' })
  eveId = colleague.userId
  order = await aLargeOrder(site, await site.as(colleague))
  staff = await aPersonAt(browser, { address: site.address, meant: /status of 409/ })
  page = staff.page
  await signIn(staff, STAFF)
  const device = { width: 375, height: 800, hasTouch: true }
  eve = await aPersonAt(browser, { address: site.address, device })
  phone = eve.page
  await signIn(eve, EVE)
})
afterAll(async () => {
  await eve.leave()
  await staff.leave()
  await browser.close()
  await site.stop()
})

const orderPage = () => `/admin/purchase_orders?order=${order.id}`
const sellerPage = () => `/admin/sellers/${seller.id}`
const fee = () => page.getByRole('region', { name: 'Fee' })
const setFee = async (percent: string, button: string) => {
  await fee().getByLabel('Fee in percent').fill(percent)
  await fee().getByRole('button', { name: button }).click()
}
const waiting = () => phone.getByRole('list', { name: 'Waiting' }).getByRole('listitem')

test('an administrator asks to cancel an order of $12,000.00, which waits', async () => {
  await page.goto(orderPage())
  const shown = page.getByRole('dialog')
  await shown.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel order' })
  await dialog.getByText('A second administrator has to approve').waitFor()
  await dialog.getByLabel('Note').fill('Damaged in storage')
  await expectAccessible(page)
  await Promise.all([
    page.getByText('Sent for approval', { exact: true }).waitFor(),
    dialog.getByRole('button', { name: 'Ask a second administrator' }).click(),
  ])
  await page.getByText('Waiting for a second administrator.').waitFor()
  await page.getByText('Asked by you').waitFor()
  expect(await shown.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
  expect(await shown.getByRole('button', { name: 'Mark as shipped' }).count()).toBe(0)
  await expectAccessible(page)
})

test('the colleague is told, approves on the phone, and the open page shows it', async () => {
  await phone.goto('/admin/sellers')
  const tools = phone.getByRole('navigation', { name: 'Staff tools' })
  await tools.getByRole('link', { name: 'Approvals 1' }).click()
  await waiting().getByText('$12,000.00, by wire transfer').waitFor()
  await waiting().getByText('Damaged in storage').waitFor()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: /^Approve: Cancel PO-/ }).click()
  const sure = phone.getByRole('alertdialog')
  await sure.getByText('The order is canceled and its units go back on sale.').waitFor()
  await Promise.all([
    phone.getByText(/^Approved: Cancel PO-/).waitFor(),
    sure.getByRole('button', { name: 'Yes, approve' }).click(),
  ])
  await phone.getByText('No requests waiting').waitFor()
  await page.getByRole('dialog').getByText('Canceled', { exact: true }).waitFor()
  const [mail] = await mailsTo(site, STAFF)
  expect(mail?.subject).toMatch(/^Approved: Cancel PO-/)
})

test('a fee far from the standard one waits, and is declined with a reason', async () => {
  await page.goto(sellerPage())
  await fee().getByLabel('Fee in percent').fill('4.99')
  await fee().getByText('A second administrator has to approve').waitFor()
  await setFee('3', 'Ask a second administrator')
  await fee().getByText('Waiting for a second administrator.').waitFor()
  await expectAccessible(page)

  const words = 'Set the fee of Harrow & Pine to 3%, from 10%'
  await phone.getByRole('button', { name: `Decline: ${words}` }).click()
  const dialog = phone.getByRole('dialog', { name: 'Decline' })
  await dialog.getByLabel('Reason').fill('They never agreed to it')
  // The reader does not always notice that a small dialog stands over the page, and misses the page's main part.
  await expectAccessible(phone, { within: '[role=dialog]' })
  await Promise.all([
    phone.getByText(`Declined: ${words}`).waitFor(),
    dialog.getByRole('button', { name: 'Decline', exact: true }).click(),
  ])
  await phone.getByRole('link', { name: 'Decided' }).click()
  await phone.getByText('They never agreed to it').waitFor()
  await phone.getByText('Approved', { exact: true }).waitFor()
  await expectAccessible(phone)

  await fee().getByRole('button', { name: 'Save fee' }).waitFor()
  expect(await fee().getByLabel('Fee in percent').inputValue()).toBe('10')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByText(`Declined: ${words}`).waitFor()
  await page.keyboard.press('Escape')
})

test('who asked takes it back, and a small change needs nobody', async () => {
  await page.goto(sellerPage())
  await setFee('3', 'Ask a second administrator')
  await Promise.all([
    page.getByText(/^Withdrawn: Set the fee/).waitFor(),
    fee().getByRole('button', { name: 'Withdraw' }).click(),
  ])
  await Promise.all([page.getByText('Fee saved').waitFor(), setFee('9', 'Save fee')])
  await fee().getByText('Custom fee').waitFor()
})

test('support sees nothing of it', async () => {
  await setFee('3', 'Ask a second administrator')
  await fee().getByText('Waiting for a second administrator.').waitFor()
  const sam = await aPersonAt(browser, { address: site.address })
  await signIn(sam, SAM)
  await sam.page.goto(sellerPage())
  await sam.page.getByRole('heading', { name: 'Harrow & Pine' }).waitFor()
  expect(await sam.page.getByText('Waiting for a second administrator.').count()).toBe(0)
  expect(await sam.page.getByRole('link', { name: /^Approvals/ }).count()).toBe(0)
  await sam.page.goto('/admin/approvals')
  await sam.page.waitForURL('**/admin/applications')
  sam.sawNoProblem()
  await sam.leave()
})

test('approved, the fee is another on the open page', async () => {
  await phone.goto('/admin/approvals')
  await phone.getByRole('button', { name: /^Approve: Set the fee/ }).click()
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Yes, approve' }).click()
  await fee().getByRole('button', { name: 'Request the standard fee' }).waitFor()
  expect(await fee().getByLabel('Fee in percent').inputValue()).toBe('3')
  eve.sawNoProblem()
})

test('the only administrator is asked for a second factor instead', async () => {
  const by = await site.as({ userId: eveId })
  await by.delete(`/admin/administrators/${eveId}`)
  await page.goto(sellerPage())
  await fee().getByLabel('Fee in percent').fill('20')
  await fee().getByText('you’re the only one').waitFor()
  await fee().getByRole('button', { name: 'Confirm fee' }).click()
  await fee().getByText('Set up a second factor on your account page').waitFor()
  await expectAccessible(page)
  staff.sawNoProblem()
})
