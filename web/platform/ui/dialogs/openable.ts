import { useSyncExternalStore } from 'react'

/** Something that can be opened from several places of the page, and is there once. */
export function openable() {
  let isOpen = false
  const listeners = new Set<() => void>()
  const set = (open: boolean) => {
    isOpen = open
    for (const listener of listeners) listener()
  }
  const onChange = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    open: () => set(true),
    close: () => set(false),
    useIsOpen: () => useSyncExternalStore(onChange, () => isOpen),
  }
}
