import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'

const PASSWORD = 'lavender & tar'

const site = siteForThisFile({
  env: { TRUSTED_PROXIES: '127.0.0.0/8, ::1', RATE_LIMIT_ADDRESS_FACTOR: '1' },
})
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(() => site.db.deleteFrom('attempts').execute())

const OWNER = '198.51.100.7'
const STRANGER = '203.0.113.66'

type From = { browser: Browser; from: string }
const send = ({ browser, from }: From, path: string, body: object) =>
  browser.send('POST', path, { body, headers: { 'X-Forwarded-For': from } })
const signIn = (at: From, email: string, password = PASSWORD) =>
  send(at, '/login', { user: { email, password } })
const askReset = (at: From, email: string) => send(at, '/password', { user: { email } })
const askLink = (at: From, email: string) => send(at, '/magic_links', { email })

const aBrowser = async (from: string): Promise<From> => ({
  browser: await openBrowser(site.address),
  from,
})

/** Somebody with an account, and a browser that has signed in to it. */
async function anOwner() {
  const { email, userId } = await aBuyer(site.db, { passwordHash })
  const at = await aBrowser(OWNER)
  expect((await signIn(at, email)).status).toBe(200)
  await site.db.deleteFrom('attempts').execute()
  return { at, email, userId }
}

/** Ages the oldest try out of its window. */
const freeASlot = () =>
  sql`delete from attempts where ctid in (select ctid from attempts order by at limit 1)`.execute(
    site.db,
  )

async function guessUntilRefused(at: From, email: string) {
  for (let tries = 0; tries < 12; tries++)
    if ((await signIn(at, email, 'a guess')).status === 429) return
  throw new Error('No guess was refused')
}

describe('a stranger who guesses without end at an account', () => {
  test('keeps the owner out of none of ten sign-ins, in the browser that signed in before', async () => {
    const { at, email } = await anOwner()
    const stranger = await aBrowser(STRANGER)
    await guessUntilRefused(stranger, email)
    const owners = []
    for (let round = 0; round < 10; round++) {
      await freeASlot()
      await signIn(stranger, email, 'a guess')
      owners.push((await signIn(at, email)).status)
      // The owner's own tries have a separate count, which time frees as well.
      await freeASlot()
    }
    expect(owners).toEqual(Array.from({ length: 10 }, () => 200))
  })

  test('does so from the owner’s own network neither', async () => {
    const { at, email } = await anOwner()
    const neighbour = await aBrowser(OWNER)
    for (let number = 0; number < 31; number++)
      await signIn(neighbour, `person-${number}@example.com`, 'a guess')
    expect((await signIn(neighbour, email)).status).toBe(429)
    expect((await signIn(at, email)).status).toBe(200)
  })

  test('gets no further tries by a cookie of another account, or one made up', async () => {
    const { email } = await anOwner()
    const { at: other } = await anOwner()
    await guessUntilRefused(other, email)
    other.browser.cookies.set('known_browser', 'A'.repeat(43))
    expect((await signIn(other, email)).status).toBe(429)
  })
})

describe('a browser that signed in before', () => {
  test('has ten tries in three minutes, like everybody', async () => {
    const { at, email } = await anOwner()
    const statuses = []
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await signIn(at, email, 'a guess')).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('is known by a cookie that no script reads, kept as a hash alone', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const at = await aBrowser(OWNER)
    const { headers } = await signIn(at, email)
    const cookie = headers.getSetCookie().find((each) => each.startsWith('known_browser='))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const token = at.browser.cookies.get('known_browser') ?? ''
    const { rows } = await sql<{ text: string }>`
      select known_browsers::text as text from known_browsers`.execute(site.db)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([])
  })

  test('is known no more once the password was changed elsewhere', async () => {
    const { at, email, userId } = await anOwner()
    const elsewhere = await aBrowser('192.0.2.9')
    expect((await signIn(elsewhere, email)).status).toBe(200)
    const changed = await elsewhere.browser.send('PUT', '/me', {
      body: { password: 'a quieter harbour', current_password: PASSWORD },
    })
    expect(changed.status).toBe(200)
    const left = await site.db
      .selectFrom('knownBrowsers')
      .select('userId')
      .where('userId', '=', userId)
      .execute()
    expect(left).toHaveLength(1)
    await guessUntilRefused(await aBrowser(STRANGER), email)
    expect((await signIn(at, email, 'a quieter harbour')).status).toBe(429)
    expect((await signIn(elsewhere, email, 'a quieter harbour')).status).toBe(200)
  })
})

describe('a stranger who requests links without end', () => {
  test.each([
    ['reset links', askReset],
    ['sign-in links', askLink],
  ])('keeps nobody from asking for %s, in whichever browser', async (_, ask) => {
    const { at, email } = await anOwner()
    const statuses = []
    for (let number = 1; number <= 6; number++) {
      const stranger = await aBrowser(`203.0.113.${number}`)
      for (let times = 0; times < 4; times++) statuses.push((await ask(stranger, email)).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    expect((await ask(at, email)).status).toBeLessThan(300)
    expect((await ask(await aBrowser('192.0.2.1'), email)).status).toBeLessThan(300)
  })

  test('fills no mailbox, and the owner comes in by the last link there is', async () => {
    const { email, userId } = await anOwner()
    for (let number = 1; number <= 6; number++)
      await askLink(await aBrowser(`203.0.113.${number}`), email)
    const phone = await aBrowser('192.0.2.1')
    expect((await askLink(phone, email)).status).toBe(202)
    const links = await eventually(
      async () => (await mailsTo(site, email)).filter(({ text }) => text.includes('/magic/')),
      ({ length }) => length === 3,
    )
    const waiting = () =>
      sql<{ minutes: number }>`
        select extract(epoch from run_at - now()) / 60 as minutes from graphile_worker.jobs
        where key = ${`magic_link:${userId}`}`.execute(site.db)
    // One mail for all who asked since, after the ten minutes in which the last link stands.
    const { rows } = await eventually(waiting, ({ rows: jobs }) => jobs.length === 1)
    expect(Number(rows[0]?.minutes)).toBeGreaterThan(5)
    expect(Number(rows[0]?.minutes)).toBeLessThanOrEqual(10)
    const token = /\/magic\/sign_in\/([\w-]+)/.exec(links[0]?.text ?? '')?.[1]
    const used = await phone.browser.send('GET', `/magic_sign_in?magic_sauce=${token}`)
    expect(used.status).toBe(200)
  })

  test('does not delay what the owner asks for in a browser that signed in before', async () => {
    const { at, email } = await anOwner()
    for (let number = 1; number <= 6; number++)
      await askReset(await aBrowser(`203.0.113.${number}`), email)
    const resets = async () =>
      (await mailsTo(site, email)).filter(({ text }) => text.includes('/reset_password/'))
    await eventually(resets, ({ length }) => length === 3)
    await askReset(at, email)
    await eventually(resets, ({ length }) => length === 4)
  })
})
