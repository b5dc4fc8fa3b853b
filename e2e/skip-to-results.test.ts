import { expect, test } from 'vitest'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { demoForThisFile } from './support/demo.ts'

const { aDemo } = demoForThisFile()

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
  async ({ role }) => {
    const person = await aDemo(role)
    const { page } = person
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
    await expect.poll(() => page.getByRole('link', { name: 'Skip to results' }).count()).toBe(0)
    person.sawNoProblem()
    await person.leave()
  },
)
