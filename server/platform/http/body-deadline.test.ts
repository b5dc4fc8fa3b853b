import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, test } from 'vitest'
import { awaitBodies } from './body-deadline.ts'
import { answerErrors } from './errors.ts'

const LONGEST_MS = 1000

let http: FastifyInstance
let port: number
const logged: string[] = []
beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) }
  http = Fastify({ bodyLimit: 1000, logger: { level: 'warn', stream } })
  answerErrors(http)
  awaitBodies(http, LONGEST_MS)
  http.post('/words', { config: { policy: 'anyone' } }, async ({ body }) => ({ body }))
  http.post('/file', { config: { policy: 'signed address' } }, async ({ body }) => ({ body }))
  http.post('/slow', { config: { policy: 'anyone' } }, async () => {
    await new Promise((go) => setTimeout(go, 2 * LONGEST_MS))
    return {}
  })
  await http.listen({ port: 0 })
  port = (http.server.address() as AddressInfo).port
})
afterAll(() => http.close())

/** Sends the beginning of a body, and the rest after a delay. */
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

/** Sends body and headers in one write, so that a pause of the machine cannot separate them. */
async function sendWhole(path: string, body: string) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`http://localhost:${port}${path}`, { method: 'POST', headers, body })
  return answer.status
}

test.concurrent('a body that comes in time is read', async ({ expect }) => {
  expect(await sendWhole('/words', '{}')).toBe(200)
})

test.concurrent('one that trickles in is waited for no longer', async ({ expect }) => {
  expect(await trickle('/words', 3 * LONGEST_MS)).toBe(408)
})

test.concurrent('a file may take its time', async ({ expect }) => {
  expect(await trickle('/file', 2 * LONGEST_MS)).toBe(200)
})

test.concurrent('an answer may take longer than its request', async ({ expect }) => {
  expect(await sendWhole('/slow', '{}')).toBe(200)
  const { status } = await fetch(`http://localhost:${port}/slow`, { method: 'POST' })
  expect(status).toBe(200)
})

test.concurrent('one that was refused at once is not answered again', async ({ expect }) => {
  expect(await sendWhole('/words', `"${'x'.repeat(300_000)}"`)).toBe(413)
  await new Promise((go) => setTimeout(go, 2 * LONGEST_MS))
  expect(logged.filter((line) => line.includes('already sent'))).toEqual([])
})
