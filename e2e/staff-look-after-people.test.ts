import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let buyer: Person
let staff: Person
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  await aListedProduct(site.db, { sellerId: market.seller.id, name: 'Canvas tote' })
  buyer = await aPersonAt(browser, { address: site.address, meant: /401|403/ })
  await signIn(buyer, 'buyer@example.com')
  staff = await aPersonAt(browser, { address: site.address })
  page = staff.page
  await signIn(staff, 'staff@example.com')
})
afterAll(async () => {
  await buyer.leave()
  await staff.leave()
  await browser.close()
  await site.stop()
})

const tool = (name: string) =>
  page.getByRole('navigation', { name: 'Staff tools' }).getByRole('link', { name }).click()
const finder = () =>
  page.getByRole('combobox', { name: 'Find people, companies, orders, offers and lots' })
const history = () => page.getByRole('region', { name: 'History' })

test('staff find a person, a seller and a lot from the header of any staff page', async () => {
  await page.goto('/admin/applications')
  await page.getByRole('button', { name: /^Find people, companies/ }).click()
  await finder().fill('buyer@example.com')
  const first = page.getByRole('listbox', { name: 'Found' }).getByRole('option').first()
  await first.getByText('buyer@example.com').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/people/*')
  await page.keyboard.press('Control+k')
  await finder().fill('tote')
  await page.getByRole('option', { name: /^Canvas tote/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('they find a person in the list and end every session of theirs', async () => {
  await page.goto('/admin/applications')
  await tool('People')
  await page.getByRole('searchbox', { name: 'Search people' }).fill('corner')
  await page.getByText('1 person', { exact: true }).waitFor()
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByText('buyer@example.com').first().waitFor()

  await page.getByRole('button', { name: 'End all sessions' }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('button', { name: 'End all sessions' }).click()
  await page.getByText('Not signed in anywhere.').waitFor()
  await history().getByText('Sessions ended').waitFor()
  await buyer.page.goto('/my_orders')
  await buyer.page.getByRole('dialog').getByLabel('Email').waitFor()
})

test('they deny the person with a reason, and restore them again', async () => {
  await page.getByRole('button', { name: 'Deny', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Deny and email reason' }).click()
  await dialog.getByText('Required', { exact: true }).waitFor()
  await dialog.getByLabel('Reason').fill('Sells to nobody.')
  await dialog.getByRole('button', { name: 'Deny and email reason' }).click()
  await history().getByText('Sells to nobody.').waitFor()

  await page.getByRole('button', { name: 'Restore' }).click()
  await history().getByText('Account restored').waitFor()
  const subjects = (await mailsTo(site, 'buyer@example.com')).map(({ subject }) => subject)
  expect(subjects.some((subject) => subject.includes('no longer approved'))).toBe(true)
})

test('they hand a person their data, and erase it', async () => {
  await page.goto('/admin/people?party=seller')
  await page.getByRole('table').getByRole('link').last().click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^lotline-person-\d+\.zip$/)

  await page.getByRole('button', { name: 'Erase data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Kept:').waitFor()
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await dialog.getByText('Required', { exact: true }).waitFor()
  const asked = await dialog.getByText(/^Type .+@/).textContent()
  await dialog.getByLabel(/^Type/).fill(asked?.replace(/^Type /, '') ?? '')
  await dialog.getByLabel('Reason').selectOption({ label: 'The account is no longer used' })
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await page.getByText(/The data of this person was erased on/).waitFor()
  await page.getByRole('heading', { name: 'Erased person' }).waitFor()
  await history().getByText('Person erased').waitFor()
})

test('the audit log tells who did and read what', async () => {
  await tool('Audit Log')
  await page.getByLabel('Kind').selectOption({ label: 'Changes' })
  await page.getByRole('cell', { name: 'Account denied' }).waitFor()
  await page.getByText('status: onboarded → denied').waitFor()
  await page.getByLabel('Kind').selectOption({ label: 'Reads' })
  await page
    .getByRole('cell', { name: /^Page of / })
    .first()
    .waitFor()
})

test('the system page says how its parts do', async () => {
  await tool('System')
  await page.getByRole('region', { name: 'Storage' }).getByText('OK').waitFor()
  await page.getByText('No jobs have failed permanently.').waitFor()
  staff.sawNoProblem()
})
