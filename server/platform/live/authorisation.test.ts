import { describe, expect, test } from 'vitest'
import type { LiveIdentity } from './live-connection.ts'
import { aCable, authenticate } from './testing/a-cable.ts'
import { aPage, aWelcomedPage, confirmed } from './testing/a-page.ts'

const unauthorised = { type: 'disconnect', reason: 'unauthorized', reconnect: false }
const identifier = '{"channel":"OffersChannel","user":7}'

describe('a connection', () => {
  test('belongs to the session in its cookie, however odd the other cookies are', async () => {
    const { url } = await aCable()
    const cookie = 'theme=dark; odd=%E0%A4%A; =; session=7.tab; ;x'
    const page = await aPage(url, { headers: { cookie } })
    expect(await page.next()).toEqual({ type: 'welcome' })
    expect(await page.subscribe('OffersChannel', 7)).toEqual([confirmed(identifier), identifier])
  })

  test('is whose bearer token it carries', async () => {
    const { url } = await aCable()
    const page = await aPage(url, { headers: { cookie: 'a=b', authorization: 'Bearer 7.program' } })
    expect(await page.next()).toEqual({ type: 'welcome' })
  })

  test.each(['', 'nobody', 'x;y'])(
    'with session %j is told so once and closed',
    async (session) => {
      const { url } = await aCable()
      const page = await aPage(url, { session })
      page.send({ command: 'subscribe', identifier })
      expect(await page.next({ pings: true })).toEqual(unauthorised)
      expect(await page.closed).toBe(1000)
      expect(page.left).toEqual([])
    },
  )

  test('whose session cannot be looked up is asked to come back', async () => {
    const warnings: string[] = []
    const { url } = await aCable({
      authenticate: () => Promise.reject(new Error('the database is away')),
      log: { warn: (_details, message) => warnings.push(message) },
    })
    const page = await aPage(url)
    expect(await page.next()).toEqual({
      type: 'disconnect',
      reason: 'server_restart',
      reconnect: true,
    })
    expect(await page.closed).toBe(1000)
    expect(warnings).toHaveLength(1)
  })

  test('keeps commands that come before it is known whose they are, in order', async () => {
    const found = Promise.withResolvers<LiveIdentity>()
    const { url } = await aCable({
      authenticate: (request) =>
        request.headers.cookie === 'session=7.slow' ? found.promise : authenticate(request),
    })
    const page = await aPage(url, { session: '7.slow' })
    page.send({ command: 'subscribe', identifier })
    page.send({ command: 'unsubscribe', identifier })
    page.send({ command: 'subscribe', identifier })
    // Once the server has answered somebody else, it has read these commands too.
    await (await aWelcomedPage(url)).subscribe('OffersChannel')
    found.resolve({ userId: 7, sessionId: 'tab', isStaff: false })
    expect(await page.next()).toEqual({ type: 'welcome' })
    expect(await page.next()).toEqual(confirmed(identifier))
    expect(await page.next()).toEqual(confirmed(identifier))
  })

  test('is not welcomed when its session ends while it is being looked up', async () => {
    const found = Promise.withResolvers<LiveIdentity>()
    const asked = Promise.withResolvers<void>()
    const { url, cable } = await aCable({
      authenticate: () => (asked.resolve(), found.promise),
    })
    const page = await aPage(url)
    await asked.promise
    cable.deliver({ kind: 'closing', userId: 7, sessionId: 'tab', reconnect: false })
    found.resolve({ userId: 7, sessionId: 'tab', isStaff: false })
    expect(await page.next()).toMatchObject({ type: 'disconnect', reconnect: false })
    expect(await page.closed).toBe(1000)
  })
})
