import { describe, expect, test } from 'vitest'
import { aCable, authenticate } from './testing/a-cable.ts'
import { aWelcomedPage, confirmed } from './testing/a-page.ts'

const offers = '{"channel":"OffersChannel","user":7}'

describe('when a session ends elsewhere', () => {
  test('its sockets are told and closed, and those of other sessions stay', async () => {
    const { url, cable } = await aCable()
    const laptop = await aWelcomedPage(url, { session: '7.laptop' })
    const phone = await aWelcomedPage(url, { session: '7.phone' })
    cable.deliver({ kind: 'closing', userId: 7, sessionId: 'laptop', reconnect: false })
    expect(await laptop.next()).toEqual({ type: 'disconnect', reason: 'remote', reconnect: false })
    expect(await laptop.closed).toBe(1000)
    expect(await phone.subscribe('OffersChannel')).toEqual([confirmed(offers), offers])
  })

  test('all sockets of a user go together, and those of others stay', async () => {
    const { url, cable } = await aCable()
    const laptop = await aWelcomedPage(url, { session: '7.laptop' })
    const phone = await aWelcomedPage(url, { session: '7.phone' })
    const other = await aWelcomedPage(url, { session: '8.laptop' })
    cable.deliver({ kind: 'closing', userId: 7, reconnect: true })
    for (const page of [laptop, phone]) {
      expect(await page.next()).toEqual({ type: 'disconnect', reason: 'remote', reconnect: true })
      expect(await page.closed).toBe(1000)
    }
    expect((await other.subscribe('OffersChannel', 8))[0]).toMatchObject({
      type: 'confirm_subscription',
    })
  })

  test('unheard, its sockets go as soon as notices are heard again, and may try once more', async () => {
    const ended = new Set<string>()
    const { url, cable } = await aCable({
      authenticate: async (request) => {
        const identity = await authenticate(request)
        return identity && ended.has(identity.sessionId) ? undefined : identity
      },
    })
    const laptop = await aWelcomedPage(url, { session: '7.laptop' })
    ended.add('laptop')
    cable.deliver({ kind: 'missed' })
    expect(await laptop.next()).toMatchObject({ reason: 'unauthorized', reconnect: true })
    expect(await laptop.closed).toBe(1000)
  })
})

describe('a page that has left', () => {
  test('is forgotten', async () => {
    let asked: (string | undefined)[] = []
    const { url, cable } = await aCable({
      authenticate: (request) => {
        asked.push(request.headers.cookie)
        return authenticate(request)
      },
    })
    const staying = await aWelcomedPage(url, { session: '7.staying' })
    await staying.subscribe('OffersChannel')
    const leaving = await aWelcomedPage(url, { session: '7.leaving' })
    leaving.socket.close()
    await expect
      .poll(async () => {
        asked = []
        cable.deliver({ kind: 'missed' })
        await staying.next()
        return asked
      })
      .toEqual(['session=7.staying'])
  })
})

describe('when the server stops', () => {
  test('every page is told to come back, then closed', async () => {
    const { url, cable } = await aCable()
    const pages = [await aWelcomedPage(url), await aWelcomedPage(url, { session: '8.tab' })]
    await cable.stop()
    for (const page of pages) {
      expect(await page.next()).toEqual({
        type: 'disconnect',
        reason: 'server_restart',
        reconnect: true,
      })
      expect(await page.closed).toBe(1000)
    }
  })

  test('a page that does not answer is not waited for', async () => {
    const { url, cable } = await aCable()
    const page = await aWelcomedPage(url)
    page.socket.pause()
    await cable.stop()
    page.socket.resume()
    await page.closed
  })

  test('newcomers are turned away', async () => {
    const { url, cable } = await aCable()
    await cable.stop()
    await expect(aWelcomedPage(url)).rejects.toThrow('503')
  })
})
