import { expect } from 'vitest'
import type { Locator } from 'playwright-core'
import type { Person } from './person.ts'

const MOST_TABS = 200

/** The hands of somebody who has no mouse, and who has to see where the focus is at every step. */
export function keyboardOf({ page }: Person) {
  const { keyboard } = page

  async function tabTo(wanted: Locator) {
    await expect.poll(() => wanted.first().isEnabled()).toBe(true)
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await holdsFocus(wanted)) return expectSeen()
      await keyboard.press('Tab')
    }
    throw new Error(`Tab never comes to ${String(wanted)}`)
  }
  const expectSeen = () =>
    expect
      .poll(() => page.evaluate(outlineOfFocus), { message: 'the focus is seen' })
      .not.toBe('none')

  return {
    tabTo,
    press: async (wanted: Locator) => {
      await tabTo(wanted)
      await keyboard.press('Enter')
    },
    /** In place of what stands there. */
    fill: async (wanted: Locator, text: string) => {
      await tabTo(wanted)
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(text)
    },
    /** A single key, for the whole page. */
    key: (key: string) => keyboard.press(key),
    type: async (text: string) => {
      await expectSeen()
      await keyboard.type(text)
    },
  }
}

const holdsFocus = (wanted: Locator) =>
  wanted.evaluateAll((found) => found.some((each) => each === document.activeElement))

/** The outline of the focused element: its own, that of an element over it, or that of the box around its input. */
function outlineOfFocus(): string {
  const BOXES_AROUND = 3
  let drawing: Element | null = document.activeElement
  for (let boxes = 0; drawing && boxes <= BOXES_AROUND; boxes++) {
    for (const part of [undefined, '::before', '::after']) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(drawing, part)
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/, 0\)/.test(outlineColor))
        return `${outlineWidth} ${outlineStyle} ${outlineColor}`
    }
    drawing = drawing.parentElement
  }
  return 'none'
}
