import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp } from '#server/accounts/testing/an-app.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, signInByDialog, type Person } from './support/person.ts'

const STAFF = 'staff@example.com'

let browser: Browser
let site: TestSite
let staff: Person
let page: Page
let code: (periods?: number) => string
let recoveryCode = ''

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  const phone = { width: 375, height: 800, hasTouch: true }
  staff = await aPersonAt(browser, { address: site.address, device: phone, meant: /40[139]|422/ })
  page = staff.page
  await signIn(staff, STAFF)
})
afterAll(async () => {
  await staff.leave()
  await browser.close()
  await site.stop()
})

const section = () => page.getByRole('region', { name: 'Second factor' })
const typeCode = (text: string) => page.getByLabel('Code', { exact: true }).fill(text)

test('an administrator sets up a second factor on the account page', async () => {
  await page.goto('/account')
  await section().getByText('Not set up yet.').waitFor()
  await section().getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up your second factor' })
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()

  code = anApp(await dialog.getByText(/^[A-Z2-7]{32}$/).innerText())
  await typeCode('000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('Enter the 6-digit code from your app').waitFor()
  await typeCode(code())
  await dialog.getByRole('button', { name: 'Confirm' }).click()

  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  recoveryCode = await codes.first().innerText()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await section().getByText('It is set up. 10 recovery codes are left.').waitFor()
})

test('the next sign-in asks for a code before anything opens', async () => {
  await page.context().clearCookies()
  await signInByDialog(staff, STAFF)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await page.goto('/admin/applications')
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()

  await typeCode('123 45')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Enter the 6-digit code from your app, or a recovery code').waitFor()
  await typeCode(recoveryCode)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('navigation', { name: 'Staff tools' }).waitFor()
})

test('an action that needs a fresh code asks for one, then continues', async () => {
  await page.goto('/account')
  await section().getByText('It is set up. 9 recovery codes are left.').waitFor()
  await site.db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - 20 * 60_000) })
    .execute()
  await section().getByRole('button', { name: 'New recovery codes' }).click()
  const asked = page.getByRole('dialog', { name: 'Enter your code' })
  await asked.waitFor()
  await typeCode(code(1))
  await asked.getByRole('button', { name: 'Continue' }).click()

  const renewed = page.getByRole('dialog', { name: 'New recovery codes' })
  await renewed.getByRole('button', { name: 'I’ve saved them' }).click()
  await section().getByText('It is set up. 10 recovery codes are left.').waitFor()
})

test('it is turned off again where none is required', async () => {
  await section().getByRole('button', { name: 'Turn off' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Turn your second factor off?' })
  await sure.getByRole('button', { name: 'Turn off' }).click()
  await section().getByText('Not set up yet.').waitFor()
  staff.sawNoProblem()
})

test('where it is required, signing in leads to setting it up', async () => {
  const strict = await startSite({
    beside: site,
    webFolder: join(import.meta.dirname, '../dist/web'),
    env: { SECOND_FACTOR: 'required' },
  })
  await page.goto(strict.address)
  await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  code = anApp(await page.getByText(/^[A-Z2-7]{32}$/).innerText())
  await typeCode(code())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('navigation', { name: 'Staff tools' }).waitFor()
  staff.sawNoProblem()
  await strict.stop()
})
