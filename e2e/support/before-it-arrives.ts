import type { Page } from 'playwright-core'

/**
 * Makes `change` happen while the page's next write to `address` is on its way. The page sent it without
 * knowing of the change, whatever it fetched before.
 */
export async function beforeItArrives(page: Page, address: string, change: () => Promise<unknown>) {
  await page.route(address, async (call) => {
    if (call.request().method() === 'GET') return call.fallback()
    await change()
    await call.continue()
    return page.unroute(address)
  })
}
