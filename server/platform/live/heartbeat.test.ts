import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveIdentity } from './live-connection.ts'
import { aCable } from './testing/a-cable.ts'
import { aPage, aWelcomedPage } from './testing/a-page.ts'

const NOW = Date.UTC(2026, 0, 5, 12, 0, 0, 900)

// Only the heartbeat's timer is faked; sockets run by the real clock.
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: NOW }))
afterEach(() => vi.useRealTimers())

describe('the heartbeat', () => {
  test('goes out every three seconds, in whole seconds, with or without subscriptions', async () => {
    const { url } = await aCable()
    const pages = [await aWelcomedPage(url), await aWelcomedPage(url)]
    await pages[0]!.subscribe('OffersChannel')
    vi.advanceTimersByTime(6000)
    for (const page of pages) {
      const first = { type: 'ping', message: NOW / 1000 + 3 - 0.9 }
      expect(await page.next({ pings: true })).toEqual(first)
      expect(await page.next({ pings: true })).toEqual({ ...first, message: first.message + 3 })
    }
  })

  test('comes within three seconds and never before', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    vi.advanceTimersByTime(2999)
    page.send({ command: 'subscribe', identifier: '{}' })
    expect(await page.next({ pings: true })).toMatchObject({ type: 'reject_subscription' })
    vi.advanceTimersByTime(1)
    expect(await page.next({ pings: true })).toMatchObject({ type: 'ping' })
  })

  test('waits for the welcome, which comes first and once', async () => {
    const found = Promise.withResolvers<LiveIdentity>()
    const { url } = await aCable({ authenticate: () => found.promise })
    const page = await aPage(url)
    vi.advanceTimersByTime(3000)
    found.resolve({ userId: 7, sessionId: 'tab', isStaff: false })
    expect(await page.next({ pings: true })).toEqual({ type: 'welcome' })
    vi.advanceTimersByTime(3000)
    expect(await page.next({ pings: true })).toMatchObject({ type: 'ping' })
  })

  test('needs no answer', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    vi.advanceTimersByTime(10 * 60 * 1000)
    for (let beat = 0; beat < 200; beat += 1) await page.next({ pings: true })
    expect((await page.subscribe('OffersChannel'))[0]).toMatchObject({
      type: 'confirm_subscription',
    })
  })
})
