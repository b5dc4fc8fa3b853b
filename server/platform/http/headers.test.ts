import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pino } from 'pino'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { httpServer } from './http-server.ts'

let site: TestSite
let webFolder: string
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'lotline-web-'))
  await writeFile(join(webFolder, 'index.html'), '<meta name="csrf-token" content="%CSRF_TOKEN%">')
  await writeFile(join(webFolder, 'theme.js'), '// theme')
  site = await startSite({ webFolder })
})
afterAll(async () => {
  await site.stop()
  await rm(webFolder, { recursive: true })
})

const answers: [string, string, RequestInit][] = [
  ['the app page', '/cart', { headers: { Accept: 'text/html' } }],
  ['a file of the app', '/theme.js', {}],
  ['data', '/openapi.json', {}],
  ['a page of documentation', '/docs', {}],
  ['a refusal', '/me', {}],
  ['an absent path', '/nowhere', {}],
  ['a malformed address', '/%E0%A4%A', {}],
  ['a stale token', '/logout', { method: 'DELETE' }],
  ['malformed JSON', '/login', json('{')],
  ['a hosted checkout that is not there', '/sandbox_checkout/cs_none', {}],
  ['a photo that is not there', '/photos/none/200.webp', {}],
]

function json(body: string): RequestInit {
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer x' }
  return { method: 'POST', headers, body }
}

describe('every answer', () => {
  test.each(answers)('(%s) carries the safe headers', async (_, path, request) => {
    const { headers } = await fetch(site.address + path, request)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.has('X-Powered-By')).toBe(false)
    expect(headers.get('Permissions-Policy')).toContain('camera=(self), microphone=()')
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/default-src '(self|none)'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
  })

  test('on https keeps to it, on this host alone', async () => {
    const http = await httpServer({
      log: pino({ level: 'silent' }),
      logRequests: false,
      secure: true,
      trustedProxies: undefined,
    })
    http.get('/', { config: { policy: 'anyone' } }, async () => 'here')
    const { headers } = await http.inject({ url: '/' })
    await http.close()
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  test.each([
    [true, "worker-src 'self' blob:"],
    [false, undefined],
  ])(
    'in development (%s) lets Vite ask from a worker whether the server is back',
    async (development, allowed) => {
      const http = await httpServer({
        log: pino({ level: 'silent' }),
        logRequests: false,
        secure: false,
        trustedProxies: undefined,
        development,
      })
      http.get('/', { config: { policy: 'anyone' } }, async () => 'here')
      const { headers } = await http.inject({ url: '/' })
      await http.close()
      const policy = String(headers['content-security-policy']).split(';')
      expect(policy.find((each) => each.startsWith('worker-src'))).toBe(allowed)
    },
  )

  test('on plain http does not insist on https', async () => {
    const { headers } = await fetch(`${site.address}/healthz`)
    expect(headers.has('Strict-Transport-Security')).toBe(false)
    expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
  })
})

describe('the app page', () => {
  test.each(['/', '/cart', '/offers', '/me', '/marketplace/products/1', '/no/such/page'])(
    'answers a browser at %s and is never kept',
    async (path) => {
      const answer = await open(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toContain('text/html')
      expect(answer.headers.get('Vary')).toContain('Accept')
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    },
  )

  test('answers anybody at the front door', async () => {
    expect((await open('/', '*/*')).headers.get('Content-Type')).toContain('text/html')
  })

  test.each([
    '*/*',
    'application/json',
    'application/json, text/html',
    'text/html;q=0.5, application/json',
  ])('gives way to data for a program that accepts %s', async (accept) => {
    for (const [path, status] of [
      ['/no/such/page', 404],
      ['/offers', 401],
    ] as const) {
      const answer = await open(path, accept)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('Content-Type')).toContain('application/json')
      expect(answer.headers.get('Vary')).toContain('Accept')
      expect(await answer.json()).toEqual({ errors: [expect.any(String)] })
    }
  })

  test('carries a token that its writes may use', async () => {
    const page = await open('/')
    const [cookie = ''] = page.headers.getSetCookie()
    expect(cookie).toMatch(/^browser_id=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const answer = await fetch(`${site.address}/logout`, {
      method: 'DELETE',
      headers: { Cookie: cookie, 'X-CSRF-Token': tokenIn(await page.text()) ?? '' },
    })
    expect(answer.status).toBe(200)
  })

  test('is also there for a question about it alone', async () => {
    const answer = await fetch(`${site.address}/cart`, {
      method: 'HEAD',
      headers: { Accept: 'text/html' },
    })
    expect(answer.status).toBe(200)
  })
})

const tokenIn = (page: string) => /content="([\w-]+)"/.exec(page)?.[1]
const open = (path: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') =>
  fetch(site.address + path, { headers: { Accept: accept } })
