import { singleKeysOn } from './single-keys.ts'

/** Whether a key is meant for the page: not typed into a field, and no dialog or menu is open. */
export function isForThePage(event: KeyboardEvent) {
  if (!singleKeysOn() || event.defaultPrevented) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  return !isTypedInto(event.target) && !isSomethingOpen()
}

/** Whether a dialog or a menu is open, which keeps the keys to itself. */
export const isSomethingOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
