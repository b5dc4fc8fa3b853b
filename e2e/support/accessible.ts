import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What may be wrong in the dark and right in the light. */
const COLORS = ['color-contrast', 'link-in-text-block']

/** What of the page is read, such as a dialog; only its colors, where the rest was read before. */
type Reading = { within?: string; of?: 'colors' }

/** Reads what a page shows as its strictest readers do. */
export async function expectAccessible(page: Page, reading: Reading = {}) {
  expect(await findingsOn(page, reading), page.url()).toEqual([])
}

/** What the strictest readers find wrong with a page. */
export async function findingsOn(page: Page, { within, of }: Reading = {}) {
  // Content that is being refreshed is dimmed until it arrives.
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: page.url() }).toBe(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Without @axe-core/playwright, which loads axe again for each reading: no page has frames.
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(of === 'colors' && { runOnly: { type: 'rule', values: COLORS } }),
  }
  return page.evaluate(
    async ([part, how]) => {
      const { violations } = await window.axe.run(part ?? document, how)
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    [within, options] as const,
  )
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is extended
  interface Window {
    axe: typeof axe
  }
}

export async function expectNoSidewaysScroll(page: Page) {
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  // After a turn to another width, its layout is a moment away.
  await expect.poll(isWide, { message: `${page.url()} scrolls sideways` }).toBe(false)
}
