import type { Locator } from 'playwright-core'

/** A press, after which what can be taken back is pointed at: so it stays longer than its five seconds. */
export const pressAndHold = (button: Locator, undo: Locator) =>
  Promise.all([undo.hover(), button.click()])
