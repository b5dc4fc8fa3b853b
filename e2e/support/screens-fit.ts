import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import type { Person } from './person.ts'
import { settled } from './settled.ts'
import { expectTargetsLarge } from './targets.ts'

export const DESK = { width: 1280, height: 900 }
export const PHONE = { width: 375, height: 812 }

/** Opens a screen once, and reads it as its strictest readers do: at a desk, then as narrow as a phone. */
export async function expectWellAtBoth(person: Person, path: string, shown?: Locator) {
  await person.page.setViewportSize(DESK)
  await openScreen(person, path)
  await shown?.waitFor()
  await expectWell(person)
  await person.page.setViewportSize(PHONE)
  await expectWell(person)
}

/** Opens an address, and waits until nothing is on its way. */
export async function openScreen({ page }: Person, path: string) {
  await page.goto(path)
  await settled(page)
  // Dialogs hide a heading, hence not by role.
  await page.locator('h1').first().waitFor({ state: 'attached' })
}

export async function expectWell(person: Person) {
  await expectFits(person)
  await expectAccessible(person.page)
}

/** Nothing lies outside the window, and whatever one presses can be hit. */
export async function expectFits({ page }: Person) {
  await expectNoSidewaysScroll(page)
  // Another width may ask for more.
  await settled(page)
  await expectTargetsLarge(page)
}

/** Wholly in the window as it stands, before anything is scrolled, and above the tabs of a phone. */
export async function expectInView({ page }: Person, what: Locator) {
  await what.waitFor()
  const bottom = async () => {
    const box = await what.boundingBox()
    return box ? box.y + box.height : Infinity
  }
  const tabs = page.getByRole('navigation', { name: 'Main, phone' })
  const fold = (await tabs.isVisible())
    ? (await tabs.boundingBox())?.y
    : page.viewportSize()?.height
  await expect.poll(bottom).toBeLessThanOrEqual(fold ?? 0)
}
