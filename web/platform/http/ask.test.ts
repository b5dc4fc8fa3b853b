import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { ask } from './ask.ts'

const base = { method: 'PUT', summary: '', answer: z.object({}) } as const
const prove = endpoint({ ...base, path: '/proof', policy: 'staff_unverified', renewsSession: true })
const write = endpoint({ ...base, path: '/offers', policy: 'member' })
const signIn = endpoint({ ...base, path: '/login', policy: 'anyone' })

const fetchStub = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ content: 'token' }) })
  vi.stubGlobal('fetch', fetchStub)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
})

const answering = (status: number) =>
  fetchStub.mockResolvedValueOnce(new Response('{}', { status }))
const asked = () => fetchStub.mock.calls.map(([address]) => address)

describe('a call that came with a token which another call renewed meanwhile', () => {
  test('waits for that one, and is made again', async () => {
    const proven = Promise.withResolvers<Response>()
    fetchStub.mockReturnValueOnce(proven.promise)
    const proving = ask(prove, {})
    await vi.waitFor(() => expect(asked()).toEqual(['/proof']))
    answering(401)
    const writing = ask(write, {})
    await vi.waitFor(() => expect(asked()).toEqual(['/proof', '/offers']))

    answering(200)
    proven.resolve(new Response('{}'))
    expect([(await proving).status, (await writing).status]).toEqual([200, 200])
    expect(asked()).toEqual(['/proof', '/offers', '/offers'])
  })

  test('is made again too when it would renew it itself', async () => {
    answering(401)
    answering(200)
    expect((await ask(prove, {})).status).toBe(200)
  })

  test('is made once more only: then the session has ended', async () => {
    answering(401)
    answering(401)
    expect((await ask(write, {})).status).toBe(401)
    expect(asked()).toHaveLength(2)
  })
})

test('a wrong password is not sent again', async () => {
  answering(401)
  expect((await ask(signIn, {})).status).toBe(401)
  expect(asked()).toEqual(['/login'])
})
