import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { aLink } from '#server/testing/a-link.ts'
import { aBuyer } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn } from './support/person.ts'

const FIRST = 'buyer@example.com'
const SECOND = 'second@example.com'

let browser: Browser
let site: TestSite
let second: { userId: number }

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  const passwordHash = await hashPassword(PASSWORD)
  second = await aBuyer(site.db, { name: 'Fig and Cedar', email: SECOND, passwordHash })
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

test.each([
  { kind: 'magic', path: '/magic/sign_in/' },
  { kind: 'reset', path: '/reset_password/' },
] as const)('a link at $path asks once before it switches accounts', async ({ kind, path }) => {
  const person = await aPersonAt(browser, { address: site.address, meant: /status of 409/ })
  const { page } = person
  await signIn(person, FIRST)
  const open = async () => {
    // As a mail program has it that takes the end of a sentence for a part of the link.
    await page.goto(`${path}${await aLink(site.db, { ...second, kind })}).`)
    if (kind === 'magic') return
    await page.getByLabel('Create Password').fill(PASSWORD)
    await page.getByLabel('Confirm Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Reset Password' }).click()
  }
  await open()
  await page.getByText(`This link is for ${SECOND}`).waitFor()
  await page.getByText(`You are signed in as ${FIRST}`).waitFor()
  await page.getByRole('link', { name: 'Stay Signed In' }).click()
  await page.waitForURL(`${site.address}/`)
  const me = async () => (await page.context().request.get('/me')).json()
  expect(await me()).toMatchObject({ email: FIRST })
  await open()
  await page.getByRole('button', { name: 'Switch Accounts' }).click()
  await page.waitForURL(site.address + (kind === 'magic' ? '/all_products' : '/'))
  await expect.poll(me).toMatchObject({ email: SECOND })
  person.sawNoProblem()
  // Chromium may never end closing a window where a password was just changed; the browser ends with the file.
  void person.leave().catch(() => {})
})
