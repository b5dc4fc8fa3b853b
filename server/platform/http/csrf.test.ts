import { describe, expect, test } from 'vitest'
import { aSession } from '#server/testing/a-session.ts'
import { blankBrowser, openBrowser } from '#server/testing/browser.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

const ship_to = {
  name: 'Fig and Cedar',
  line1: '9 Pier Road',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'US',
}

/** A buyer's browser, and the row its write would change. */
async function aSignedInBrowser() {
  const buyer = await aBuyer(site.db)
  const session = await aSession(site.db, buyer)
  const browser = await openBrowser(site.address)
  browser.cookies.set('bearer_token', session.token)
  const write = (headers: Record<string, string> = {}) =>
    browser.send('PUT', '/profile', { body: { profile: { ship_to } }, headers })
  const storedCity = async () => (await browser.send('GET', '/me')).body.buyer.ship_to.city
  return { browser, write, storedCity, bearer: session.bearer }
}

describe('a write from the page of this browser', () => {
  test('is carried out', async () => {
    const { write, storedCity } = await aSignedInBrowser()
    expect((await write()).status).toBe(200)
    expect(await storedCity()).toBe('Austin')
  })

  test('may come with the headers a browser adds for its own site', async () => {
    const { write } = await aSignedInBrowser()
    const own = { Origin: site.address, 'Sec-Fetch-Site': 'same-origin' }
    expect((await write(own)).status).toBe(200)
  })
})

describe('a write without a good token', () => {
  const otherTokens = {
    none: () => undefined,
    'an invalid one': () => 'AAAA',
    'one of the right length': () => Buffer.alloc(64, 7).toString('base64url'),
    'the one of another browser': async () => (await openBrowser(site.address)).token,
  }

  test.each(Object.entries(otherTokens))('(%s) changes nothing', async (_, otherToken) => {
    const { browser, write, storedCity } = await aSignedInBrowser()
    browser.token = await otherToken()
    const refused = await write()
    expect(refused.status).toBe(403)
    expect(refused.body.errors).toEqual(['This page is out of date. Please try again.'])
    expect(await storedCity()).toBe('Portland')
  })

  test('brings a fresh token that works when it is tried again', async () => {
    const { browser, write, storedCity } = await aSignedInBrowser()
    browser.token = undefined
    const refused = await write()
    expect(refused.headers.get('X-CSRF-Token')).toMatch(/^[\w-]{80,}$/)
    expect((await write()).status).toBe(200)
    expect(await storedCity()).toBe('Austin')
  })

  test('gets a browser that was never here started', async () => {
    const browser = blankBrowser(site.address)
    expect((await browser.send('DELETE', '/logout')).status).toBe(403)
    expect((await browser.send('DELETE', '/logout')).status).toBe(200)
  })

  test('is masked differently each time, so that no two tokens are alike', async () => {
    const { browser, write } = await aSignedInBrowser()
    const tokens = new Set<string | null>()
    for (let round = 0; round < 3; round++) {
      browser.token = undefined
      tokens.add((await write()).headers.get('X-CSRF-Token'))
    }
    expect(tokens.size).toBe(3)
  })
})

describe('a write that another site makes with this browser', () => {
  test.each([
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
  ])('(%s: %s) is refused even with the token', async (header, value) => {
    const { write, storedCity } = await aSignedInBrowser()
    const refused = await write({ [header]: value })
    expect(refused.status).toBe(403)
    expect(refused.headers.has('X-CSRF-Token')).toBe(false)
    expect(await storedCity()).toBe('Portland')
  })
})

describe('a program', () => {
  test('that shows its bearer and no cookie needs no token', async () => {
    const caller = await site.as(await aBuyer(site.db))
    expect((await caller.put('/profile', { profile: { ship_to } })).status).toBe(200)
  })

  test('that sends a cookie as well needs it', async () => {
    const { browser, write, bearer } = await aSignedInBrowser()
    browser.token = undefined
    expect((await write({ Authorization: `Bearer ${bearer}` })).status).toBe(403)
  })

  test('that signs its calls, as the payment provider does, needs none', async () => {
    const answer = await fetch(`${site.address}/webhooks/stripe`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(400)
  })
})
