import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { call } from './call.ts'
import type { CallError } from './call-error.ts'
import { actFor } from './person-of-page.ts'
import { onSessionNews } from './session-news.ts'

const acceptOffer = endpoint({
  method: 'PUT',
  path: '/offers/:id/accept',
  summary: 'Accept an offer',
  policy: 'member',
  params: z.object({ id: z.string() }),
  body: z.object({ revision: z.number() }),
  answer: z.object({ order: z.number() }),
})
const listProducts = endpoint({
  method: 'GET',
  path: '/marketplace/products/for_seller/:sellerId',
  summary: 'A seller’s products',
  policy: 'anyone',
  params: z.object({ sellerId: z.number() }),
  query: z.object({ 'search[name]': z.string().optional(), tags: z.array(z.string()).optional() }),
  answer: z.array(z.string()),
})
const signOut = endpoint({
  method: 'DELETE',
  path: '/logout',
  summary: 'End the session',
  policy: 'anyone',
  answer: z.object({}),
})

let page: { content: string }
const fetchStub = vi.fn<typeof fetch>()

beforeEach(() => {
  page = { content: 'old-token' }
  vi.stubGlobal('document', { querySelector: () => page, getElementById: () => null })
  vi.stubGlobal('fetch', fetchStub)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
})

const answering = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  fetchStub.mockResolvedValueOnce(
    new Response(body === undefined ? null : JSON.stringify(body), { status, headers }),
  )
const accepting = () => call(acceptOffer, { params: { id: 'a/b' }, body: { revision: 3 } })
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: CallError) => error,
  )

describe('a call', () => {
  test('fills in its path, sends its body as JSON and the token of the page', async () => {
    answering(200, { order: 10001 })
    await expect(accepting()).resolves.toEqual({ order: 10001 })

    const [address, init] = fetchStub.mock.calls[0]!
    expect(address).toBe('/offers/a%2Fb/accept')
    expect(init).toMatchObject({
      method: 'PUT',
      body: '{"revision":3}',
      credentials: 'same-origin',
      headers: { 'X-CSRF-Token': 'old-token', 'Content-Type': 'application/json' },
    })
  })

  test('asks with its query and leaves out what is not given', async () => {
    answering(200, [])
    await call(listProducts, {
      params: { sellerId: 7 },
      query: { 'search[name]': 'tea & honey', tags: ['home', 'pet'] },
    })
    expect(fetchStub.mock.calls[0]![0]).toBe(
      '/marketplace/products/for_seller/7?search%5Bname%5D=tea+%26+honey&tags=home&tags=pet',
    )
    expect(fetchStub.mock.calls[0]![1]!.headers).not.toHaveProperty('Content-Type')
  })

  test('takes an answer without content', async () => {
    answering(204)
    await expect(call(signOut)).resolves.toEqual({})
  })

  test('refuses an answer that breaks the contract', async () => {
    answering(200, { order: 'PO-10001' })
    await expect(accepting()).rejects.toThrow(z.ZodError)
  })
})

describe('the token of the page', () => {
  test('is replaced by the one an answer carries', async () => {
    answering(200, {}, { 'X-CSRF-Token': 'new-token' })
    await call(signOut)
    expect(page.content).toBe('new-token')
  })

  test('when stale, is renewed and the call made once more', async () => {
    answering(403, { errors: ['Stale'] }, { 'X-CSRF-Token': 'new-token' })
    answering(200, { order: 10001 })
    await expect(accepting()).resolves.toEqual({ order: 10001 })
    expect(fetchStub.mock.calls[1]![1]!.headers).toMatchObject({ 'X-CSRF-Token': 'new-token' })
  })

  test('is renewed only once', async () => {
    answering(403, { errors: ['Stale'] }, { 'X-CSRF-Token': 'second' })
    answering(403, { errors: ['Still no'] }, { 'X-CSRF-Token': 'third' })
    expect(await refusal(accepting())).toMatchObject({ status: 403, message: 'Still no' })
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })

  test('a refusal without a new one is final', async () => {
    answering(403, { errors: ['Not for buyers'] })
    expect(await refusal(accepting())).toMatchObject({ message: 'Not for buyers' })
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })
})

describe('a refused call', () => {
  test('tells what is wrong, and with which field', async () => {
    const body = { errors: ['Exceeds available units'], fields: { quantity: ['Too many'] } }
    answering(422, body)
    expect(await refusal(accepting())).toMatchObject({ status: 422, ...body, body })
  })

  test('says how long to wait', async () => {
    answering(429, { errors: ['Try again in 20 seconds'] }, { 'Retry-After': '20' })
    expect(await refusal(accepting())).toMatchObject({ status: 429, retryAfter: 20 })
  })

  test('has words of its own when the answer has no message', async () => {
    fetchStub.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await refusal(accepting())).toMatchObject({ errors: ['Oops, something went wrong'] })
  })

  test('that never arrived has status 0', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await refusal(accepting())).toMatchObject({ status: 0, errors: [expect.any(String)] })
  })

  test('that was aborted is not an error to show', async () => {
    const leaving = new AbortController()
    leaving.abort()
    fetchStub.mockRejectedValueOnce(leaving.signal.reason)
    const error = await refusal(
      call(listProducts, { params: { sellerId: 7 }, signal: leaving.signal }),
    )
    expect(error.name).toBe('AbortError')
  })
})

describe('the key of a write', () => {
  const accept = (revision = 3) => call(acceptOffer, { params: { id: 'a/b' }, body: { revision } })
  const keys = () =>
    fetchStub.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('Idempotency-Key'))

  test('is another for each, and the same when a stale token makes it be sent again', async () => {
    answering(200, { order: 10001 })
    answering(403, { errors: ['Stale'] }, { 'X-CSRF-Token': 'new-token' })
    answering(200, { order: 10001 })
    await accept()
    await accept()
    const [first, second, again] = keys()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
    expect(again).toBe(second)
  })

  test('is the same when a write whose answer was lost is made again', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    answering(503, { errors: ['Away'] })
    answering(409, { errors: ['Still being carried out'] }, { 'Retry-After': '1' })
    answering(200, { order: 10001 })
    for (let lost = 0; lost < 3; lost++) await refusal(accept())
    await accept()
    expect(new Set(keys()).size).toBe(1)
    answering(200, { order: 10001 })
    await accept()
    expect(new Set(keys()).size).toBe(2)
  })

  test('is new when something else was done in between, or was refused', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    answering(409, { errors: ['The offer has changed.'] })
    answering(200, { order: 10001 })
    await refusal(accept(3))
    await refusal(accept(4))
    await accept(3)
    expect(new Set(keys()).size).toBe(3)
  })

  test('is new when it is pressed much later', async () => {
    vi.useFakeTimers()
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    answering(200, { order: 10001 })
    await refusal(accept())
    vi.advanceTimersByTime(121_000)
    await accept()
    vi.useRealTimers()
    expect(new Set(keys()).size).toBe(2)
  })

  test('is not sent with a read, nor with what needs no sign-in', async () => {
    answering(200, [])
    answering(204)
    await call(listProducts, { params: { sellerId: 7 } })
    await call(signOut)
    expect(keys()).toEqual([null, null])
  })
})

describe('an expired session', () => {
  const heard = vi.fn<(news: string) => void>()
  beforeEach(() => heard.mockReset())

  test('is told to the page', async () => {
    const stop = onSessionNews(heard)
    answering(401, { errors: ['Please sign in'] })
    answering(401, { errors: ['Please sign in'] })
    await refusal(accepting())
    stop()
    expect(heard.mock.calls).toEqual([['ended']])
  })

  test('is not what a wrong password means', async () => {
    const stop = onSessionNews(heard)
    answering(401, { errors: ['Incorrect email or password.'] })
    await refusal(call(signOut))
    stop()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a page that was drawn for somebody', () => {
  const heard = vi.fn<(news: string) => void>()
  const actsFor = () =>
    fetchStub.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('X-Acts-For'))
  const somebodyElse = { errors: ['Somebody else is signed in'], code: 'somebody_else' }
  beforeEach(() => heard.mockReset())
  afterEach(() => actFor(() => undefined))

  test('says so with each call, also when one is sent again', async () => {
    actFor(() => 41)
    answering(403, { errors: ['Stale'] }, { 'X-CSRF-Token': 'new-token' })
    answering(200, { order: 10001 })
    await accepting()
    actFor(() => null)
    answering(200, [])
    await call(listProducts, { params: { sellerId: 7 } })
    expect(actsFor()).toEqual(['41', '41', 'nobody'])
  })

  test('is told once its session is another person’s, and sends nothing a third time', async () => {
    actFor(() => 41)
    const stop = onSessionNews(heard)
    answering(403, { errors: ['Stale'] }, { 'X-CSRF-Token': 'new-token' })
    answering(409, somebodyElse)
    expect(await refusal(accepting())).toMatchObject({ status: 409, code: 'somebody_else' })
    stop()
    expect(heard.mock.calls).toEqual([['somebody else']])
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })

  test('says nothing while it does not know', async () => {
    answering(200, { order: 10001 })
    await accepting()
    expect(actsFor()).toEqual([null])
  })
})
