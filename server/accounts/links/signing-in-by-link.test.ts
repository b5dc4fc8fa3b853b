import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { LINK_OF_ANOTHER } from '#market/accounts/account-link.ts'
import { LINK_EXPIRED } from '#market/accounts/password-api.ts'
import { aLink } from '#server/testing/a-link.ts'
import { blankBrowser, openBrowser, type Browser } from '#server/testing/browser.ts'
import { caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { patiently } from '#server/testing/patiently.ts'
import { siteForThisFile, startSite } from '#server/testing/site.ts'

const site = siteForThisFile()

const approved = { status: 'approved', passwordHash: null } as const
const open = (browser: Browser, token: string, headers = {}) =>
  browser.send('GET', `/magic_sign_in?magic_sauce=${token}`, { headers })
const isOver = { status: 422, body: { errors: [LINK_EXPIRED] } }

const proveAddress = ({ userId }: { userId: number }) =>
  sql`update users set address_proven_at = now() where id = ${userId}`.execute(site.db)

const sessionsOf = ({ userId }: { userId: number }) =>
  site.db.selectFrom('sessions').select('origin').where('userId', '=', userId).execute()

describe('a one-time link', () => {
  test('signs in as a password does: user, cookie, token for programs, token for the page', async () => {
    const buyer = await aBuyer(site.db, approved)
    const token = await aLink(site.db, buyer)
    const browser = await openBrowser(site.address)
    const pageToken = browser.token
    const answer = await open(browser, token)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      id: buyer.userId,
      email: buyer.email,
      status: 'approved',
      has_password: false,
    })
    expect(answer.headers.getSetCookie().join('\n')).toMatch(
      /bearer_token=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax/,
    )
    expect(browser.token).not.toBe(pageToken)
    const bearer = answer.headers.get('Authorization')?.slice('Bearer '.length)
    expect((await caller(site.address, bearer).get('/me')).body).toEqual(answer.body)
    expect((await browser.send('GET', '/me')).body).toEqual(answer.body)
    expect(await sessionsOf(buyer)).toEqual([{ origin: 'magic_link' }])
  })

  test('used fifty times at once leaves one session, that of the last of three', async () => {
    const buyer = await aBuyer(site.db, approved)
    const token = await aLink(site.db, buyer)
    const browsers = await Promise.all(Array.from({ length: 50 }, () => openBrowser(site.address)))
    const answers = await Promise.all(
      browsers.map((browser) => patiently(() => open(browser, token))),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 47 }, () => 422)])
    expect(await sessionsOf(buyer)).toHaveLength(1)
  })

  test('is over after seven days', async () => {
    const buyer = await aBuyer(site.db, approved)
    const token = await aLink(site.db, buyer)
    const moveEnd = (by: string) =>
      sql`update account_links set expires_at = expires_at + ${by}::interval where user_id = ${buyer.userId}`.execute(
        site.db,
      )
    await moveEnd('-7 days')
    expect(await open(await openBrowser(site.address), token)).toMatchObject(isOver)
    await moveEnd('1 minute')
    expect((await open(await openBrowser(site.address), token)).status).toBe(200)
  })

  test('ends the one before it, once the address is proven', async () => {
    const buyer = await aBuyer(site.db, approved)
    await proveAddress(buyer)
    const [first, second] = [await aLink(site.db, buyer), await aLink(site.db, buyer)]
    const browser = await openBrowser(site.address)
    expect(await open(browser, first)).toMatchObject(isOver)
    expect((await open(browser, second)).status).toBe(200)
  })

  test.each(['', 'unknown', 'x'.repeat(200)])(
    'that nobody was mailed (%s) is over',
    async (token) => {
      expect(await open(await openBrowser(site.address), token)).toMatchObject(isOver)
    },
  )

  test('to reset a password does not sign in without a new password', async () => {
    const token = await aLink(site.db, { ...(await aBuyer(site.db)), kind: 'reset' })
    expect(await open(await openBrowser(site.address), token)).toMatchObject(isOver)
  })

  test('of another than who is signed in asks once, and ends their session in this browser', async () => {
    const [before, after] = [await aBuyer(site.db, approved), await aBuyer(site.db, approved)]
    const browser = await openBrowser(site.address)
    await open(browser, await aLink(site.db, before))
    const token = await aLink(site.db, after)
    const refused = await open(browser, token)
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 409,
      code: LINK_OF_ANOTHER,
    })
    expect(refused.body.errors[0]).toContain(after.email)
    expect((await browser.send('GET', '/me')).body.id).toBe(before.userId)
    expect((await open(browser, `${token}&switch=true`)).body.id).toBe(after.userId)
    expect(await sessionsOf(before)).toEqual([])
  })

  test('is no longer good for somebody who was denied meanwhile', async () => {
    const buyer = await aBuyer(site.db, approved)
    const token = await aLink(site.db, buyer)
    await site.db
      .updateTable('users')
      .set({ status: 'denied' })
      .where('id', '=', buyer.userId)
      .execute()
    expect(await open(await openBrowser(site.address), token)).toMatchObject(isOver)
    expect(await sessionsOf(buyer)).toEqual([])
  })

  test('is kept only as its hash', async () => {
    const token = await aLink(site.db, await aBuyer(site.db, approved))
    const { rows } = await sql<{
      row: string
    }>`select account_links::text as row from account_links`.execute(site.db)
    const kept = rows.map(({ row }) => row).join()
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(Buffer.from(token).toString('hex'))
    expect(token).toMatch(/^[\w-]{43}$/)
  })

  test('leaves a note of its use, without it', async () => {
    const buyer = await aBuyer(site.db, approved)
    const token = await aLink(site.db, buyer)
    await open(await openBrowser(site.address), token)
    const notes = await site.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('subject', '=', `user ${buyer.userId}`)
      .execute()
    expect(notes).toMatchObject([{ act: 'signed in by link', actorUserId: buyer.userId }])
    expect(notes[0]?.requestId).toMatch(/^[\da-f-]{36}$/)
    expect(JSON.stringify(notes)).not.toContain(token)
  })
})

describe('opening the address of a link', () => {
  test('without the token of our page consumes nothing', async () => {
    const buyer = await aBuyer(site.db, approved)
    const token = await aLink(site.db, buyer)
    const scanner = blankBrowser(site.address)
    const path = `/magic_sign_in?magic_sauce=${token}`
    expect((await scanner.send('GET', path)).status).toBe(403)
    expect((await scanner.send('HEAD', path)).status).toBe(403)
    scanner.token = undefined
    expect((await scanner.send('GET', path, { headers: { Accept: '*/*' } })).status).toBe(403)
    // The page itself; there is no built web app in this test.
    expect((await scanner.send('GET', path, { headers: { Accept: 'text/html' } })).status).toBe(503)
    expect(await sessionsOf(buyer)).toEqual([])
    expect((await open(await openBrowser(site.address), token)).status).toBe(200)
  })

  test('by HEAD consumes nothing even with the token of our page', async () => {
    const buyer = await aBuyer(site.db, approved)
    const token = await aLink(site.db, buyer)
    const browser = await openBrowser(site.address)
    const head = await browser.send('HEAD', `/magic_sign_in?magic_sauce=${token}`)
    expect(head.status).toBe(403)
    expect((await open(browser, token)).status).toBe(200)
  })

  test('from another site is refused, whatever token comes along', async () => {
    const buyer = await aBuyer(site.db, approved)
    const token = await aLink(site.db, buyer)
    const browser = await openBrowser(site.address)
    const foreign = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
    ]
    for (const headers of foreign) expect((await open(browser, token, headers)).status).toBe(403)
    expect(await sessionsOf(buyer)).toEqual([])
  })

  test('with a stale token recovers with the one that the refusal brings', async () => {
    const token = await aLink(site.db, await aBuyer(site.db, approved))
    const browser = await openBrowser(site.address)
    browser.token = 'stale'
    expect((await open(browser, token)).status).toBe(403)
    expect((await open(browser, token)).status).toBe(200)
  })
})

describe('a link is made', () => {
  test('for everyone who may sign in: sellers under review, those approved, staff', async () => {
    const people = [
      await aSeller(site.db, { status: 'provisional', passwordHash: null }),
      await aSeller(site.db, approved),
      await aBuyer(site.db),
      await anAdministrator(site.db),
    ]
    for (const person of people) {
      const token = await aLink(site.db, person)
      expect((await open(await openBrowser(site.address), token)).status).toBe(200)
    }
  })

  test('never for buyers under review, nor for anybody denied', async () => {
    const people = [
      await aBuyer(site.db, { status: 'provisional', passwordHash: null }),
      await aBuyer(site.db, { status: 'denied' }),
      await aSeller(site.db, { status: 'denied' }),
    ]
    for (const person of people)
      await expect(aLink(site.db, person)).rejects.toThrow('This account can’t get a sign-in link')
  })
})

test('guessing at links ends after 30 tries in 3 minutes from an address', async () => {
  const strict = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1' } })
  const browser = await openBrowser(strict.address)
  const guesses = Array.from({ length: 32 }, (_, number) =>
    patiently(() => open(browser, `guess-${number}`)),
  )
  const answers = await Promise.all(guesses)
  await strict.stop()
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(2)
  expect(refused[0]?.body.errors[0]).toMatch(
    /^Too many attempts\. Please wait \d+ (seconds|minutes)/,
  )
})
