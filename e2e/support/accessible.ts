import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Reading = {
  /** What of the page is read, such as a dialog. */
  within?: string
  /** The one rule that another theme can break. */
  colorsAlone?: boolean
}

/** Reads what a page shows as its strictest readers do. */
export async function expectAccessible(page: Page, { within, colorsAlone }: Reading = {}) {
  // Content that is being refreshed is dimmed until it arrives.
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: page.url() }).toBe(0)
  // No page has frames: reading all of it at once takes half of the time.
  const reader = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(colorsAlone && { runOnly: ['color-contrast'] }),
  })
  if (within) reader.include(within)
  const { violations } = await reader.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  expect(found, page.url()).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page) {
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  // After a turn to another width, its layout is a moment away.
  await expect.poll(isWide, { message: `${page.url()} scrolls sideways` }).toBe(false)
}
