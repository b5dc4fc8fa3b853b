import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'single-keys'

let areOn = read()
const listeners = new Set<() => void>()

/**
 * Whether single-key shortcuts are on. People who dictate to their computer, or rest a
 * hand on the keyboard, can turn them off (WCAG 2.1.4).
 */
export const singleKeysOn = () => areOn

export const useSingleKeys = () => useSyncExternalStore(onChange, singleKeysOn, () => true)

export function chooseSingleKeys(on: boolean) {
  areOn = on
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function read() {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

function onChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
