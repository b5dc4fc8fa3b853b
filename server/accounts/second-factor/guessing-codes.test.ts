import { beforeAll, describe, expect, test } from 'vitest'
import { aLink } from '#server/testing/a-link.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'
import { periodsPass, setUpFactor } from '../testing/an-app.ts'
import { signedIn } from '../testing/arrivals.ts'

const PASSWORD = 'lavender & tar'
const NO_RECOVERY_CODE = 'aaaaa-aaaaa'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

/** An administrator with a second factor and no failed guesses. */
async function someStaff() {
  const staff = await anAdministrator(site.db, { passwordHash })
  const enter = () => signedIn(site, staff.email, PASSWORD)
  const browser = await enter()
  const factor = await setUpFactor(browser, PASSWORD)
  await site.db.deleteFrom('attempts').execute()
  await periodsPass(site, staff)
  return { ...staff, ...factor, enter, browser, wrong: wrongFor(factor.code) }
}
type Staff = Awaited<ReturnType<typeof someStaff>>

/** Six figures that the app does not show, neither now nor in the next minutes. */
function wrongFor(code: (periods: number) => string) {
  const shown = new Set(Array.from({ length: 60 }, (_, at) => code(at - 4)))
  return ['111111', '222222', '333333'].find((each) => !shown.has(each)) ?? '444444'
}

const prove = (browser: Browser, code: string) =>
  browser.send('POST', '/second_factor/proof', { body: { code } })

async function guess(browser: Browser, code: string, times: number) {
  const statuses: number[] = []
  for (let at = 0; at < times; at += 1) statuses.push((await prove(browser, code)).status)
  return statuses
}
const useUp = async ({ enter, wrong }: Staff) => guess(await enter(), wrong, 6)

describe('a person who knows the password', () => {
  test('guesses five codes of the app in 15 minutes, in however many sessions', async () => {
    const { enter, wrong, code } = await someStaff()
    expect(await guess(await enter(), wrong, 3)).toEqual([422, 422, 422])
    const other = await enter()
    expect(await guess(other, wrong, 3)).toEqual([422, 422, 429])
    const refused = await prove(other, code())
    expect([refused.status, refused.body.errors]).toEqual([
      429,
      [expect.stringMatching(/^Too many attempts\. .* or use a recovery code\.$/)],
    ])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('keeps neither a session out that has given a code, nor a recovery code', async () => {
    const staff = await someStaff()
    expect((await useUp(staff)).at(-1)).toBe(429)
    expect((await prove(staff.browser, staff.code())).status).toBe(200)
    const [recoveryCode = ''] = staff.recoveryCodes
    expect((await prove(await staff.enter(), recoveryCode)).status).toBe(200)
  })

  test('is reported by mail, once a day', async () => {
    const staff = await someStaff()
    const toldOf = async () =>
      (await mailsTo(site, staff.email)).filter(({ subject }) => subject.includes('Too many codes'))
    expect(await toldOf()).toEqual([])
    await useUp(staff)
    await useUp(staff)
    // Two when midnight passes.
    expect([1, 2]).toContain((await toldOf()).length)
  })

  test('counts for nothing once the password is another', async () => {
    const staff = await someStaff()
    await useUp(staff)
    const token = await aLink(site.db, { userId: staff.userId, kind: 'reset' })
    const password = 'a quieter harbour'
    const user = { reset_password_token: token, password, password_confirmation: password }
    const browser = await openBrowser(site.address)
    expect((await browser.send('PUT', '/password', { body: { user } })).status).toBe(200)
    expect((await prove(browser, staff.code())).status).toBe(200)
  })
})

test('anybody guesses five recovery codes in a session, and five codes after its proof', async () => {
  const { browser, enter, wrong } = await someStaff()
  const stillOut = await enter()
  const five = [422, 422, 422, 422, 422]
  expect(await guess(stillOut, NO_RECOVERY_CODE, 6)).toEqual([...five, 429])
  expect(await guess(browser, wrong, 6)).toEqual([...five, 429])
})
