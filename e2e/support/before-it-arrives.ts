import type { Page } from 'playwright-core'

/**
 * Brings about `change` when the page's next call that writes to `address` is on its way: the page has
 * sent it without knowing, whatever it fetched anew until then.
 */
export async function beforeItArrives(page: Page, address: string, change: () => Promise<unknown>) {
  await page.route(address, async (call) => {
    if (call.request().method() === 'GET') return call.fallback()
    await change()
    await call.continue()
    return page.unroute(address)
  })
}
