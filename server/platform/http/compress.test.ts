import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renewRecoveryCodes } from '#market/accounts/second-factor-api.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { compressAnswers } from './compress.ts'

const LONG = 'A lot of candles. '.repeat(200)

describe('a long answer', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
    [undefined, 'identity', (text: Buffer) => text],
    [undefined, '', (text: Buffer) => text],
  ])('is sent as %s to who takes "%s"', async (encoding, accepted, read) => {
    const { headers, body } = await ask(`${site.address}/openapi.json`, accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toContain('Accept-Encoding')
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(JSON.parse(read(body).toString())).toHaveProperty('openapi')
  })
})

describe('a page', () => {
  let http: FastifyInstance
  beforeAll(async () => {
    http = Fastify()
    compressAnswers(http)
    const long = (await readFile('package-lock.json', 'utf8')).slice(0, 200_000)
    http.get('/page', async (_, reply) => reply.type('text/html').send(long))
    http.get('/data', async (_, reply) => reply.type('application/json').send(long))
    await http.listen({ port: 0 })
  })
  afterAll(() => http.close())

  test.each(['br', 'gzip'])('is smaller than the same text as data, as %s', async (encoding) => {
    const [page, data] = await Promise.all(
      ['/page', '/data'].map((path) => ask(http.listeningOrigin + path, encoding)),
    )
    expect(page?.headers['content-encoding']).toBe(encoding)
    expect(page?.body.length).toBeLessThan(0.95 * (data?.body.length ?? 0))
  })
})

describe('left as it is', () => {
  let http: FastifyInstance
  beforeAll(async () => {
    http = Fastify()
    compressAnswers(http)
    http.get('/short', async () => ({ text: 'A lot' }))
    http.get('/picture', async (_, reply) => reply.type('image/webp').send(Buffer.alloc(5000)))
    http.get('/ready', async (_, reply) =>
      reply.type('text/plain').header('Content-Encoding', 'gzip').send(LONG),
    )
    http.get(
      '/codes',
      { config: { policy: 'anyone', endpoint: renewRecoveryCodes } },
      async () => ({
        text: LONG,
      }),
    )
    await http.listen({ port: 0 })
  })
  afterAll(() => http.close())

  test.each([
    ['/short', undefined],
    ['/picture', undefined],
    ['/ready', 'gzip'],
    ['/codes', undefined],
  ])('is %s', async (path, encoding) => {
    const { headers } = await ask(http.listeningOrigin + path, 'br')
    expect(headers['content-encoding']).toBe(encoding)
  })
})

function ask(address: string, accepted: string) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(address, { headers: { 'Accept-Encoding': accepted } }, (answer) => {
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}
