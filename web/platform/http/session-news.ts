/** What a page learns of the session of its browser: it ended, its own person is back, or somebody else's began. */
type SessionNews = 'ended' | 'back' | 'somebody else'
type Listener = (news: SessionNews) => void
const listeners = new Set<Listener>()

/** Calls the listener for each; returns how to stop. */
export function onSessionNews(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function tellSessionNews(news: SessionNews) {
  for (const listener of listeners) listener(news)
}
