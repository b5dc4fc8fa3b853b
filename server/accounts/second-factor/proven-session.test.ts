import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#server/testing/browser.ts'
import { caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'
import { periodsPass, setUpFactor } from '../testing/an-app.ts'
import { signedIn } from '../testing/arrivals.ts'

const PASSWORD = 'lavender & tar'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

/** An administrator with a second factor, and a browser that has given the password only. */
async function someoneUnproven() {
  const staff = await anAdministrator(site.db, { passwordHash })
  const enter = () => signedIn(site, staff.email, PASSWORD)
  const factor = await setUpFactor(await enter(), PASSWORD)
  return { ...staff, ...factor, browser: await enter() }
}

const prove = (browser: Browser, code: string) =>
  browser.send('POST', '/second_factor/proof', { body: { code } })

/** The same cookies as they are now, in other hands. */
const copyOf = (browser: Browser) => {
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return async () => {
    const headers = { Accept: 'application/json', Cookie: cookies }
    return (await fetch(`${site.address}/me`, { headers })).status
  }
}
const current = async (browser: Browser) => {
  const { body } = await browser.send('GET', '/sessions')
  return body.sessions.find((session: { current: boolean }) => session.current).id
}

describe('a session whose second factor is proven', () => {
  test('has another token from then on, and the one before is nobody’s', async () => {
    const { browser, code } = await someoneUnproven()
    const askAsCopy = copyOf(browser)
    expect(await askAsCopy()).toBe(200)

    const pageToken = browser.token
    const proven = await prove(browser, code(1))
    expect(proven.body.user.second_factor).toBe('proven')
    expect(await askAsCopy()).toBe(401)
    expect(browser.token).not.toBe(pageToken)
    expect((await browser.send('GET', '/admin/applications')).status).toBe(200)
  })

  test('changes it each time a code is given, and stays the same session', async () => {
    const staff = await someoneUnproven()
    const { browser, code } = staff
    await prove(browser, code(1))
    const id = await current(browser)
    const askAsCopy = copyOf(browser)
    await periodsPass(site, staff)
    expect((await prove(browser, code())).status).toBe(200)
    expect(await askAsCopy()).toBe(401)
    expect(await current(browser)).toBe(id)
  })

  test('changes it when the factor is set up in it', async () => {
    const { email } = await anAdministrator(site.db, { passwordHash })
    const browser = await signedIn(site, email, PASSWORD)
    const askAsCopy = copyOf(browser)
    await setUpFactor(browser, PASSWORD)
    expect(await askAsCopy()).toBe(401)
    expect((await browser.send('GET', '/admin/applications')).status).toBe(200)
  })

  test('keeps it when the code was wrong', async () => {
    const { browser } = await someoneUnproven()
    const askAsCopy = copyOf(browser)
    expect((await prove(browser, 'aaaaa-aaaaa')).status).toBe(422)
    expect(await askAsCopy()).toBe(200)
  })

  test('takes one of two codes that come at once; the other is refused and stays good', async () => {
    const { browser, code, recoveryCodes } = await someoneUnproven()
    const given = [code(1), recoveryCodes[0] ?? '']
    const answers = await Promise.all(given.map((each) => prove(browser, each)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // The later one finds its session renewed, or no session to prove: which of the two is a matter of moments.
    const refusedAt = answers.findIndex(({ status }) => status !== 200)
    expect([401, 404]).toContain(answers[refusedAt]?.status)
    const refused = given[refusedAt] ?? ''
    expect((await prove(browser, refused)).status).toBe(200)
  })
})

test('a program gets a new bearer token in its answer, as at sign-in', async () => {
  const { email, code } = await someoneUnproven()
  const bearerIn = (headers: Headers) => headers.get('Authorization')?.slice('Bearer '.length)
  const user = { email, password: PASSWORD }
  const entered = bearerIn(
    (await caller(site.address, 'none yet').post('/login', { user })).headers,
  )
  const before = caller(site.address, entered)
  const proven = await before.post('/second_factor/proof', { code: code(1) })
  expect(proven.status).toBe(200)
  expect((await before.get('/me')).status).toBe(401)
  const after = caller(site.address, bearerIn(proven.headers))
  expect((await after.get('/admin/applications')).status).toBe(200)
})
