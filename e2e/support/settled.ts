import type { Page } from 'playwright-core'

/** Waits until the app says that nothing is on its way; for an address that was just opened. */
export const settled = (page: Page) =>
  page.locator('#root[data-settled]').waitFor({ state: 'attached' })
