import { keysRest } from './resting-keys.ts'
import { singleKeysOn } from './single-keys.ts'

/** Whether a key is meant for the page: nothing is typed or filled in, and no dialog or menu is open. */
export function isForThePage(event: KeyboardEvent) {
  if (!singleKeysOn() || keysRest() || event.defaultPrevented) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  return !isFilledIn(event.target) && !isSomethingOpen()
}

/** Whether a dialog or a menu is open, which keeps the keys to itself. */
export const isSomethingOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

const isFilledIn = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('form') !== null)
