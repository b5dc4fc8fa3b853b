/** What a published client tells its page. */
export type News = 'connected' | 'rejected' | 'coming back' | 'gone for good' | object

/** One face for the published clients, so that each is put to the same tests. */
export type PublishedClient = {
  subscribe(channel: string, user: number): { next: () => Promise<News>; unsubscribe: () => void }
  lastPing: () => number
  /** Whether it still watches its connection or tries to get it back. */
  isTrying: () => boolean
  /** Makes the wait before the next attempt short. */
  hurry: () => void
  close: () => void
}

/** News in the order they came, each taken once. */
export function newsQueue() {
  const waiting: News[] = []
  let wake: (() => void) | undefined
  return {
    tell: (news: News) => {
      waiting.push(news)
      wake?.()
    },
    next: async () => {
      while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return waiting.shift() ?? {}
    },
  }
}
