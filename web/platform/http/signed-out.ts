type Listener = () => void
const listeners = new Set<Listener>()

/** Calls the listener for each call that was refused because the session has ended; returns how to stop. */
export function onSignedOut(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function tellSignedOut() {
  for (const listener of listeners) listener()
}
