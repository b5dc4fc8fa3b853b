import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadDialogs } from '#web/platform/ui/dialogs/load-dialogs.ts'
import { closeToast, shownToasts } from '#web/platform/ui/toasts/toasts.ts'

const DESK = { width: 1280, height: 800 }
const A_KEY = { key: 'F24', bubbles: true, cancelable: true }

// As on a page that has stood for a moment.
beforeAll(loadDialogs)

// What React has to complain about, and what a component writes to the console, is a defect.
const complaints = vi.spyOn(console, 'error')
beforeEach(() => {
  // A listener that an earlier test forgot fails here, not somewhere else once in a while.
  expect(isTaken(new KeyboardEvent('keydown', A_KEY)), 'whether keys are taken already').toBe(false)
  complaints.mockClear()
  sessionMark().content = 'none'
})
afterEach(() => expect(complaints.mock.calls.flat().filter(isOurs)).toEqual([]))

// Many files share a page: each test begins as if it were new.
afterEach(async () => {
  vi.useRealTimers()
  for (const { id } of shownToasts()) closeToast(id)
  localStorage.clear()
  sessionStorage.clear()
  if (innerWidth !== DESK.width || innerHeight !== DESK.height)
    await page.viewport(DESK.width, DESK.height)
})

/** The router calls `use` only until the file of a page is here, and React warns of it in development. */
function isOurs(complaint: unknown) {
  if (!(complaint instanceof Error && complaint.message.startsWith('This library called use()')))
    return true
  return !/at Lazy \(.*react-router/.test(complaint.stack ?? '')
}

const isTaken = (event: Event) => !document.body.dispatchEvent(event)

/** Nobody is signed in, as the server's page says it: a component that asks who it is asks no server. */
function sessionMark() {
  const kept = document.querySelector<HTMLMetaElement>('meta[name=session]')
  if (kept) return kept
  const mark = document.createElement('meta')
  mark.name = 'session'
  document.head.append(mark)
  return mark
}
