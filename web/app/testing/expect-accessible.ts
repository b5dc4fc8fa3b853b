import axe from 'axe-core'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

const SIZES = [
  [375, 812],
  [1280, 800],
] as const

/** Reads a part of the page as its strictest readers do: on a phone and at a desk, light and dark. */
export async function expectAccessible(part: Element) {
  const { dataset } = document.documentElement
  onTestFinished(() => void delete dataset['theme'])
  for (const [width, height] of SIZES) {
    await page.viewport(width, height)
    for (const theme of ['light', 'dark'] as const) {
      dataset['theme'] = theme
      const { violations } = await axe.run(part, { resultTypes: ['violations'] })
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message}`),
      )
      expect(found, `${width} px, ${theme}`).toEqual([])
    }
  }
}
