import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn } from './support/person.ts'

let browser: Browser
let site: TestSite

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

test('staff write the terms, and a visitor finds them from the footer and while applying', async () => {
  const visitor = await aPersonAt(browser, { address: site.address })
  const { page } = visitor
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await page.getByText('This page hasn’t been written yet.').waitFor()

  const staff = await aPersonAt(browser, { address: site.address })
  await signIn(staff, 'staff@example.com')
  await staff.page.goto('/admin/legal_pages')
  const text = staff.page.getByRole('textbox', { name: 'Text' })
  await text.fill('## Fair trade\n\nWrite to [us](/contact).')
  await staff.page.getByRole('heading', { name: 'Fair trade' }).waitFor()
  await expectAccessible(staff.page)
  await staff.page.getByRole('button', { name: 'Save and publish' }).click()
  await staff.page.getByText('Terms of Service saved').waitFor()
  await staff.page.getByRole('link', { name: 'View page' }).click()
  await staff.page.getByText(/^Last updated/).waitFor()

  await page.goto('/buyer_inquiry')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await page.getByRole('heading', { name: 'Fair trade' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'us' }).click()
  await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/contact')
  for (const person of [visitor, staff]) {
    person.sawNoProblem()
    await person.leave()
  }
})
