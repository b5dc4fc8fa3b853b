import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { traderChannels, type LiveChannel } from '#market/live/channels.ts'
import type { LiveStanding } from './live-link.ts'
import { FakeSocket } from './testing/fake-socket.ts'

const offers = '{"channel":"OffersChannel","user":7}'
const orders = '{"channel":"PurchaseOrdersChannel","user":7}'

let page: EventTarget & { visibilityState: string }
let changes: LiveChannel[]
/** How often the page was told to fetch. */
let times: number
let standings: LiveStanding[]
let stop: () => void
/** What the page says of the news that its data have. */
let meta: { content: string; remove: () => void } | null

beforeEach(async () => {
  vi.useFakeTimers()
  FakeSocket.opened = []
  changes = []
  times = 0
  standings = []
  meta = null
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    createElement: () => ({ href: '', protocol: '' }),
    querySelector: () => meta,
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  await start()
})

async function start() {
  const { startLive } = await import('./start-live.ts')
  stop = startLive({
    userId: 7,
    channels: traderChannels,
    onChange: (changed) => {
      times += 1
      changes.push(...changed)
    },
    onStanding: (standing) => standings.push(standing),
  })
}

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const socket = () => FakeSocket.opened.at(-1)!

function pings(seconds: number) {
  for (let second = 0; second < seconds; second += 3) {
    vi.advanceTimersByTime(3000)
    socket().say({ type: 'ping', message: second })
  }
}

describe('a live page', () => {
  test('subscribes to every channel for its user, and fetches again once all are confirmed', () => {
    socket().welcome()
    expect(socket().sent).toContainEqual({ command: 'subscribe', identifier: offers })
    expect(socket().sent).toContainEqual({ command: 'subscribe', identifier: orders })
    expect(new Set(changes)).toEqual(new Set(traderChannels))
    expect(times).toBe(1)
    expect(standings).toEqual(['opening', 'live'])
  })

  test('fetches again what a message is about, and nothing on pings', () => {
    socket().welcome()
    changes = []
    socket().say({ identifier: orders, message: { event: 'changed' } })
    pings(120)
    expect(changes).toEqual(['PurchaseOrdersChannel'])
    expect(standings).toEqual(['opening', 'live'])
    expect(FakeSocket.opened).toHaveLength(1)
  })

  test('opens another connection when this one falls silent, and fetches again', () => {
    socket().welcome()
    changes = []
    vi.advanceTimersByTime(20_000)
    expect(FakeSocket.opened.length).toBeGreaterThan(1)
    expect(standings).toEqual(['opening', 'live', 'opening', 'away'])
    socket().welcome()
    expect(standings.at(-1)).toBe('live')
    expect(new Set(changes)).toEqual(new Set(traderChannels))
  })

  test('comes back after a restart of the server', () => {
    socket().welcome()
    socket().say({ type: 'disconnect', reason: 'server_restart', reconnect: true })
    expect(standings.at(-1)).toBe('opening')
    vi.advanceTimersByTime(30_000)
    socket().welcome()
    expect(standings.at(-1)).toBe('live')
  })
})

describe('a page that is older than its data', () => {
  beforeEach(async () => {
    stop()
    changes = []
    meta = { content: 'a.7', remove: () => (meta = null) }
    await start()
  })

  test('says which news they had, and fetches nothing when it missed none', () => {
    expect(socket().url).toBe('/cable?heard=a.7')
    socket().welcome()
    expect(changes).toEqual([])
    expect(standings.at(-1)).toBe('live')
  })

  test('fetches together what changed before everything is confirmed', () => {
    socket().open()
    socket().say({ type: 'welcome' })
    for (const identifier of [offers, orders])
      socket().say({ identifier, message: { event: 'changed' } })
    expect(times).toBe(0)
    socket().welcome()
    expect(changes).toEqual(['OffersChannel', 'PurchaseOrdersChannel'])
    expect(times).toBe(1)
  })

  test('fetches everything when it connects again, and asks for no more', () => {
    socket().welcome()
    vi.advanceTimersByTime(20_000)
    socket().welcome()
    expect(socket().url).toBe('/cable')
    expect(new Set(changes)).toEqual(new Set(traderChannels))
  })

  test('fetches everything when another connection of it opens', async () => {
    stop()
    await start()
    expect(socket().url).toBe('/cable')
    socket().welcome()
    expect(new Set(changes)).toEqual(new Set(traderChannels))
  })
})

describe('products on view', () => {
  const naming = (products: number[]) =>
    JSON.stringify({ channel: 'ProductsChannel', user: 7, products })

  test('are heard of while they are shown, and no longer', async () => {
    const { showProducts } = await import('./products-on-page.ts')
    socket().welcome()
    let heard = 0
    const hide = showProducts({ ids: [21, 20], onChange: () => (heard += 1) })
    expect(socket().sent).toContainEqual({ command: 'subscribe', identifier: naming([20, 21]) })
    socket().say({ identifier: naming([20, 21]), type: 'confirm_subscription' })
    socket().say({ identifier: naming([20, 21]), message: { event: 'changed' } })
    expect(heard).toBe(1)
    hide()
    expect(socket().sent).toContainEqual({ command: 'unsubscribe', identifier: naming([20, 21]) })
    socket().say({ identifier: naming([20, 21]), message: { event: 'changed' } })
    expect(heard).toBe(1)
  })

  test('that may not be heard of end nothing else', async () => {
    const { showProducts } = await import('./products-on-page.ts')
    socket().welcome()
    const hide = showProducts({ ids: [20], onChange: () => {} })
    socket().say({ type: 'reject_subscription', identifier: naming([20]) })
    expect(standings.at(-1)).toBe('live')
    hide()
  })
})

describe('a page without its live connection', () => {
  test('tries again between 3 and 30 seconds later, for as long as it takes', () => {
    const attempts: number[] = []
    while (attempts.length < 20) {
      vi.advanceTimersByTime(100)
      if (socket().readyState === FakeSocket.CLOSED) continue
      attempts.push(Date.now())
      socket().close()
    }
    const waits = attempts.slice(1).map((at, n) => at - attempts[n]!)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(3000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_500)
  })

  test('looks for itself every thirty seconds', () => {
    vi.advanceTimersByTime(29_000)
    expect(changes).toEqual([])
    expect(standings).toEqual(['opening', 'away'])
    vi.advanceTimersByTime(1000)
    expect(changes).toEqual(traderChannels)
    vi.advanceTimersByTime(30_000)
    expect(changes).toHaveLength(2 * traderChannels.length)
  })

  test('looks only while somebody can see it, and at once when they look again', () => {
    page.visibilityState = 'hidden'
    vi.advanceTimersByTime(90_000)
    expect(changes).toEqual([])
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(changes).toEqual(traderChannels)
  })
})

describe('the end', () => {
  test('by a missing session is quiet and final', () => {
    socket().open()
    socket().say({ type: 'disconnect', reason: 'unauthorized', reconnect: false })
    vi.advanceTimersByTime(300_000)
    expect(standings).toEqual(['opening', 'over'])
    expect(FakeSocket.opened).toHaveLength(1)
    expect(changes).toEqual([])
  })

  test('comes when another user has signed in meanwhile', () => {
    socket().open()
    socket().say({ type: 'welcome' })
    socket().say({ type: 'reject_subscription', identifier: offers })
    expect(standings.at(-1)).toBe('over')
    expect(socket().readyState).toBe(FakeSocket.CLOSED)
  })

  test('at sign-out closes the connection and tells no more', () => {
    socket().welcome()
    stop()
    changes = []
    vi.advanceTimersByTime(300_000)
    expect(socket().readyState).toBe(FakeSocket.CLOSED)
    expect(FakeSocket.opened).toHaveLength(1)
    expect(changes).toEqual([])
    expect(standings.at(-1)).toBe('live')
  })

  test('during the opening leaves no connection behind', () => {
    stop()
    socket().open()
    expect(socket().readyState).toBe(FakeSocket.CLOSED)
  })

  test('between two attempts leaves no connection behind', () => {
    socket().welcome()
    while (socket().readyState === FakeSocket.OPEN) vi.advanceTimersByTime(100)
    stop()
    vi.advanceTimersByTime(500)
    socket().open()
    vi.advanceTimersByTime(300_000)
    expect(FakeSocket.opened.every(({ readyState }) => readyState === FakeSocket.CLOSED)).toBe(true)
  })
})
