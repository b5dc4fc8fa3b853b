import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import { aCable, authenticate } from './testing/a-cable.ts'
import { openAnyCable } from './testing/anycable-client.ts'
import type { News } from './testing/published-client.ts'
import { openRails6, openRails8 } from './testing/rails-client.ts'

const message = { event: 'changed' }
const clients = [
  { name: '@rails/actioncable 6.1', open: openRails6 },
  { name: '@rails/actioncable 8.1', open: openRails8 },
  { name: '@anycable/core 1.1', open: openAnyCable },
]

afterEach(() => vi.useRealTimers())

describe.each(clients)('$name', ({ open }) => {
  test('subscribes to both channels and hears each of its own', async () => {
    const { url, cable } = await aCable()
    const client = aClient(`${url}?session=7.tab`)
    const offers = client.subscribe('OffersChannel', 7)
    const orders = client.subscribe('PurchaseOrdersChannel', 7)
    expect([await offers.next(), await orders.next()]).toEqual(['connected', 'connected'])
    cable.deliver({ kind: 'announcement', channel: 'PurchaseOrdersChannel', userIds: [7] })
    expect(await orders.next()).toEqual(message)
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    expect(await offers.next()).toEqual(message)
  })

  test('is kept alive by the heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { url } = await aCable()
    const client = aClient(`${url}?session=7.tab`)
    await client.subscribe('OffersChannel', 7).next()
    const before = client.lastPing()
    await expect
      .poll(() => {
        vi.advanceTimersByTime(3000)
        return client.lastPing()
      })
      .toBeGreaterThan(before)
  })

  test('without a session gives up for good', async () => {
    let attempts = 0
    const { url } = await aCable({ authenticate: async () => void (attempts += 1) })
    const client = aClient(`${url}?session=`)
    const offers = client.subscribe('OffersChannel', 7)
    expect(await offers.next()).toBe('gone for good')
    expect(client.isTrying()).toBe(false)
    expect(attempts).toBe(1)
  })

  test('for another user is rejected, and keeps its other subscription', async () => {
    const { url, cable } = await aCable()
    const client = aClient(`${url}?session=7.tab`)
    const own = client.subscribe('OffersChannel', 7)
    const other = client.subscribe('OffersChannel', 8)
    expect([await own.next(), await other.next()]).toEqual(['connected', 'rejected'])
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7, 8] })
    expect(await own.next()).toEqual(message)
  })

  test('subscribing, leaving and subscribing in one breath ends subscribed', async () => {
    const { url, cable } = await aCable()
    const client = aClient(`${url}?session=7.tab`)
    await client.subscribe('PurchaseOrdersChannel', 7).next()
    client.subscribe('OffersChannel', 7).unsubscribe()
    const offers = client.subscribe('OffersChannel', 7)
    const news: News[] = []
    await expect
      .poll(async () => {
        cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
        news.push(await offers.next())
        return news
      })
      .toContainEqual(message)
  })

  test('comes back after a restart, subscribes again, and hears', async () => {
    const port = await freePort()
    const { url, stop } = await aCable({ port })
    const client = aClient(`${url}?session=7.tab`)
    const offers = client.subscribe('OffersChannel', 7)
    expect(await offers.next()).toBe('connected')
    await stop()
    expect(await offers.next()).toBe('coming back')
    const { cable } = await aCable({ port })
    client.hurry()
    expect(await nextOnceBack(offers)).toBe('connected')
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    expect(await offers.next()).toEqual(message)
  })

  test('whose session ends elsewhere comes back, is nobody, and gives up', async () => {
    let signedIn = true
    const { url, cable } = await aCable({
      authenticate: async (request) => (signedIn ? authenticate(request) : undefined),
    })
    const client = aClient(`${url}?session=7.tab`)
    const offers = client.subscribe('OffersChannel', 7)
    expect(await offers.next()).toBe('connected')
    signedIn = false
    cable.deliver({ kind: 'closing', userId: 7, reconnect: true })
    expect(await offers.next()).toBe('coming back')
    client.hurry()
    expect(await nextOnceBack(offers)).toBe('gone for good')
    expect(client.isTrying()).toBe(false)
  })

  /** What is told after its attempts to come back, each of which is told as well. */
  async function nextOnceBack({ next }: { next: () => Promise<News> }) {
    let news = await next()
    while (news === 'coming back') news = await next()
    return news
  }

  function aClient(url: string) {
    const client = open(url)
    onTestFinished(client.close)
    return client
  }
})
