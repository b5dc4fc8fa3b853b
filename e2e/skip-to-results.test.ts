import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { aPersonAt, signIn } from './support/person.ts'

let browser: Browser
let site: TestSite

beforeAll(async () => {
  browser = await openBrowser()
  site = await startSite({
    webFolder: join(import.meta.dirname, '../dist/web'),
    env: { DEMO: 'on' },
  })
  // What is new would stand over the first page.
  await site.db.deleteFrom('releaseNotes').execute()
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const lists = {
  buyer: ['/all_products', '/all_sellers/1', '/my_offers', '/questions', '/my_orders'],
  seller: [
    '/dashboard/manage_products',
    '/dashboard/manage_orders',
    '/my_offers',
    '/questions',
    '/my_orders',
  ],
  admin: ['/admin/purchase_orders', '/admin/people', '/admin/sellers', '/admin/audit_log'],
}

test.each(demoSignIns)(
  'two presses lead from the top of each list to its results: $role',
  async ({ role, email, password }) => {
    const person = await aPersonAt(browser, { address: site.address })
    const { page } = person
    await signIn(person, email, password)
    for (const path of lists[role]) {
      await page.goto(path)
      const results = page.locator('[data-results]').first()
      await results.waitFor()
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to results' })
      await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await expect
        .poll(() => results.evaluate((list) => list === document.activeElement))
        .toBe(true)
    }
    await page.goto('/account')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: 'Skip to results' }).isVisible()).toBe(false)
    person.sawNoProblem()
    await person.leave()
  },
)
