import { useSyncExternalStore } from 'react'

const isClosed = () => false

/** The open state of a dialog or a panel that exists once and opens from several places. */
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
    useIsOpen: () => useSyncExternalStore(onChange, () => isOpen, isClosed),
  }
}
