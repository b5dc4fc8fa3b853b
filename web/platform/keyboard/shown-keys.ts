import { useSyncExternalStore } from 'react'

/** A key of the page that is open, as the list of keys shows it. */
export type PageKey = { key: string; does: string }

let shown: readonly (readonly PageKey[])[] = []
const listeners = new Set<() => void>()

/** Adds keys to the list of keys, and returns a function that takes them out. */
export function showKeys(keys: readonly PageKey[]) {
  change([...shown, keys])
  return () => change(shown.filter((each) => each !== keys))
}

export const useShownKeys = () => useSyncExternalStore(onChange, shownKeys, shownKeys).flat()

const shownKeys = () => shown

function change(keys: typeof shown) {
  shown = keys
  for (const listener of listeners) listener()
}

function onChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
