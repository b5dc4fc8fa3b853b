import { useSyncExternalStore } from 'react'

const TICK_MS = 30_000

let now = Date.now()
const listeners = new Set<() => void>()
let clock: ReturnType<typeof setTimeout> | undefined

/** The current time; one clock renews it twice a minute for the whole page. */
export const useNow = () => new Date(useSyncExternalStore(onTick, lastTick, lastTick))

/** On a server no timer updates the time, so it is read each time. */
function lastTick() {
  if (import.meta.env.SSR) now = Date.now()
  return now
}

function onTick(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    // A little older is no reason to draw everything again that has just been drawn.
    if (Math.abs(Date.now() - now) >= TICK_MS) now = Date.now()
    clock = setTimeout(tick, now + TICK_MS - Date.now())
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(clock)
  }
}

function tick() {
  now = Date.now()
  clock = setTimeout(tick, TICK_MS)
  for (const listener of listeners) listener()
}
