import { beforeAll, describe, expect, test } from 'vitest'
import { EMAIL_MESSAGE } from '#market/accounts/email.ts'
import { LINK_SENT } from '#market/accounts/magic-link-api.ts'
import { RESET_ASKED } from '#market/accounts/password-api.ts'
import { aLink } from '#server/testing/a-link.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { sendSignInLink } from './send-sign-in-link.ts'

const site = siteForThisFile()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(site.address)
})

const terms = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'http://localhost',
  demo: false,
  secondFactorRequired: false,
}
const approved = { status: 'approved', passwordHash: null } as const
const askForLink = (body: unknown) => browser.send('POST', '/magic_links', { body })
const askForReset = (email: string) =>
  browser.send('POST', '/password', { body: { user: { email } } })
const openedBy = async (token: string) =>
  (await openBrowser(site.address)).send('GET', `/magic_sign_in?magic_sauce=${token}`)
const subjectsTo = async (email: string) =>
  (await mailsTo(site, email)).map(({ subject }) => subject)

/** The token in the address that the newest mail leads to. */
async function mailedToken(email: string, page: string) {
  const [mail] = await mailsTo(site, email)
  expect(mail?.text).toContain(`${site.address}${page}`)
  return mail?.text.split(page)[1]?.split(/\s/)[0] ?? ''
}

describe('a new sign-in link', () => {
  test('asked for by e-mail, however it is written, signs in', async () => {
    const { email, userId } = await aBuyer(site.db, { ...approved, email: 'Robin.New@example.com' })
    const asked = await askForLink({ email: ' ROBIN.new@example.com ' })
    expect(asked).toMatchObject({ status: 202, body: { message: LINK_SENT } })
    expect(await subjectsTo(email)).toEqual(['Your Lotline sign-in link'])

    const token = await mailedToken(email, '/magic/sign_in/')
    const visitor = await openBrowser(site.address)
    const signedIn = await visitor.send('GET', `/magic_sign_in?magic_sauce=${token}`)
    expect(signedIn.body.id).toBe(userId)
  })

  test('asked for by the link that was used is another', async () => {
    const buyer = await aBuyer(site.db, approved)
    const used = await aLink(site.db, buyer)
    await openedBy(used)
    expect((await askForLink({ token: used })).status).toBe(202)
    const token = await mailedToken(buyer.email, '/magic/sign_in/')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(token).not.toBe(used)
  })

  test('asked for twice: only the second one signs in, once the address is proven', async () => {
    const { email, userId } = await aBuyer(site.db, approved)
    await site.db
      .updateTable('users')
      .set({ addressProvenAt: new Date() })
      .where('id', '=', userId)
      .execute()
    await askForLink({ email })
    const first = await mailedToken(email, '/magic/sign_in/')
    await askForLink({ email })
    const second = await mailedToken(email, '/magic/sign_in/')
    const open = async (token: string) => (await openedBy(token)).status
    expect([await open(first), await open(second)]).toEqual([422, 200])
  })

  test('is promised in the same words, and mailed to nobody, where none may be had', async () => {
    const held = [
      await aBuyer(site.db, { status: 'provisional', passwordHash: null }),
      await aBuyer(site.db, { status: 'denied' }),
      await aSeller(site.db, { status: 'denied' }),
      { email: 'nobody@example.com' },
    ]
    for (const { email } of held) {
      const asked = await askForLink({ email })
      expect(asked).toMatchObject({ status: 202, body: { message: LINK_SENT } })
      expect(await subjectsTo(email)).toEqual([])
    }
    const unknown = await askForLink({ token: 'unknown' })
    expect(unknown).toMatchObject({ status: 202, body: { message: LINK_SENT } })
  })

  test('needs an e-mail or a link', async () => {
    const wrong = [{}, { email: 'not an address' }, { email: 7 }, { token: 7 }]
    const refusals = await Promise.all(wrong.map(askForLink))
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    const fields = refusals.map(({ body }) => Object.keys(body.fields))
    expect(fields).toEqual([['email'], ['email'], ['email'], ['token']])
  })
})

describe('a link to reset the password', () => {
  test('is mailed to everyone who has an account', async () => {
    const { email } = await aBuyer(site.db)
    const asked = await askForReset(email.toUpperCase())
    expect(asked).toMatchObject({ status: 200, body: { message: RESET_ASKED } })
    expect(await subjectsTo(email)).toEqual(['Reset your Lotline password'])
    expect(await mailedToken(email, '/reset_password/')).toMatch(/^[\w-]{43}$/)
  })

  test('is mailed to somebody denied who has a password, and to a seller under review', async () => {
    const people = [
      await aBuyer(site.db, { status: 'denied' }),
      await aSeller(site.db, { status: 'provisional', passwordHash: null }),
    ]
    for (const { email } of people) {
      await askForReset(email)
      expect(await subjectsTo(email)).toEqual(['Reset your Lotline password'])
    }
  })

  test('is promised in the same words, and mailed to nobody, where none may be had', async () => {
    const held = [
      await aBuyer(site.db, { status: 'provisional', passwordHash: null }),
      await aBuyer(site.db, { status: 'denied', passwordHash: null }),
      { email: 'nobody@example.com' },
    ]
    for (const { email } of held) {
      const asked = await askForReset(email)
      expect(asked).toMatchObject({ status: 200, body: { message: RESET_ASKED } })
      expect(await subjectsTo(email)).toEqual([])
    }
  })

  test('needs an e-mail address', async () => {
    const refused = await askForReset('not an address')
    expect(refused).toMatchObject({ status: 422, body: { errors: [EMAIL_MESSAGE] } })
  })
})

describe('a job that runs again', () => {
  test('sends no second link, so that the first one stays good', async () => {
    const { email } = await aBuyer(site.db, approved)
    await askForLink({ email })
    const token = await mailedToken(email, '/magic/sign_in/')
    const [{ requestId } = { requestId: '' }] = await site.db
      .selectFrom('auditEvents')
      .select('requestId')
      .where('act', '=', 'sign-in link sent')
      .orderBy('id', 'desc')
      .execute()
    await sendSignInLink(
      { db: site.db, terms },
      { kind: 'magic', addressee: { email }, requestId: requestId ?? '' },
    )
    expect(await subjectsTo(email)).toHaveLength(1)
    expect((await openedBy(token)).status).toBe(200)
  })
})

describe('what is noted of a mailed link', () => {
  test('names neither the link nor the e-mail', async () => {
    const { email, userId } = await aBuyer(site.db)
    await askForReset(email)
    const token = await mailedToken(email, '/reset_password/')
    const notes = await site.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('subject', '=', `user ${userId}`)
      .execute()
    expect(notes).toMatchObject([{ act: 'reset link sent', actorUserId: null }])
    expect(JSON.stringify(notes)).not.toContain(token)
    expect(JSON.stringify(notes)).not.toContain(email)
  })
})
