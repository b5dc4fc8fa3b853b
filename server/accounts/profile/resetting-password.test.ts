import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { COMMON_PASSWORD } from '#market/accounts/password.ts'
import { LINK_EXPIRED } from '#market/accounts/password-api.ts'
import { aWelcomedPage } from '#server/platform/live/testing/a-page.ts'
import { aLink } from '#server/testing/a-link.ts'
import { aSession } from '#server/testing/a-session.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { caller } from '#server/testing/caller.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'

const PASSWORD = 'lavender & tar'
const NEW_PASSWORD = 'a quieter harbour'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

const resetLink = (user: { userId: number }) => aLink(site.db, { ...user, kind: 'reset' })

function reset(browser: Browser, token: string, given: object = {}) {
  const user = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, ...given }
  return browser.send('PUT', '/password', {
    body: { user: { ...user, reset_password_token: token } },
  })
}

const signInWith = async (email: string, password: string) => {
  const browser = await openBrowser(site.address)
  return (await browser.send('POST', '/login', { body: { user: { email, password } } })).status
}
const statusOf = async ({ userId }: { userId: number }) =>
  (
    await site.db
      .selectFrom('users')
      .select('status')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).status

const isOver = { status: 422, body: { errors: [LINK_EXPIRED] } }

describe('a reset link', () => {
  test('sets a new password, in place of the old one, and signs in', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const browser = await openBrowser(site.address)
    const pageToken = browser.token
    const answer = await reset(browser, await resetLink(buyer))
    expect(answer).toMatchObject({ status: 200, body: { user: { id: buyer.userId } } })
    expect(answer.headers.get('Authorization')).toMatch(/^Bearer [\w-]{43}$/)
    expect(browser.token).not.toBe(pageToken)
    expect((await browser.send('GET', '/me')).body).toEqual(answer.body.user)
    expect(await signInWith(buyer.email, PASSWORD)).toBe(401)
    expect(await signInWith(buyer.email, NEW_PASSWORD)).toBe(200)
  })

  test('works once, also when used many times at once', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const token = await resetLink(buyer)
    const browser = await openBrowser(site.address)
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(browser, token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 422),
    ])
    expect(await reset(browser, token)).toMatchObject(isOver)
  })

  test('is over after an hour', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const token = await resetLink(buyer)
    await sql`update account_links set expires_at = expires_at - interval '1 hour' where user_id = ${buyer.userId}`.execute(
      site.db,
    )
    const browser = await openBrowser(site.address)
    expect(await reset(browser, token)).toMatchObject(isOver)
    expect(browser.cookies.has('bearer_token')).toBe(false)
    expect(await signInWith(buyer.email, PASSWORD)).toBe(200)
  })

  test('ends the one before it', async () => {
    const buyer = await aBuyer(site.db)
    const [first, second] = [await resetLink(buyer), await resetLink(buyer)]
    const browser = await openBrowser(site.address)
    expect(await reset(browser, first)).toMatchObject(isOver)
    expect((await reset(browser, second)).status).toBe(200)
  })

  test('that does not exist, or is one to sign in, is over', async () => {
    const magic = await aLink(site.db, await aBuyer(site.db))
    const browser = await openBrowser(site.address)
    for (const token of ['', 'unknown', magic])
      expect(await reset(browser, token)).toMatchObject(isOver)
  })

  test('stays good while the new password is refused', async () => {
    const buyer = await aBuyer(site.db)
    const token = await resetLink(buyer)
    const browser = await openBrowser(site.address)
    const refusals = [
      [
        { password: 'short', password_confirmation: 'short' },
        'user.password',
        'Minimum 8 characters',
      ],
      [{ password: 'x'.repeat(129) }, 'user.password', 'Maximum 128 characters'],
      [
        { password_confirmation: 'another one' },
        'user.password_confirmation',
        'Passwords do not match',
      ],
      [{ password: 'Football', password_confirmation: 'Football' }, 'password', COMMON_PASSWORD],
    ] as const
    for (const [given, field, message] of refusals) {
      const refused = await reset(browser, token, given)
      expect(refused.status).toBe(422)
      expect(refused.body.fields[field]).toEqual([message])
    }
    expect((await reset(browser, token)).status).toBe(200)
  })

  test('is refused without the token of our page', async () => {
    const token = await resetLink(await aBuyer(site.db))
    const browser = await openBrowser(site.address)
    browser.token = 'stale'
    expect((await reset(browser, token)).status).toBe(403)
    expect((await reset(browser, token)).status).toBe(200)
  })
})

describe('a password that was reset', () => {
  test('ends every session and every link of its owner, and closes what they have open', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const [laptop, phone] = [await aSession(site.db, buyer), await aSession(site.db, buyer)]
    const magic = await aLink(site.db, buyer)
    const page = await aWelcomedPage(`${site.address.replace('http', 'ws')}/cable`, {
      origin: site.address,
      headers: { cookie: `bearer_token=${laptop.token}` },
    })
    const browser = await openBrowser(site.address)
    await reset(browser, await resetLink(buyer))

    expect(await page.next()).toEqual({ type: 'disconnect', reason: 'remote', reconnect: false })
    for (const { bearer } of [laptop, phone])
      expect((await caller(site.address, bearer).get('/me')).status).toBe(401)
    const visitor = await openBrowser(site.address)
    const opened = await visitor.send('GET', `/magic_sign_in?magic_sauce=${magic}`)
    expect(opened).toMatchObject(isOver)
    expect((await browser.send('GET', '/me')).status).toBe(200)
  })

  test('is told to its owner', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    await reset(await openBrowser(site.address), await resetLink(buyer))
    const [mail] = await mailsTo(site, buyer.email)
    expect(mail?.subject).toBe('Your Lotline password was changed')
    expect(mail?.text).toContain(`${site.address}/forgot_password`)
  })

  test('that is the first of somebody approved is the one they were to create, and no news to them', async () => {
    const buyer = await aBuyer(site.db, { status: 'approved', passwordHash: null })
    const answer = await reset(await openBrowser(site.address), await resetLink(buyer))
    expect(answer.body.user).toMatchObject({ status: 'password_created', has_password: true })
    expect(await mailsTo(site, buyer.email)).toEqual([])
  })

  test.each(['provisional', 'denied', 'onboarded'] as const)(
    'leaves somebody %s where they are',
    async (status) => {
      const seller = await aSeller(site.db, { status })
      await reset(await openBrowser(site.address), await resetLink(seller))
      expect(await statusOf(seller)).toBe(status)
    },
  )
})
