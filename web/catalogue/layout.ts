import { useSyncExternalStore } from 'react'

/** Photos to look at, or dense rows to compare. */
export type Layout = 'grid' | 'list'

const STORAGE_KEY = 'catalogue-layout'

let chosen = read()
const listeners = new Set<() => void>()

export const useLayout = () => useSyncExternalStore(onChange, () => chosen)

/** Remembered in this browser. */
export function chooseLayout(layout: Layout) {
  chosen = layout
  try {
    localStorage.setItem(STORAGE_KEY, layout)
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function read(): Layout {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

function onChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
