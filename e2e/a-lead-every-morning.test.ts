import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadCells, leadHeader } from '#market/leads/lead-columns.ts'
import { csvText } from '#market/spreadsheets/write-csv.ts'
import { mailDailyLeads } from '#server/samples/mail-daily-leads.ts'
import { aLeadForm } from '#server/samples/testing/directory.ts'
import { eventually } from '#server/testing/eventually.ts'
import { mailsTo } from '#server/testing/mails.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { linkMailedTo, openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let staff: Person
let sam: Person

beforeAll(async () => {
  browser = await openBrowser()
  ;({ site } = await openMarket())
  const { address } = site
  staff = await aPersonAt(browser, { address, meant: /422/ })
  sam = await aPersonAt(browser, { address, meant: /422/, device: { width: 375, height: 800 } })
  await signIn(staff, 'staff@example.com')
})
afterAll(async () => {
  await staff.leave()
  await sam.leave()
  await browser.close()
  await site.stop()
})

async function expectWell(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const isInView = (place: Locator) =>
  place.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('staff add a lead, and import others from a file', async () => {
  const { page } = staff
  await page.goto('/admin/leads')
  await page.getByRole('button', { name: 'Add Lead' }).click()
  const form = page.getByRole('dialog', { name: 'Add lead' })
  await form.getByRole('button', { name: 'Add lead' }).click()
  await form.getByText('Choose at least one product category').waitFor()
  await form.getByLabel('Company').fill('Harbor Grocers')
  await form.getByLabel('Buyer category').selectOption('Grocery')
  await form.getByLabel('Toys').check()
  await form.getByLabel('Contact name').fill('Ada Okafor')
  await form.getByLabel('Contact email').fill('ada@harbor.example')
  await form.getByLabel('Source of consent').fill('Form at the spring show')
  await form.getByRole('button', { name: 'Add lead' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /Harbor Grocers/ }).waitFor()

  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import leads' })
  const rows = [
    leadCells(aLeadForm({ company: 'Cove Pharmacy' })),
    leadCells({ ...aLeadForm(), consent_source: '' }),
  ]
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'leads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csvText([leadHeader, ...rows])),
  })
  await dialog.getByText('leads.csv').waitFor()
  await dialog.getByRole('button', { name: 'Import leads' }).click()
  await dialog.getByText('1 added, 0 updated, 0 unchanged').waitFor()
  await dialog.getByText('Row 3: Missing Consent Source').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('row', { name: /Cove Pharmacy/ }).waitFor()
  await expectWell(page)
})

test('a newcomer chooses leads in two steps, and pays in the sandbox', async () => {
  const { page } = sam
  await page.goto('/samples')
  await page.getByRole('figure', { name: 'Example lead' }).waitFor()
  await page.getByText('$49 a month').waitFor()
  await expectWell(page)
  const account = page.getByRole('form', { name: 'Your account' })
  await account.getByLabel('Name', { exact: true }).fill('Sam Pler')
  await account.getByLabel('Email').fill('seller@example.com')
  await account.getByLabel('Password', { exact: true }).fill('a quieter harbour')
  await account.getByLabel('Confirm password').fill('a quieter harbour')
  await account.getByRole('button', { name: 'Next' }).click()
  const leads = page.getByRole('form', { name: 'Your leads' })
  await page.getByText('Step 2 of 2').and(page.locator(':focus')).waitFor()
  await leads.getByRole('group', { name: 'Product categories' }).getByLabel('Toys').check()
  await leads.getByRole('group', { name: 'Buyer categories' }).getByLabel('Grocery').check()
  await leads.getByRole('button', { name: 'Subscribe' }).click()
  const inUse = page.getByText('sign in and use the Samples tab to subscribe')
  await inUse.waitFor()
  await expect.poll(() => isInView(inUse), { message: 'far above the button' }).toBe(true)

  await leads.getByRole('button', { name: 'Back' }).click()
  await account.getByLabel('Email').fill('sam@example.com')
  await account.getByRole('button', { name: 'Next' }).click()
  await leads.getByRole('group', { name: 'Product categories' }).getByLabel('Toys').check()
  await leads.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('No money moves here.').waitFor()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
  await expectWell(page)
  await eventually(
    () => site.db.selectFrom('subscriptions').select('id').execute(),
    (subscriptions) => subscriptions.length === 1,
  )
  await page.goto(await linkMailedTo(site, 'sam@example.com', /Confirm your email address/))
  await page.getByRole('heading', { name: 'Leads received' }).waitFor()
  await page.getByText(/^Renews on /).waitFor()
  await page.getByText('No leads yet').waitFor()
  await expectWell(page)
})

test('the subscriber updates the profile', async () => {
  const { page } = sam
  const profile = page.getByRole('form', { name: 'Profile' })
  await profile.getByRole('group', { name: 'Buyer categories' }).getByLabel('Grocery').check()
  const wanted = profile.getByLabel('Buyers you want most')
  await wanted.fill('nobody')
  await wanted.press('Enter')
  await profile.getByText('nobody isn’t in the directory').waitFor()
  await wanted.press('Tab')
  await profile.getByText('nobody isn’t in the directory').waitFor()
  await wanted.fill('harbor grocers')
  await wanted.press('Enter')
  const saved = page.getByText('Profile updated successfully!').waitFor()
  await profile.getByRole('button', { name: 'Update Profile' }).click()
  await saved
  await page.reload()
  await page.getByRole('row', { name: 'Harbor Grocers' }).waitFor()
  expect(
    await page.getByRole('group', { name: 'Product categories' }).getByLabel('Toys').isChecked(),
  ).toBe(true)
})

test('a lead comes by mail, and stays on the page', async () => {
  const { page } = sam
  const tomorrow = new Date(Date.now() + 86_400_000)
  tomorrow.setUTCHours(23, 0, 0, 0)
  const terms = { publicUrl: site.address }
  await mailDailyLeads({ db: site.db, terms }, tomorrow)
  const mails = await mailsTo(site, 'sam@example.com')
  expect(mails.map(({ subject }) => subject)).toContain('Your lead of the day: Harbor Grocers')
  await page.reload()
  const lead = page.getByRole('article', { name: 'Harbor Grocers' })
  await lead.getByText('ada@harbor.example').waitFor()
})

test('the subscriber cancels at the provider, and sees until when leads come', async () => {
  const { page } = sam
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText(/^It ends on /).waitFor()
  await page.getByRole('link', { name: 'Back to Lotline' }).click()
  await page.getByText(/^Canceled. Leads continue until /).waitFor()
})

test('staff delete a lead, which takes the contact from the reader too', async () => {
  const { page } = staff
  await page.goto('/admin/leads?search=harbor')
  await page.getByRole('button', { name: 'Delete Harbor Grocers' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Yes, delete lead' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('No leads match').waitFor()
  await sam.page.reload()
  await sam.page.getByText('This contact has opted out.').waitFor()
  expect(await sam.page.getByText('ada@harbor.example').count()).toBe(0)
})

test('nothing went wrong in either browser', () => {
  staff.sawNoProblem()
  sam.sawNoProblem()
})
