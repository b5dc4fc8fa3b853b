import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { pageAt } from '#market/accounts/pages.ts'
import { screensOfPages } from '../../scripts/screens-of-pages.ts'

const ROUTES = join(import.meta.dirname, '../../web/app/routes.tsx')
const frames = screensOfPages(readFileSync(ROUTES, 'utf8'))

/** A form of these begins with what is true once they are open: until then they show where it will be. */
const BEGUN_LATER = new Set([
  '/dashboard/manage_products/$product_id',
  '/admin/sellers/$seller_id/products/$product_id',
])

/** Notes what each page comes with before its scripts, to find whether the browser keeps it. */
export async function watchHeadings(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Reflect.set(globalThis, 'firstHeading', document.querySelector('h1'))
    })
  })

  /** Of the page that is open, and settled. */
  return async function findingsOfHeading(address: string): Promise<string[]> {
    const at = pageAt(address.replace(/[?#].*/, '')) ?? ''
    if (frames.get(at)?.frame === 'auth' || BEGUN_LATER.has(at)) return []
    const heading = await page.evaluate(() => {
      const first: unknown = Reflect.get(globalThis, 'firstHeading')
      if (!(first instanceof Element)) return 'did not come with the page'
      return first.isConnected ? 'kept' : 'was drawn again'
    })
    return heading === 'kept' ? [] : [`the heading ${heading}`]
  }
}
