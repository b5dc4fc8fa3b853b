import { forgetTab, forgetInTab, keepInTab, keptInTab } from '#web/platform/storage/tab-storage.ts'

const LOADED_ANEW = 'loaded anew for another person'

let isLeaving = false

/** Reloads the page for the person signed in now; nothing of the last person stays in the tab. */
export function loadAnew() {
  if (isLeaving) return
  isLeaving = true
  forgetTab()
  keepInTab(LOADED_ANEW, 'yes')
  location.reload()
}

/** Once. */
export function wasLoadedAnew() {
  const was = keptInTab(LOADED_ANEW) !== undefined
  forgetInTab(LOADED_ANEW)
  return was
}
