import { beforeAll, describe, expect, test } from 'vitest'
import { TIME_ZONE_HEADER } from '#market/time-zone.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { aBuyer } from '#server/testing/listings.ts'
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

const aPerson = () => aBuyer(site.db, { passwordHash })

async function signedInFrom(email: string, timeZone?: string) {
  const browser = await openBrowser(site.address)
  const answer = await browser.send('POST', '/login', {
    body: { user: { email, password: PASSWORD } },
    ...(timeZone !== undefined && { headers: { [TIME_ZONE_HEADER]: timeZone } }),
  })
  expect(answer.status).toBe(200)
  return browser
}

const zoneOf = async (browser: Browser) => (await browser.send('GET', '/me')).body.time_zone
const choose = (browser: Browser, time_zone: unknown) =>
  browser.send('PUT', '/me', { body: { time_zone } })

describe('the time zone of a person', () => {
  test('is that of the first browser that names one', async () => {
    const { email } = await aPerson()
    expect(await zoneOf(await signedInFrom(email))).toBeNull()
    expect(await zoneOf(await signedInFrom(email, 'America/Denver'))).toBe('America/Denver')
    expect(await zoneOf(await signedInFrom(email, 'Europe/Berlin'))).toBe('America/Denver')
  })

  test.each(['Mars/Olympus', 'undefined', '', 'x'.repeat(5000), "America/Denver'; --"])(
    'is not taken from a header that says %j',
    async (header) => {
      const { email } = await aPerson()
      expect(await zoneOf(await signedInFrom(email, header))).toBeNull()
    },
  )

  test('is chosen in the account settings, and no sign-in changes it again', async () => {
    const { email } = await aPerson()
    const browser = await signedInFrom(email, 'America/Denver')
    const chosen = await choose(browser, 'America/Chicago')
    expect(chosen).toMatchObject({ status: 200, body: { time_zone: 'America/Chicago' } })
    expect(await zoneOf(await signedInFrom(email, 'America/Denver'))).toBe('America/Chicago')
  })

  test('is taken from the next sign-in after it was emptied', async () => {
    const { email } = await aPerson()
    const browser = await signedInFrom(email, 'America/Denver')
    expect((await choose(browser, '')).body.time_zone).toBeNull()
    expect(await zoneOf(await signedInFrom(email, 'America/Chicago'))).toBe('America/Chicago')
  })

  test('stays when something else is saved', async () => {
    const { email } = await aPerson()
    const browser = await signedInFrom(email, 'America/Denver')
    await browser.send('PUT', '/me', { body: { full_name: 'Robin Reed' } })
    expect(await zoneOf(browser)).toBe('America/Denver')
  })

  test.each(['Mars/Olympus', 'America/Denver; drop table users', 'x'.repeat(61)])(
    'can’t be %j, and the settings say so',
    async (zone) => {
      const { email } = await aPerson()
      const browser = await signedInFrom(email)
      const refused = await choose(browser, zone)
      expect(refused.status).toBe(422)
      expect(refused.body.fields.time_zone).toContain('Unknown time zone')
      expect(await zoneOf(browser)).toBeNull()
    },
  )
})

describe('a mail about the account tells its time in that zone', () => {
  const textOf = async (email: string, subject: string) =>
    (await mailsTo(site, email)).find((mail) => mail.subject.includes(subject))?.text

  test('of a sign-in on a new device, also of the one that named the zone', async () => {
    const { email } = await aPerson()
    await signedInFrom(email, 'Pacific/Honolulu')
    expect(await textOf(email, 'New sign-in')).toMatch(/signed in to on \w+, \w+ \d+, .+ HST from/)
  })

  test('of a new password', async () => {
    const { email } = await aPerson()
    const browser = await signedInFrom(email, 'Pacific/Honolulu')
    const body = { password: NEW_PASSWORD, current_password: PASSWORD }
    expect((await browser.send('PUT', '/me', { body })).status).toBe(200)
    expect(await textOf(email, 'password was changed')).toMatch(/was changed on .+ HST\./)
  })
})
