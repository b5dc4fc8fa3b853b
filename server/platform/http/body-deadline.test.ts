import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitBodies } from './body-deadline.ts'
import { answerErrors } from './errors.ts'

const LONGEST_MS = 100

let http: FastifyInstance
let port: number
beforeAll(async () => {
  http = Fastify()
  answerErrors(http)
  awaitBodies(http, LONGEST_MS)
  http.post('/words', { config: { policy: 'anyone' } }, async ({ body }) => ({ body }))
  http.post('/file', { config: { policy: 'signed address' } }, async ({ body }) => ({ body }))
  http.post('/slow', { config: { policy: 'anyone' } }, async () => {
    await new Promise((go) => setTimeout(go, 3 * LONGEST_MS))
    return {}
  })
  await http.listen({ port: 0 })
  port = (http.server.address() as AddressInfo).port
})
afterAll(() => http.close())

/** Sends the beginning of a body, and its end after so long. */
function trickle(path: string, pauseMs: number) {
  return new Promise<number | undefined>((answered) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 2 }
    const sending = request({ port, path, method: 'POST', headers }, (answer) => {
      answer.resume()
      answered(answer.statusCode)
    })
    sending.on('error', () => answered(undefined))
    sending.write('{')
    setTimeout(() => sending.end('}'), pauseMs)
  })
}

test('a body that comes in time is read', async () => {
  expect(await trickle('/words', 0)).toBe(200)
})

test('one that trickles in is waited for no longer', async () => {
  expect(await trickle('/words', 5 * LONGEST_MS)).toBe(408)
})

test('a file may take its time', async () => {
  expect(await trickle('/file', 3 * LONGEST_MS)).toBe(200)
})

test('an answer may take longer than its request', async () => {
  expect(await trickle('/slow', 0)).toBe(200)
  const { status } = await fetch(`http://localhost:${port}/slow`, { method: 'POST' })
  expect(status).toBe(200)
})
