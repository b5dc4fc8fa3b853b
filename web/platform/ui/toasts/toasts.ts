export type Toast = {
  id: number
  text: string
  tone: 'good' | 'bad'
  /** Where the result can be seen. */
  link: { href: string; label: string } | undefined
  /** Tries again, or undoes. */
  action: { label: string; act: () => void } | undefined
  /** How long it stays. */
  ms: number
}

const MOST_AT_ONCE = 3
const TOAST_MS = 5000
/** How long staff see that something is saved (spec 2, section 9). */
const CONFIRMATION_MS = 2000

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows what was done for five seconds; never something that has to be acted on. */
export function toast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}) {
  lastId += 1
  const added = { link: undefined, action: undefined, tone: 'good' as const, ms: TOAST_MS, ...more }
  show([...shown, { ...added, id: lastId, text }].slice(-MOST_AT_ONCE))
}

export const toastProblem = (text: string, more: Partial<Pick<Toast, 'link' | 'action'>> = {}) =>
  toast(text, { ...more, tone: 'bad' })

/** Confirms to staff what was saved. */
export const toastSaved = (text: string) => toast(text, { ms: CONFIRMATION_MS })

export const closeToast = (id: number) => show(shown.filter((each) => each.id !== id))

export const shownToasts = () => shown

export function onToastsChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function show(toasts: readonly Toast[]) {
  shown = toasts
  for (const listener of listeners) listener()
}
