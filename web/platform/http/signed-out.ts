type Listener = () => void
const listeners = new Set<Listener>()

/** Hears of every call refused for want of a session; returns how to stop listening. */
export function onSignedOut(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function tellSignedOut() {
  for (const listener of listeners) listener()
}
