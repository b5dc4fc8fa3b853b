import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '#server/testing/mails.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { linkMailedTo, openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const STAFF = 'staff@example.com'
const EVE = 'eve@example.com'

let browser: Browser
let site: TestSite
let seller: { id: number }
let staff: Person
let page: Page
let colleague: Person

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  seller = market.seller
  staff = await aPersonAt(browser, { address: site.address, meant: /status of 4(09|22)/ })
  page = staff.page
  await signIn(staff, STAFF)
  const phone = { width: 375, height: 800, hasTouch: true }
  colleague = await aPersonAt(browser, {
    address: site.address,
    device: phone,
    meant: /status of 40[13]/,
  })
})
afterAll(async () => {
  await colleague.leave()
  await staff.leave()
  await browser.close()
  await site.stop()
})

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const tools = () => colleague.page.getByRole('navigation', { name: 'Staff tools' })
const tool = (name: string) => tools().getByRole('link', { name, exact: true })

test('an administrator invites a colleague, and nobody who trades', async () => {
  await page.goto('/admin/administrators')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('Name').fill('Eve Alder')
  await dialog.getByLabel('Email').fill('buyer@example.com')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Someone else has an account with this address.').waitFor()
  await dialog.getByLabel('Email').fill(EVE)
  await Promise.all([
    page.getByText(`An invitation is on its way to ${EVE}`).waitFor(),
    dialog.getByRole('button', { name: 'Send invitation' }).click(),
  ])
  await page.getByText('2 people', { exact: true }).waitFor()
  await row('Eve Alder').getByText('Invited').waitFor()
  await row('Eve Alder').getByText('Support').waitFor()
  await expectAccessible(page)
})

test('the colleague comes by the mailed link, chooses a password, and is support', async () => {
  await colleague.page.goto(await linkMailedTo(site, EVE, /Join the Lotline staff/))
  await colleague.page.getByLabel('Create Password').fill(PASSWORD)
  await colleague.page.getByLabel('Confirm Password').fill(PASSWORD)
  await colleague.page.getByRole('button', { name: 'Choose Password' }).click()
  await colleague.page.waitForURL('**/admin/applications')
  await tool('People').waitFor()
  for (const name of ['Admins', 'Leads', 'Audit Log', 'System'])
    expect(await tool(name).count(), name).toBe(0)
})

test('support looks people up, and is refused what only administrators do', async () => {
  await tool('People').click()
  await colleague.page.getByRole('searchbox', { name: 'Search people' }).fill('corner')
  await colleague.page.getByText('1 person', { exact: true }).waitFor()
  await colleague.page.getByRole('table').getByRole('link').first().click()
  await colleague.page.getByText('Only administrators can change accounts.').waitFor()
  expect(await colleague.page.getByRole('button', { name: 'Deny', exact: true }).count()).toBe(0)

  await colleague.page.goto(`/admin/sellers/${seller.id}`)
  await colleague.page.getByText('Only administrators can change a shop').waitFor()
  await colleague.page.getByRole('heading', { name: 'Trade' }).waitFor()
  expect(await colleague.page.getByLabel('Seller name').count()).toBe(0)
  await expectAccessible(colleague.page)

  await colleague.page.goto('/admin/administrators')
  await colleague.page.waitForURL('**/admin/applications')
  const told = await colleague.page
    .context()
    .request.get('/admin/administrators', { headers: { Accept: 'application/json' } })
  expect(told.status()).toBe(403)
  colleague.sawNoProblem()
})

test('made an administrator, the open page offers the rest', async () => {
  await row('Eve Alder').getByRole('button', { name: 'Change role of Eve Alder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Role of Eve Alder' })
  await dialog.getByLabel(/^Administrator/).check()
  await Promise.all([
    page.getByText('Eve Alder: Administrator').waitFor(),
    dialog.getByRole('button', { name: 'Save role' }).click(),
  ])
  await tool('Admins').click()
  await colleague.page.getByText('2 people', { exact: true }).waitFor()
  await colleague.page.getByText('Eve Alder (you)').waitFor()
})

test('removed, the open page ends, and the password opens nothing', async () => {
  await row('Eve Alder').getByRole('button', { name: 'Remove Eve Alder' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Remove Eve Alder from staff?' })
  await Promise.all([
    page.getByText('Eve Alder was removed').waitFor(),
    sure.getByRole('button', { name: 'Remove', exact: true }).click(),
  ])
  await page.getByText('1 person', { exact: true }).waitFor()

  const dialog = colleague.page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(EVE)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByText('Incorrect email or password.').waitFor()
  const [last] = await mailsTo(site, EVE)
  expect(last?.subject).toBe('You are no longer on the Lotline staff')
  colleague.sawNoProblem()
})

test('the last administrator stays', async () => {
  await row(STAFF)
    .getByRole('button', { name: /^Remove/ })
    .click()
  const sure = page.getByRole('alertdialog', { name: 'Remove yourself from staff?' })
  await sure.getByRole('button', { name: 'Remove me' }).click()
  await page.getByText('There must be at least one administrator.').waitFor()
  await row(STAFF).getByText('(you)').waitFor()
  staff.sawNoProblem()
})
