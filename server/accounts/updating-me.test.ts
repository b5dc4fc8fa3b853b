import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMON_PASSWORD } from '#market/accounts/password.ts'
import { DEMO_PASSWORD } from '#market/accounts/demo-sign-ins.ts'
import { aLink } from '#server/testing/a-link.ts'
import { aSession } from '#server/testing/a-session.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { send } from '#server/uploads/testing/sending.ts'
import { hashPassword } from './password.ts'

const PASSWORD = 'lavender & tar'
const NEW_PASSWORD = 'a quieter harbour'

let site: TestSite
let passwordHash: string
beforeAll(async () => {
  site = await startSite()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => site.stop())

const approved = { status: 'approved', passwordHash: null } as const
const update = (browser: Browser, body: object) => browser.send('PUT', '/me', { body })

async function signedIn(email: string, password = PASSWORD) {
  const browser = await openBrowser(site.address)
  await browser.send('POST', '/login', { body: { user: { email, password } } })
  return browser
}

async function cameByLink(user: { userId: number }) {
  const browser = await openBrowser(site.address)
  await browser.send('GET', `/magic_sign_in?magic_sauce=${await aLink(site.db, user)}`)
  return browser
}

const ageSessions = ({ userId }: { userId: number }, age: string) =>
  sql`update sessions set created_at = created_at - ${age}::interval where user_id = ${userId}`.execute(
    site.db,
  )

describe('a first password', () => {
  test('is created by a buyer who was approved, and opens the product', async () => {
    const buyer = await aBuyer(site.db, approved)
    const browser = await cameByLink(buyer)
    expect((await browser.send('GET', '/offers')).status).toBe(403)
    const answer = await update(browser, { password: NEW_PASSWORD, status: 'password_created' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ status: 'password_created', has_password: true })
    expect((await browser.send('GET', '/offers')).status).toBe(200)
    expect(await mailsTo(site, buyer.email)).toEqual([])
  })

  test('needs no proof, however long ago the link was used', async () => {
    const buyer = await aBuyer(site.db, approved)
    const browser = await cameByLink(buyer)
    await ageSessions(buyer, '6 days')
    expect((await update(browser, { password: NEW_PASSWORD })).status).toBe(200)
  })

  test('leaves a seller under review there', async () => {
    const seller = await aSeller(site.db, { status: 'provisional', passwordHash: null })
    const browser = await cameByLink(seller)
    for (const body of [
      { password: NEW_PASSWORD, status: 'password_created' },
      { status: 'onboarded' },
    ]) {
      const answer = await update(browser, body)
      expect(answer.body).toMatchObject({ status: 'provisional', has_password: true })
    }
  })

  test('finishes the onboarding of a seller who did all else before', async () => {
    const seller = await aSeller(site.db, approved)
    await site.db
      .updateTable('sellers')
      .set({ productStepDoneAt: new Date() })
      .where('id', '=', seller.id)
      .execute()
    const answer = await update(await cameByLink(seller), {
      password: NEW_PASSWORD,
      status: 'password_created',
    })
    expect(answer.body.status).toBe('onboarded')
  })
})

describe('the status', () => {
  test.each([
    ['without a password', { status: 'password_created' }],
    ['as another than password_created', { status: 'onboarded', password: NEW_PASSWORD }],
    ['that does not exist', { status: 'emperor', password: NEW_PASSWORD }],
  ])('%s is ignored', async (_, body) => {
    const browser = await cameByLink(await aBuyer(site.db, approved))
    const answer = await update(browser, body)
    expect(answer).toMatchObject({ status: 200, body: { status: 'approved' } })
  })

  test.each(['denied', 'onboarded'] as const)('of somebody %s stays', async (status) => {
    const buyer = await aBuyer(site.db, { status, passwordHash })
    const body = { password: NEW_PASSWORD, current_password: PASSWORD, status: 'password_created' }
    expect((await update(await signedIn(buyer.email), body)).body.status).toBe(status)
  })
})

describe('changing the password', () => {
  test('needs the one there is', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(email)
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
    expect((await (await signedIn(email, NEW_PASSWORD)).send('GET', '/me')).status).toBe(200)
  })

  test('needs none in a session that a mailed link has just opened', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const browser = await cameByLink(buyer)
    await ageSessions(buyer, '14 minutes')
    expect((await update(browser, { password: NEW_PASSWORD })).status).toBe(200)
  })

  test('needs it again 15 minutes after the link', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const browser = await cameByLink(buyer)
    await ageSessions(buyer, '15 minutes')
    expect((await update(browser, { password: NEW_PASSWORD })).status).toBe(422)
  })

  test('counts as guessing when the one given is wrong', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(email)
    const statuses = []
    for (let times = 0; times < 10; times++)
      statuses.push(
        (await update(browser, { password: NEW_PASSWORD, current_password: 'a guess' })).status,
      )
    // Signing in was the first of ten.
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429])
  })

  test('opens a new session in this browser and ends all others, and every link', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const elsewhere = await aSession(site.db, buyer)
    const link = await aLink(site.db, buyer)
    const browser = await signedIn(buyer.email)
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
    await update(await signedIn(buyer.email), body)
    const [mail] = await mailsTo(site, buyer.email)
    expect(mail?.subject).toBe('Your Lotline password was changed')
    const notes = await site.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('subject', '=', `user ${buyer.userId}`)
      .execute()
    expect(notes).toMatchObject([{ act: 'password changed', actorUserId: buyer.userId }])
    expect(JSON.stringify(notes)).not.toMatch(/harbour|argon2/)
  })

  test('twice at once changes it once', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(email)
    const answers = await Promise.all(
      ['one quiet harbour', 'another quiet harbour'].map((password) =>
        update(browser, { password, current_password: PASSWORD }),
      ),
    )
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
    const browser = await cameByLink(await aBuyer(site.db, approved))
    const refused = await update(browser, { password })
    expect(refused.status).toBe(422)
    expect(refused.body.fields.password).toContain(message)
    expect((await browser.send('GET', '/me')).body.has_password).toBe(false)
  })

  test.each([DEMO_PASSWORD, 'lavender & tar', 'пароль от склада', 'x'.repeat(128)])(
    'takes %s',
    async (password) => {
      const buyer = await aBuyer(site.db, approved)
      expect((await update(await cameByLink(buyer), { password })).status).toBe(200)
      const again = await signedIn(buyer.email, password)
      expect((await again.send('GET', '/me')).status).toBe(200)
    },
  )
})

describe('the name', () => {
  test('is changed, without spaces around it, and the session stays', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(email)
    const session = browser.cookies.get('bearer_token')
    const answer = await update(browser, { full_name: '  Robin Reed ' })
    expect(answer).toMatchObject({ status: 200, body: { full_name: 'Robin Reed' } })
    expect(browser.cookies.get('bearer_token')).toBe(session)
    expect((await browser.send('GET', '/me')).body.full_name).toBe('Robin Reed')
  })

  test.each([
    ['   ', 'Required'],
    ['x'.repeat(121), 'Maximum 120 characters'],
  ])('%s is refused', async (full_name, message) => {
    const person = await site.as(await anAdministrator(site.db))
    const refused = await person.put('/me', { full_name })
    expect(refused).toMatchObject({ status: 422, body: { fields: { full_name: [message] } } })
  })

  test('stays when the password beside it is refused', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(email)
    const body = { full_name: 'Robin Reed', password: NEW_PASSWORD, current_password: 'wrong' }
    expect((await update(browser, body)).status).toBe(422)
    expect((await browser.send('GET', '/me')).body.full_name).not.toBe('Robin Reed')
  })
})

describe('the photo', () => {
  test('is one’s own upload, shown by its public copy', async () => {
    const person = await site.as(await aBuyer(site.db))
    const image = await send(person, await aPicture('jpeg'))
    const answer = await person.put('/me', { image })
    expect(answer.status).toBe(200)
    expect(answer.body.image_url).toMatch(/^\/photos\/[a-z0-9-]+\/200\.webp$/)
    expect((await fetch(site.address + answer.body.image_url)).headers.get('Content-Type')).toBe(
      'image/webp',
    )
    const another = await site.as(await aBuyer(site.db))
    expect((await another.put('/me', { image })).status).toBe(404)
  })

  test('that is not an upload of one’s own is refused', async () => {
    const person = await site.as(await aBuyer(site.db))
    const refused = await person.put('/me', { image: 'somebody-elses.png' })
    expect(refused.status).toBe(404)
    expect((await person.get('/me')).body.image_url).toBeNull()
  })

  test('is taken away by null, and stays where it is not named', async () => {
    const buyer = await aBuyer(site.db)
    await site.db
      .updateTable('users')
      .set({ photo: 'robin-1' })
      .where('id', '=', buyer.userId)
      .execute()
    const person = await site.as(buyer)
    const named = await person.put('/me', { full_name: 'Robin Reed' })
    expect(named.body.image_url).toBe('/photos/robin-1/200.webp')
    expect((await person.put('/me', { image: null })).body.image_url).toBeNull()
  })
})

test('whoever is not signed in changes nothing', async () => {
  const visitor = await openBrowser(site.address)
  expect((await update(visitor, { full_name: 'Robin Reed' })).status).toBe(401)
})

test('an empty change changes nothing', async () => {
  const person = await site.as(await aBuyer(site.db))
  const { body } = await person.get('/me')
  expect((await person.put('/me', {})).body).toEqual(body)
})
