import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aLink } from '#server/testing/a-link.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { noteFailedSignIn } from './note-failed-sign-in.ts'
import { hashPassword } from '../hash-password.ts'

const PASSWORD = 'lavender & tar'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const site = siteForThisFile({ env: { TRUSTED_PROXIES: '127.0.0.0/8, ::1' } })
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(() => site.db.deleteFrom('attempts').execute())

type At = { from?: string; userAgent?: string }
const headersOf = ({ from = '198.51.100.7', userAgent = CHROME }: At) => ({
  'X-Forwarded-For': from,
  'User-Agent': userAgent,
})
type SignIn = At & { email: string; password?: string }
const signIn = (browser: Browser, { email, password = PASSWORD, ...at }: SignIn) =>
  browser.send('POST', '/login', { body: { user: { email, password } }, headers: headersOf(at) })

const aStranger = (address: string) => ({
  viewer: undefined,
  userAgent: CHROME,
  address,
  requestId: 'a request',
  knownToken: undefined,
  timeZone: undefined,
  log: { info: () => {}, warn: () => {} },
})

const aPerson = () => aBuyer(site.db, { passwordHash })

/** The audit events of one user, or of none. */
async function tracesOf(subject: string) {
  const staff = await site.as(await anAdministrator(site.db))
  const { body } = await staff.get(`/admin/audit_events?per_page=200&search=${subject}`)
  const events: { act: string; subject: string; after: object | null }[] = body.data
  return events.filter((event) => event.subject === subject).toReversed()
}
const actsOf = async (subject: string) => (await tracesOf(subject)).map(({ act }) => act)

const newDeviceMails = async (email: string) =>
  (await mailsTo(site, email)).filter(({ subject }) => subject.startsWith('New sign-in'))

describe('the audit log', () => {
  test('keeps sign-ins by password, link and reset link, failures and sign-outs', async () => {
    const person = await aPerson()
    const browser = await openBrowser(site.address)
    await signIn(browser, { ...person, password: 'a guess' })
    await signIn(browser, person)
    await browser.send('DELETE', '/logout')
    const link = await aLink(site.db, person)
    await browser.send('GET', `/magic_sign_in?magic_sauce=${link}`)
    const reset = await aLink(site.db, { ...person, kind: 'reset' })
    const user = {
      password: 'a quieter harbour',
      password_confirmation: 'a quieter harbour',
      reset_password_token: reset,
    }
    await browser.send('PUT', '/password', { body: { user } })
    expect(await actsOf(`user ${person.userId}`)).toEqual([
      'sign-in failed',
      'signed in',
      'signed out',
      'signed in by link',
      'password changed',
      'signed in by reset link',
    ])
    expect((await tracesOf(`user ${person.userId}`))[1]?.after).toEqual({
      device: 'Chrome on Windows',
      address: '198.51.100.7',
      new_device: true,
    })
  })

  test('keeps the 1st, 10th and 100th of the failures at one account from one address', async () => {
    const { userId } = await aPerson()
    for (let tries = 0; tries < 101; tries++)
      await noteFailedSignIn(site.db, { userId, browser: aStranger('203.0.113.66') })
    const traces = await tracesOf(`user ${userId}`)
    expect(traces.map(({ after }) => after)).toMatchObject([
      { tries: 1 },
      { tries: 10 },
      { tries: 100 },
    ])
  })

  test('is not filled by a flood from ever more addresses', async () => {
    for (let number = 0; number < 230; number++)
      await noteFailedSignIn(site.db, {
        userId: undefined,
        browser: aStranger(`2001:db8:${number}::/64`),
      })
    const traces = await tracesOf('no account')
    // 200 addresses of their own, and of the others together the 1st and the 10th, in this hour or the next.
    expect(traces.length).toBeGreaterThanOrEqual(200)
    const { rows } = await sql<{ most: number }>`
      select max(rows) as most from (
        select count(*) as rows from failed_sign_ins where user_id = 0 group by hour) each_hour`.execute(
      site.db,
    )
    expect(rows[0]?.most).toBeLessThanOrEqual(201)
  })

  test('and the counts hold nothing of what was typed', async () => {
    const browser = await openBrowser(site.address)
    await signIn(browser, { email: 'nobody@typed.example', password: 'typed as well' })
    const { rows } = await sql`
      select from audit_events e where e::text like '%typed%'
      union all select from failed_sign_ins f where f::text like '%typed%'
      union all select from attempts a where a::text like '%typed%'`.execute(site.db)
    expect(rows).toEqual([])
  })

  test('keeps codes of the second factor, given and refused', async () => {
    const staff = await anAdministrator(site.db)
    const as = await site.as(staff)
    await site.db
      .insertInto('secondFactors')
      .values({
        userId: staff.userId,
        secret: Buffer.alloc(64),
        setUpAt: new Date(),
        pendingSecret: null,
      })
      .execute()
    const refused = await as.post('/second_factor/proof', { code: 'aaaaa-aaaaa' })
    expect(refused.status).toBe(422)
    expect(await actsOf(`user ${staff.userId}`)).toEqual(['second factor refused'])
  })
})

describe('a person', () => {
  test('sees the own sign-ins and failures, the newest first, and nobody else’s', async () => {
    const person = await aPerson()
    const browser = await openBrowser(site.address)
    await signIn(await openBrowser(site.address), {
      ...person,
      password: 'a guess',
      userAgent: PHONE,
    })
    await signIn(browser, person)
    await signIn(await openBrowser(site.address), await aPerson())
    const { body } = await browser.send('GET', '/sign_ins')
    expect(body.sign_ins).toMatchObject([
      { act: 'signed in', device: 'Chrome on Windows', address: '198.51.100.7', new_device: true },
      { act: 'sign-in failed', device: 'Safari on iPhone', new_device: false, tries: 1 },
    ])
  })

  test('is mailed of a device that never signed in before, and of no other', async () => {
    const person = await aPerson()
    const browser = await openBrowser(site.address)
    await signIn(browser, person)
    await signIn(browser, person)
    const [mail, ...others] = await newDeviceMails(person.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Device: Chrome on Windows')
    expect(mail?.text).toContain('Address: 198.51.100.7')
    expect(mail?.text).toContain('/forgot_password')
    await signIn(browser, { ...person, from: '192.0.2.1' })
    expect(await newDeviceMails(person.email)).toHaveLength(1)
    const phone = await openBrowser(site.address)
    await signIn(phone, { ...person, userAgent: PHONE })
    expect(await newDeviceMails(person.email)).toHaveLength(2)
  })

  test('is not mailed of a program that keeps no cookie and comes again', async () => {
    const person = await aPerson()
    for (let times = 0; times < 3; times++)
      await signIn(await openBrowser(site.address), { ...person, userAgent: 'stock-sync/2.1' })
    expect(await newDeviceMails(person.email)).toHaveLength(1)
    const known = await site.db
      .selectFrom('knownBrowsers')
      .select('userId')
      .where('userId', '=', person.userId)
      .execute()
    expect(known).toHaveLength(1)
  })
})
