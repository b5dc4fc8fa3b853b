import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { httpServer } from './http-server.ts'

async function warningsOf(trustedProxies: string[] | undefined, remoteAddress: string) {
  const lines = new PassThrough()
  const http = await httpServer({
    log: pino({ level: 'warn' }, lines),
    logRequests: false,
    secure: false,
    trustedProxies,
  })
  http.get('/', { config: { policy: 'anyone' } }, async () => 'here')
  const headers = { 'X-Forwarded-For': '203.0.113.7' }
  for (const _ of [1, 2, 3]) await http.inject({ url: '/', headers, remoteAddress })
  await http.close()
  return String(lines.read() ?? '').match(/TRUSTED_PROXIES/g)?.length ?? 0
}

test('a proxy whose word is not taken is told once', async () => {
  expect(await warningsOf(undefined, '10.0.0.2')).toBe(1)
  expect(await warningsOf(['10.9.0.0/16'], '10.0.0.2')).toBe(1)
})

test('a proxy that is trusted is not', async () => {
  expect(await warningsOf(['10.0.0.0/8'], '10.0.0.2')).toBe(0)
})

test('a visitor who makes the header up is not', async () => {
  expect(await warningsOf(undefined, '8.8.8.8')).toBe(0)
})
