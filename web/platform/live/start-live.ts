import { adapters, createConsumer } from '@rails/actioncable'
import type { LiveChannel } from '#market/live/channels.ts'
import { hearProducts } from './hear-products.ts'
import {
  isPollDue,
  linkAfter,
  type LiveNews,
  type LiveStanding,
  newLink,
  standingOf,
} from './live-link.ts'

const REVIEW_EVERY_MS = 1000
// Longer than the client's delay before it reconnects.
const LEFTOVERS_AFTER_MS = 1000

export type Listener = { userId: number; channels: readonly LiveChannel[] }

type Listening = Listener & {
  /** Something on these channels changed, or may have changed while the connection was down. */
  onChange: (channels: readonly LiveChannel[]) => void
  onStanding: (standing: LiveStanding) => void
}

/** Listens to these channels for the user until stopped; polls while the connection is down. */
export function startLive({ userId, channels, onChange, onStanding }: Listening): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let link = newLink(Date.now())
  let standing = standingOf(link, Date.now())
  onStanding(standing)

  adapters.WebSocket = heardSocket(() => tell('heard'), signal)
  const mark = takeMark()
  let address = mark ? `/cable?heard=${mark}` : '/cable'
  const consumer = createConsumer(() => address)
  const confirmed = new Set<LiveChannel>()
  // Told before all is confirmed; without a mark anything may have been missed.
  const missed = new Set(mark ? [] : channels)
  const subscriptions = channels.map(subscribe)
  const products = hearProducts(consumer, userId)
  const reviewing = setInterval(review, REVIEW_EVERY_MS)
  document.addEventListener('visibilitychange', lookAgain, { signal })
  return stop

  function subscribe(channel: LiveChannel) {
    return consumer.subscriptions.create(
      { channel, user: userId },
      {
        connected: () => {
          tell('confirmed')
          confirmed.add(channel)
          if (confirmed.size < channels.length) return
          // Together, as some of what the channels report is the same.
          if (missed.size > 0) onChange([...missed])
          missed.clear()
        },
        received: () => {
          if (confirmed.size < channels.length) missed.add(channel)
          else onChange([channel])
        },
        rejected: () => tell('ended'),
        disconnected: ({ willAttemptReconnect }: { willAttemptReconnect: boolean | undefined }) => {
          confirmed.clear()
          address = '/cable'
          for (const each of channels) missed.add(each)
          tell(willAttemptReconnect ? 'lost' : 'ended')
        },
      },
    )
  }

  function tell(news: LiveNews) {
    if (signal.aborted) return
    link = linkAfter(news, link, Date.now())
    if (news === 'ended') stop()
    tellStanding()
  }

  function review() {
    tellStanding()
    if (isPollDue(link, Date.now()) && document.visibilityState === 'visible') refetch()
  }

  function lookAgain() {
    tellStanding()
    if (standing !== 'live' && document.visibilityState === 'visible') refetch()
  }

  function refetch() {
    link = linkAfter('refetched', link, Date.now())
    onChange(channels)
  }

  function tellStanding() {
    const now = standingOf(link, Date.now())
    if (now !== standing) onStanding((standing = now))
  }

  function stop() {
    if (signal.aborted) return
    stopping.abort()
    clearInterval(reviewing)
    for (const subscription of subscriptions) subscription.unsubscribe()
    products.stop()
    consumer.disconnect()
    setTimeout(() => consumer.disconnect(), LEFTOVERS_AFTER_MS)
  }
}

/**
 * Says up to which news all of the page's data already have it, as the page is older than they are. Once only: what
 * came between two connections may have been heard by neither.
 */
function takeMark() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=heard]')
  const mark = meta?.content
  meta?.remove()
  return mark
}

/**
 * A WebSocket that reports every frame, because the Rails client does not report pings, and that
 * closes itself when it opens after the end, because that client does not close a socket that is opening.
 */
function heardSocket(onFrame: () => void, stopping: AbortSignal): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', onFrame)
      this.addEventListener('open', () => {
        if (stopping.aborted) this.close()
      })
    }
  }
}
