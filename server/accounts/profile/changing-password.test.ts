import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { COMMON_PASSWORD } from '#market/accounts/password.ts'
import { DEMO_PASSWORD } from '#market/accounts/demo-sign-ins.ts'
import { aLink } from '#server/testing/a-link.ts'
import { aSession } from '#server/testing/a-session.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { caller } from '#server/testing/caller.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { theyWait } from '#server/testing/they-wait.ts'
import { hashPassword } from '../hash-password.ts'
import { lockPerson } from '../person-store.ts'
import { cameByLink, signedIn } from '../testing/arrivals.ts'

const PASSWORD = 'lavender & tar'
const NEW_PASSWORD = 'a quieter harbour'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

const approved = { status: 'approved', passwordHash: null } as const
const update = (browser: Browser, body: object) => browser.send('PUT', '/me', { body })

const ageSessions = ({ userId }: { userId: number }, age: string) =>
  sql`update sessions set created_at = created_at - ${age}::interval where user_id = ${userId}`.execute(
    site.db,
  )

describe('changing the password', () => {
  test('needs the one there is', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(site, email, PASSWORD)
    for (const current_password of [undefined, '', 'a wrong one', PASSWORD.toUpperCase()]) {
      const refused = await update(browser, { password: NEW_PASSWORD, current_password })
      expect(refused.status).toBe(422)
      expect(refused.body).toEqual({
        errors: ['Incorrect password'],
        fields: { current_password: ['Incorrect password'] },
      })
    }
    const body = { password: NEW_PASSWORD, current_password: PASSWORD }
    expect((await update(browser, body)).status).toBe(200)
    expect((await (await signedIn(site, email, NEW_PASSWORD)).send('GET', '/me')).status).toBe(200)
  })

  test('needs none in a session that a mailed link has just opened', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const browser = await cameByLink(site, buyer)
    await ageSessions(buyer, '14 minutes')
    expect((await update(browser, { password: NEW_PASSWORD })).status).toBe(200)
  })

  test('needs it again 15 minutes after the link', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const browser = await cameByLink(site, buyer)
    await ageSessions(buyer, '15 minutes')
    expect((await update(browser, { password: NEW_PASSWORD })).status).toBe(422)
  })

  test('counts as guessing when the one given is wrong', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(site, email, PASSWORD)
    const statuses = []
    for (let times = 0; times < 11; times++)
      statuses.push(
        (await update(browser, { password: NEW_PASSWORD, current_password: 'a guess' })).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })

  test('opens a new session in this browser and ends all others, and every link', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const elsewhere = await aSession(site.db, buyer)
    const link = await aLink(site.db, buyer)
    const browser = await signedIn(site, buyer.email, PASSWORD)
    const [before, pageToken] = [browser.cookies.get('bearer_token') ?? '', browser.token]
    const answer = await update(browser, { password: NEW_PASSWORD, current_password: PASSWORD })
    const after = browser.cookies.get('bearer_token') ?? ''
    expect(after).not.toBe(before)
    expect(browser.token).not.toBe(pageToken)
    expect((await browser.send('GET', '/me')).body).toEqual(answer.body)
    const bearer = answer.headers.get('Authorization')?.slice('Bearer '.length)
    expect((await caller(site.address, bearer).get('/me')).status).toBe(200)

    expect((await caller(site.address, elsewhere.bearer).get('/me')).status).toBe(401)
    browser.cookies.set('bearer_token', before)
    expect((await browser.send('GET', '/me')).status).toBe(401)
    const visitor = await openBrowser(site.address)
    expect((await visitor.send('GET', `/magic_sign_in?magic_sauce=${link}`)).status).toBe(422)
  })

  test('is told to its owner, and noted without it', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const body = { password: NEW_PASSWORD, current_password: PASSWORD }
    await update(await signedIn(site, buyer.email, PASSWORD), body)
    const [mail] = await mailsTo(site, buyer.email)
    expect(mail?.subject).toBe('Your Lotline password was changed')
    const notes = await site.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('subject', '=', `user ${buyer.userId}`)
      .where('act', '<>', 'signed in')
      .execute()
    expect(notes).toMatchObject([{ act: 'password changed', actorUserId: buyer.userId }])
    expect(JSON.stringify(notes)).not.toMatch(/harbour|argon2/)
  })

  test('twice at once changes it once', async () => {
    const { email, userId } = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(site, email, PASSWORD)
    const { changes } = await site.db.transaction().execute(async (tx) => {
      await lockPerson(tx, userId)
      const both = ['one quiet harbour', 'another quiet harbour'].map((password) =>
        update(browser, { password, current_password: PASSWORD }),
      )
      await theyWait(site.db, both.length)
      return { changes: both }
    })
    const answers = await Promise.all(changes)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test.each([
    ['short', 'Minimum 8 characters'],
    ['', 'Required'],
    ['x'.repeat(129), 'Maximum 128 characters'],
    ['password', COMMON_PASSWORD],
    ['PassWord1', COMMON_PASSWORD],
    ['12345678', COMMON_PASSWORD],
  ])('refuses %s', async (password, message) => {
    const browser = await cameByLink(site, await aBuyer(site.db, approved))
    const refused = await update(browser, { password })
    expect(refused.status).toBe(422)
    expect(refused.body.fields.password).toContain(message)
    expect((await browser.send('GET', '/me')).body.has_password).toBe(false)
  })

  test.each([DEMO_PASSWORD, 'lavender & tar', 'пароль от склада', 'x'.repeat(128)])(
    'takes %s',
    async (password) => {
      const buyer = await aBuyer(site.db, approved)
      expect((await update(await cameByLink(site, buyer), { password })).status).toBe(200)
      const again = await signedIn(site, buyer.email, password)
      expect((await again.send('GET', '/me')).status).toBe(200)
    },
  )
})
