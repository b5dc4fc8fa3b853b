import { afterAll, beforeAll, expect, test } from 'vitest'
import { INCORRECT_SIGN_IN } from '#market/accounts/session-api.ts'
import { mailsTo } from '#server/testing/mails.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { linkMailedTo, openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, signInByDialog, type Person } from './support/person.ts'

const EMAIL = 'buyer@example.com'
const NEW_PASSWORD = 'cedar, fig & rain'

let browser: Browser
let site: TestSite
let buyer: Person

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  buyer = await aPersonAt(browser, { address: site.address, meant: /status of (401|422)/ })
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

test('signing in says what is wrong, and leads on to the page that asked', async () => {
  const visitor = await aPersonAt(browser, { address: site.address, meant: /422|401/ })
  const { page } = visitor
  await page.goto('/my_orders')
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByText('Please enter a valid email address').waitFor()
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>()
  await page.route('**/login', (call) => seen.then(() => call.continue()))
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  const button = dialog.getByRole('button', { name: 'Sign In' })
  await expect.poll(() => button.isDisabled()).toBe(true)
  isSeen()
  await dialog.getByText(INCORRECT_SIGN_IN).waitFor()

  // Past another modal and back, the way is not forgotten.
  await dialog.getByRole('link', { name: 'Forgot Password' }).click()
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'My Orders' }).waitFor()
  visitor.sawNoProblem()
  await visitor.leave()
})

test('the reset is asked for, whether or not there is such an account', async () => {
  const { page } = buyer
  for (const email of ['nobody@example.com', EMAIL]) {
    await page.goto('/sign_in')
    await page.getByRole('dialog').getByRole('link', { name: 'Forgot Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forgot Password' })
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
    await dialog.getByText('Please check your email to continue.').waitFor()
    // What stands in place of the form has its focus, and so is read out.
    const focused = dialog.locator(':focus')
    await expect
      .poll(() => focused.allInnerTexts())
      .toEqual([expect.stringContaining('a link has been sent to reset the password.')])
  }
  await linkMailedTo(site, EMAIL, /reset/i)
  expect(await mailsTo(site, 'nobody@example.com')).toEqual([])
})

test('the link sets a new password and signs in; the old one is dead, and the link too', async () => {
  const elsewhere = await aPersonAt(browser, { address: site.address, meant: /status of 401/ })
  await signIn(elsewhere, EMAIL)
  const { page } = buyer
  const link = await linkMailedTo(site, EMAIL, /reset/i)
  await page.goto(link)
  await page.getByLabel('Create Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.waitForURL(`${site.address}/`)

  await elsewhere.page.goto('/my_offers')
  await elsewhere.page.getByRole('dialog', { name: 'Sign In' }).waitFor()
  await signInByDialog(elsewhere, EMAIL, NEW_PASSWORD)
  elsewhere.sawNoProblem()
  await elsewhere.leave()

  const late = await aPersonAt(browser, { address: site.address, meant: /status of 422/ })
  await late.page.goto(link)
  await late.page.getByLabel('Create Password').fill('another, late one')
  await late.page.getByLabel('Confirm Password').fill('another, late one')
  await late.page.getByRole('button', { name: 'Reset Password' }).click()
  await late.page.getByText('This link has expired or was used before.').waitFor()
  late.sawNoProblem()
  await late.leave()
  buyer.sawNoProblem()
})
