import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#server/testing/eventually.ts'
import { mailsTo } from '#server/testing/mails.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { linkMailedTo, openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, signInByDialog, type Person } from './support/person.ts'

const PHONE = { width: 375, height: 812 }
const MAYA = 'maya@juniper.example'
const OTIS = 'otis@bargain.example'
const REASON = 'We could not find a shop under this name.'

let browser: Browser
let site: TestSite
let applicant: Person
let staff: Person

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  applicant = await aPersonAt(browser, { address: site.address, device: PHONE })
  staff = await aPersonAt(browser, { address: site.address })
  await signIn(staff, 'staff@example.com')
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

async function apply({ page }: Person, { name, email, shop }: Record<string, string>) {
  await page.getByLabel('Full name').fill(name ?? '')
  await page.getByLabel('Email').fill(email ?? '')
  await page.getByLabel('Company name').fill(shop ?? '')
  await page.getByLabel('Category').selectOption('Home')
  await page.getByRole('button', { name: 'Apply to Buy' }).click()
}

async function openApplication({ page }: Person, company: string) {
  await page.goto('/admin/applications')
  await page.getByRole('link', { name: company }).click()
}

test('a retailer finds the form from a phone, is told what is missing, and applies', async () => {
  const { page } = applicant
  await page.goto('/')
  const signUp = page.getByRole('dialog', { name: 'Sign Up' })
  await signUp.getByRole('link', { name: /Become a Buyer/ }).click()
  await page.waitForURL('**/buyer_inquiry')
  await page.getByRole('button', { name: 'Apply to Buy' }).click()
  await page.getByText('Please enter a valid email address').waitFor()
  expect(await page.getByText('Required', { exact: true }).count()).toBe(3)

  await apply(applicant, { name: 'Maya Okafor', email: MAYA, shop: 'Juniper Market' })
  await page.waitForURL('**/buyer_inquiry/submitted')
  await page.getByRole('heading', { name: 'Thanks for your submission' }).waitFor()
  await eventually(
    () => mailsTo(site, MAYA),
    (mails) => mails[0]?.subject === 'We received the application for Juniper Market',
  )
})

test('the same e-mail is taken, until another one is typed', async () => {
  const twin = await aPersonAt(browser, { address: site.address, meant: /status of 422/ })
  await twin.page.goto('/buyer_inquiry')
  await apply(twin, { name: 'Otis Reed', email: MAYA, shop: 'Bargain Barn' })
  const refusal = twin.page.getByText('Email has already been taken')
  await refusal.waitFor()
  await twin.page.getByLabel('Email').fill(OTIS)
  await refusal.waitFor({ state: 'detached' })
  await twin.page.getByRole('button', { name: 'Apply to Buy' }).click()
  await twin.page.waitForURL('**/buyer_inquiry/submitted')
  twin.sawNoProblem()
  await twin.leave()
})

test('staff approve one and deny the other', async () => {
  const { page } = staff
  await openApplication(staff, 'Juniper Market')
  await page.getByRole('button', { name: 'Approve and email link' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Approve and email link' })
    .click()
  await page.getByText(`Approved. A sign-in link is on its way to ${MAYA}`).waitFor()

  await openApplication(staff, 'Bargain Barn')
  await page.getByRole('button', { name: 'Deny', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Deny and email reason' }).click()
  await dialog.getByText('Required').waitFor()
  await dialog.getByLabel('Reason', { exact: true }).fill(REASON)
  await dialog.getByRole('button', { name: 'Deny and email reason' }).click()
  await page.getByText(`Denied. The reason is on its way to ${OTIS}`).waitFor()
  await page.getByText('No applications are waiting').waitFor()
  staff.sawNoProblem()
})

test('the approved one follows the link, creates a password and sees the catalogue', async () => {
  const { page } = applicant
  await page.goto(await linkMailedTo(site, MAYA, /approved/))
  await page.waitForURL('**/buyers_create_password')
  await page.getByLabel('Create Password').fill('short')
  await page.getByLabel('Confirm Password').fill('other')
  await page.getByRole('button', { name: 'Create Password' }).click()
  await page.getByText('Passwords do not match').waitFor()
  await page.goto('/all_products')
  await page.waitForURL('**/buyers_create_password')

  await page.getByLabel('Create Password').fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Password' }).click()
  await page.waitForURL('**/all_products')
  await page.getByRole('heading', { name: 'All Products' }).waitFor()
  applicant.sawNoProblem()
})

test('a link that was used, or has expired, offers a new one', async () => {
  const other = await aPersonAt(browser, { address: site.address, meant: /status of 422/ })
  const requireFreshCode = async (link: string) => {
    await other.page.goto(link)
    await other.page.getByRole('heading', { name: 'Request a new link' }).waitFor()
    await other.page.getByRole('button', { name: 'Send a New Link' }).click()
    await other.page.getByText(/a new one is on its way/).waitFor()
  }
  const used = await linkMailedTo(site, MAYA, /approved/)
  await sql`update account_links set used_at = used_at - interval '16 minutes'`.execute(site.db)
  await requireFreshCode(used)
  expect(await other.page.getByRole('link', { name: 'get a link to reset it' }).count()).toBe(1)
  const expired = await linkMailedTo(site, MAYA, /sign-in link/)
  await site.db.updateTable('accountLinks').set({ expiresAt: new Date() }).execute()
  await requireFreshCode(expired)
  await eventually(
    () => mailsTo(site, MAYA),
    (mails) => mails.filter(({ subject }) => /sign-in link/.test(subject)).length === 2,
  )
  await other.page.goto(await linkMailedTo(site, MAYA, /sign-in link/))
  await other.page.waitForURL('**/all_products')
  other.sawNoProblem()
  await other.leave()
})

test('one who is denied after all keeps signing in, and sees only that', async () => {
  const { page } = staff
  await page.goto('/admin/applications?state=approved')
  await page.getByRole('link', { name: 'Juniper Market' }).click()
  await page.getByRole('button', { name: 'Deny', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason', { exact: true }).fill(REASON)
  await dialog.getByRole('button', { name: 'Deny and email reason' }).click()
  await page.getByText(`Denied. The reason is on its way to ${MAYA}`).waitFor()

  const denied = await aPersonAt(browser, { address: site.address })
  await signInByDialog(denied, MAYA)
  await denied.page.waitForURL('**/buyer_inquiry/submitted')
  await denied.page.getByRole('heading', { name: 'Your application was not approved' }).waitFor()
  await denied.page.goto('/all_products')
  await denied.page.waitForURL('**/buyer_inquiry/submitted')
  await denied.page.getByRole('link', { name: 'Back to Home' }).click()
  await denied.page.getByRole('heading', { name: 'Resale, simplified.' }).waitFor()
  expect(new URL(denied.page.url()).pathname).toBe('/')
  await denied.page.reload()
  await denied.page.getByRole('link', { name: 'Your application' }).click()
  await denied.page.waitForURL('**/buyer_inquiry/submitted')
  denied.sawNoProblem()
  await denied.leave()
})
