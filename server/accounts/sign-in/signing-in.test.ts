import { beforeAll, describe, expect, test } from 'vitest'
import { INCORRECT_SIGN_IN } from '#market/accounts/session-api.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { caller } from '#server/testing/caller.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { siteForThisFile, startSite } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'

const PASSWORD = 'lavender & tar'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.send('POST', '/login', { body: { user: { email, password } } })

describe('signing in', () => {
  test('answers the user, a cookie for the browser and a token for programs', async () => {
    const { email, id } = await aBuyer(site.db, { passwordHash })
    const browser = await openBrowser(site.address)
    const pageToken = browser.token
    const answer = await signIn(browser, email)
    expect(answer.status).toBe(200)
    expect(answer.body.user).toMatchObject({ email, status: 'onboarded', buyer: { id } })

    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('bearer_token='))
    expect(cookie).toMatch(
      /^bearer_token=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(answer.headers.get('Authorization')).toMatch(/^Bearer [\w-]{43}$/)
    expect(answer.headers.get('Authorization')).not.toContain(browser.cookies.get('bearer_token'))
    expect(browser.token).not.toBe(pageToken)
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|argon2/)
    expect(answer.headers.get('Authorization')).toBe(`Bearer ${answer.body.token}`)
    expect((await browser.send('GET', '/me')).body).toEqual(answer.body.user)
    expect((await browser.send('GET', '/current_user.json')).body).toEqual(answer.body.user)
  })

  test('hands out a page token that its next write may use', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await openBrowser(site.address)
    await signIn(browser, email)
    expect((await browser.send('PUT', '/profile', { body: {} })).status).toBe(422)
  })

  test('does not care how the address is written', async () => {
    const { email } = await aBuyer(site.db, { email: 'Robin.Reed@example.com', passwordHash })
    const browser = await openBrowser(site.address)
    expect((await signIn(browser, `  ${email.toUpperCase()} `)).status).toBe(200)
    expect((await signIn(browser, `\u200b${email.replace('@', '\u00ad@')}\ufeff`)).status).toBe(200)
  })

  test('is secure only where the public address is', async () => {
    const port = await freePort()
    const safe = await startSite({
      env: { PUBLIC_URL: 'https://lots.example.com', PORT: String(port) },
    })
    const { email } = await aBuyer(safe.db, { passwordHash })
    const browser = await openBrowser(`http://localhost:${port}`)
    const answer = await signIn(browser, email)
    await safe.stop()
    expect(answer.headers.getSetCookie().every((cookie) => cookie.includes('Secure'))).toBe(true)
  })
})

describe('a program', () => {
  const body = (email: string) => JSON.stringify({ user: { email, password: PASSWORD } })
  const post = (email: string, headers: Record<string, string> = {}) =>
    fetch(`${site.address}/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body(email),
    })

  test('signs in with one call, and gets its token in the body and no cookies', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const answer = await post(email)
    const { user, token } = await answer.json()
    expect([answer.status, user.email]).toEqual([200, email])
    expect(answer.headers.get('Authorization')).toBe(`Bearer ${token}`)
    expect(answer.headers.getSetCookie()).toEqual([])
    const program = caller(site.address, token)
    expect((await program.get('/me')).body).toEqual(user)
    expect((await program.put('/profile', { profile: {} })).status).toBe(200)
  })

  test('that keeps cookies gets no question about them', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const { token } = await (await post(email)).json()
    const { headers } = await caller(site.address, token).put('/profile', { profile: {} })
    expect(headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['a cookie', { Cookie: 'browser_id=one' }],
    ['its own origin', { Origin: 'OURS' }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['no origin to name', { Origin: 'null' }],
    ['Sec-Fetch-Site: same-origin', { 'Sec-Fetch-Site': 'same-origin' }],
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site: none', { 'Sec-Fetch-Site': 'none' }],
    ['a form of text', { 'Content-Type': 'text/plain' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['a form of parts', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ])('is not what comes with %s: without a page, nobody is signed in', async (_, headers) => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const sent: Record<string, string> = { ...headers }
    if (sent['Origin'] === 'OURS') sent['Origin'] = site.address
    const answer = await post(email, sent)
    expect(answer.status).toBe(403)
    expect(answer.headers.has('Authorization')).toBe(false)
    expect(answer.headers.getSetCookie().join()).not.toContain('bearer_token')
  })

  test('that has not signed in is told how', async () => {
    const answer = await fetch(`${site.address}/offers`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(403)
    expect((await answer.json()).errors).toEqual([
      'Sign in with POST /login, then send its token as Authorization: Bearer. See /docs.',
    ])
  })
})

describe('signing in fails alike', () => {
  test('for a wrong password, an unknown account and one that has no password', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const { email: unfinished } = await aBuyer(site.db, { passwordHash: null, status: 'approved' })
    const browser = await openBrowser(site.address)
    const answers = [
      await signIn(browser, email, 'a wrong one'),
      await signIn(browser, email, PASSWORD.toUpperCase()),
      await signIn(browser, email, ''),
      await signIn(browser, 'nobody@example.com'),
      await signIn(browser, 'not an address'),
      await signIn(browser, unfinished, ''),
    ]
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401)
      expect(body).toEqual({ errors: [INCORRECT_SIGN_IN] })
      expect(headers.has('Authorization')).toBe(false)
    }
    expect(INCORRECT_SIGN_IN).toBe('Incorrect email or password.')
    expect(browser.cookies.has('bearer_token')).toBe(false)
  })

  test('and names a field that is missing', async () => {
    const browser = await openBrowser(site.address)
    const answer = await browser.send('POST', '/login', { body: { user: {} } })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual(['user.email', 'user.password'])
  })
})

describe('the two secrets of a session', () => {
  test('open it each in its own place only', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await openBrowser(site.address)
    const answer = await signIn(browser, email)
    const bearer = answer.headers.get('Authorization')?.slice('Bearer '.length) ?? ''
    const cookie = browser.cookies.get('bearer_token') ?? ''
    expect((await caller(site.address, bearer).get('/me')).status).toBe(200)
    expect((await caller(site.address, cookie).get('/me')).status).toBe(401)

    browser.cookies.set('bearer_token', bearer)
    expect((await browser.send('GET', '/me')).status).toBe(401)
  })
})
