/** What a published client reports to its page. */
export type News = 'connected' | 'rejected' | 'coming back' | 'gone for good' | object

/** One interface for the published clients, so that all pass the same tests. */
export type PublishedClient = {
  subscribe(channel: string, user: number): { next: () => Promise<News>; unsubscribe: () => void }
  lastPing: () => number
  /** Whether it still monitors its connection or tries to reconnect. */
  isTrying: () => boolean
  /** Makes the wait before the next attempt short. */
  hurry: () => void
  close: () => void
}

/** Events in the order they arrived, each taken once. */
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
