import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE_NEEDED, SET_UP_NEEDED } from '#market/accounts/second-factor.ts'
import type { Browser } from '#server/testing/browser.ts'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile, startSite, type TestSite } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'
import { anApp, periodsPass, setUpFactor } from '../testing/an-app.ts'
import { signedIn } from '../testing/arrivals.ts'

const PASSWORD = 'lavender & tar'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

const needed = { errors: [CODE_NEEDED], fields: { second_factor: [CODE_NEEDED] } }
const incorrect = { errors: ['Incorrect code'], fields: { code: ['Incorrect code'] } }

async function someStaff() {
  const staff = await anAdministrator(site.db, { passwordHash })
  const enter = () => signedIn(site, staff.email, PASSWORD)
  return { ...staff, enter, browser: await enter() }
}
const prove = (browser: Browser, code: string) =>
  browser.send('POST', '/second_factor/proof', { body: { code } })
const factorOf = async (browser: Browser) => (await browser.send('GET', '/me')).body.second_factor
const queueIn = (browser: Browser) => browser.send('GET', '/admin/applications')
const ROUTINE = ['signed in', 'second factor given', 'second factor refused']

const actsOn = async ({ userId }: { userId: number }) => {
  const acts = await site.db
    .selectFrom('auditEvents')
    .select('act')
    .where('subject', '=', `user ${userId}`)
    .orderBy('id')
    .execute()
  // Sign-ins and codes leave traces of their own.
  return acts.map(({ act }) => act).filter((act) => !ROUTINE.includes(act))
}

describe('setting up a second factor', () => {
  test('is in force from its first code, which is then proof for this session', async () => {
    const staff = await someStaff()
    const { browser } = staff
    const begun = await browser.send('POST', '/second_factor', {
      body: { current_password: PASSWORD },
    })
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`)
    expect(await factorOf(browser)).toBe('none')

    const code = anApp(begun.body.secret)()
    const confirmed = await browser.send('PUT', '/second_factor', { body: { code } })
    expect(confirmed.body.user.second_factor).toBe('proven')
    expect(confirmed.body.recovery_codes).toHaveLength(10)
    expect((await queueIn(browser)).status).toBe(200)
    expect(await actsOn(staff)).toEqual(['second factor set up'])
    const mails = await mailsTo(site, staff.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Lotline second factor set up',
      'New sign-in to your Lotline account',
    ])
    expect(mails[0]?.text).toContain('It was set up in one of your sessions, with your password.')
  })

  test('needs the password', async () => {
    const { browser } = await someStaff()
    const body = { current_password: 'a guess' }
    const refused = await browser.send('POST', '/second_factor', { body })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual({ current_password: ['Incorrect password'] })
  })

  test('takes no other code, and leaves the one in force until the new is confirmed', async () => {
    const staff = await someStaff()
    const { code } = await setUpFactor(staff.browser, PASSWORD)
    await staff.browser.send('POST', '/second_factor', { body: { current_password: PASSWORD } })
    const wrong = await staff.browser.send('PUT', '/second_factor', { body: { code: code(1) } })
    expect([wrong.status, wrong.body]).toEqual([422, incorrect])
    expect((await prove(await staff.enter(), code(1))).status).toBe(200)
  })

  test('asks every other session of the person for a code as well', async () => {
    const staff = await someStaff()
    const other = await staff.enter()
    await setUpFactor(staff.browser, PASSWORD)
    expect(await factorOf(other)).toBe('unproven')
    const refused = await queueIn(other)
    expect([refused.status, refused.body]).toEqual([403, needed])
  })

  test('keeps the secret sealed and only hashes of the recovery codes', async () => {
    const { browser, userId } = await someStaff()
    const begun = await browser.send('POST', '/second_factor', {
      body: { current_password: PASSWORD },
    })
    const { secret } = begun.body
    const code = anApp(secret)()
    const { body } = await browser.send('PUT', '/second_factor', { body: { code } })
    const { rows } = await sql<{ kept: string }>`
      select coalesce(encode(f.secret, 'escape'), '') || coalesce(string_agg(encode(c.code_hash, 'escape'), ''), '') as kept
      from second_factors f join recovery_codes c on c.user_id = f.user_id
      where f.user_id = ${userId} group by f.secret`.execute(site.db)
    expect(rows[0]?.kept).not.toContain(secret)
    for (const given of body.recovery_codes)
      expect(rows[0]?.kept).not.toContain(given.replace('-', ''))
  })
})

describe('a session of somebody who has a second factor', () => {
  test('comes to nothing before its code is given, and works after', async () => {
    const staff = await someStaff()
    const { code } = await setUpFactor(staff.browser, PASSWORD)
    const browser = await staff.enter()
    expect(await factorOf(browser)).toBe('unproven')
    expect((await queueIn(browser)).body).toEqual(needed)
    expect((await browser.send('POST', '/marketplace/products/search')).status).toBe(403)

    const proven = await prove(browser, code(1))
    expect(proven.body.user.second_factor).toBe('proven')
    expect((await queueIn(browser)).status).toBe(200)
  })

  test('does not let a person who only knows the password choose another', async () => {
    const staff = await someStaff()
    await setUpFactor(staff.browser, PASSWORD)
    const chosen = 'a quieter harbour'
    const body = { current_password: PASSWORD, password: chosen, password_confirmation: chosen }
    const refused = await (await staff.enter()).send('PUT', '/me', { body })
    expect([refused.status, refused.body]).toEqual([403, needed])
    expect((await queueIn(staff.browser)).status).toBe(200)
    expect((await staff.browser.send('PUT', '/me', { body })).status).toBe(200)
  })

  test('takes each code once', async () => {
    const staff = await someStaff()
    const { code } = await setUpFactor(staff.browser, PASSWORD)
    const browser = await staff.enter()
    const twice = code(1)
    expect((await prove(browser, twice)).status).toBe(200)
    const again = await prove(browser, twice)
    expect([again.status, again.body]).toEqual([422, incorrect])
  })

  test('takes a code once also when it comes three times at once', async () => {
    const staff = await someStaff()
    const { code } = await setUpFactor(staff.browser, PASSWORD)
    await periodsPass(site, staff)
    const browsers = [await staff.enter(), await staff.enter(), await staff.enter()]
    const same = code(1)
    const answers = await Promise.all(browsers.map((each) => prove(each, same)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2)
  })

  test('takes a recovery code in place of the app, once', async () => {
    const staff = await someStaff()
    const { recoveryCodes } = await setUpFactor(staff.browser, PASSWORD)
    const [first = ''] = recoveryCodes
    const proven = await prove(await staff.enter(), first.toUpperCase())
    expect(proven.body).toMatchObject({ user: { second_factor: 'proven' }, recovery_codes_left: 9 })
    expect((await prove(await staff.enter(), first)).status).toBe(422)
    expect(await actsOn(staff)).toEqual(['second factor set up', 'recovery code used'])
  })
})

describe('where every administrator must have one', () => {
  let strict: TestSite
  beforeAll(async () => {
    strict = await startSite({
      beside: site,
      env: {
        SECOND_FACTOR: 'required',
        ADMIN_EMAIL: 'first@lotline.example',
        ADMIN_PASSWORD: PASSWORD,
      },
    })
  })
  afterAll(() => strict.stop())

  test('nothing else opens before it is set up', async () => {
    const { email } = await anAdministrator(site.db, { passwordHash })
    const browser = await signedIn(strict, email, PASSWORD)
    expect(await factorOf(browser)).toBe('missing')
    const refused = await queueIn(browser)
    expect([refused.status, refused.body]).toEqual([403, { errors: [SET_UP_NEEDED] }])

    await setUpFactor(browser, PASSWORD)
    expect((await queueIn(browser)).status).toBe(200)
    const off = await browser.send('DELETE', '/second_factor')
    expect([off.status, off.body.errors]).toEqual([
      409,
      ['Every administrator needs a second factor here'],
    ])
  })

  test('the setting reaches the administrators there are, and one made later', async () => {
    const browser = await signedIn(strict, 'first@lotline.example', PASSWORD)
    expect(await factorOf(browser)).toBe('missing')
  })

  test('a process that demands it demands it of nobody in one that does not', async () => {
    const staff = await someStaff()
    expect(await factorOf(await signedIn(strict, staff.email, PASSWORD))).toBe('missing')
    expect(await factorOf(staff.browser)).toBe('none')
    const again = await startSite({ beside: site })
    expect(await factorOf(await signedIn(strict, staff.email, PASSWORD))).toBe('missing')
    await again.stop()
  })
})

describe('a code asked again', () => {
  test('is needed 15 minutes after the last for new recovery codes and to turn the factor off', async () => {
    const staff = await someStaff()
    const { code } = await setUpFactor(staff.browser, PASSWORD)
    await site.db
      .updateTable('sessions')
      .set({ secondFactorAt: new Date(Date.now() - 16 * 60_000) })
      .where('userId', '=', staff.userId)
      .execute()
    expect((await queueIn(staff.browser)).status).toBe(200)
    for (const [method, path] of [
      ['POST', '/second_factor/recovery_codes'],
      ['DELETE', '/second_factor'],
    ] as const) {
      const refused = await staff.browser.send(method, path)
      expect([refused.status, refused.body]).toEqual([403, needed])
    }

    await prove(staff.browser, code(1))
    const renewed = await staff.browser.send('POST', '/second_factor/recovery_codes')
    expect(renewed.body.recovery_codes).toHaveLength(10)
    const off = await staff.browser.send('DELETE', '/second_factor')
    expect(off.body.user.second_factor).toBe('none')
    const [mail] = await mailsTo(site, staff.email)
    expect(mail?.text).toContain(
      'It was turned off in one of your sessions, with one of its codes.',
    )
    expect((await queueIn(await staff.enter())).status).toBe(200)
  })
})

test('is for administrators only: to everybody else there is no such address', async () => {
  const seller = await site.as(await aSeller(site.db))
  expect((await seller.get('/second_factor')).status).toBe(404)
  expect((await seller.post('/second_factor/proof', { code: '123456' })).status).toBe(404)
})
