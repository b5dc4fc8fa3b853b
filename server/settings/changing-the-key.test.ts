import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNREADABLE } from '#market/accounts/second-factor.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { periodsPass, setUpFactor } from '#server/accounts/testing/an-app.ts'
import { signedIn } from '#server/accounts/testing/arrivals.ts'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { anAddress, putFile } from '#server/uploads/testing/sending.ts'

const PASSWORD = 'lavender & tar'
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)]

// One after the other in life; side by side here.
let before: TestSite
let between: TestSite
let after: TestSite
beforeAll(async () => {
  // Processes that have no key in common refuse to run side by side.
  before = await startSite({ env: { SECRET_KEY: OLD, SECRET_KEY_BEFORE: NEW } })
  const env = { SECRET_KEY: NEW }
  between = await startSite({ beside: before, env: { ...env, SECRET_KEY_BEFORE: OLD } })
  after = await startSite({ beside: before, env })
})
afterAll(async () => {
  await after.stop()
  await between.stop()
  await before.stop()
})

async function staffWithFactor() {
  const passwordHash = await hashPassword(PASSWORD)
  const staff = await anAdministrator(before.db, { passwordHash })
  const factor = await setUpFactor(await signedIn(before, staff.email, PASSWORD), PASSWORD)
  await periodsPass(before, staff)
  const prove = async (site: TestSite, code: string) => {
    const browser = await signedIn(site, staff.email, PASSWORD)
    return browser.send('POST', '/second_factor/proof', { body: { code } })
  }
  return { ...staff, ...factor, prove }
}

describe('a second factor set up under the key before', () => {
  test('is read while that key is there, and sealed again with the current key', async () => {
    const staff = await staffWithFactor()
    expect((await staff.prove(between, staff.code())).status).toBe(200)
    await periodsPass(before, staff)
    expect((await staff.prove(after, staff.code())).status).toBe(200)
  })

  test('cannot be checked without that key, which is said in words; a recovery code still does', async () => {
    const staff = await staffWithFactor()
    const refused = await staff.prove(after, staff.code())
    expect([refused.status, refused.body]).toEqual([
      422,
      { errors: [UNREADABLE], fields: { code: [UNREADABLE] } },
    ])
    const [recovery = ''] = staff.recoveryCodes
    expect((await staff.prove(after, recovery)).status).toBe(200)
  })

  test('and half set up only, is set up from the start without it', async () => {
    const passwordHash = await hashPassword(PASSWORD)
    const { email } = await anAdministrator(before.db, { passwordHash })
    const browser = await signedIn(before, email, PASSWORD)
    await browser.send('POST', '/second_factor', { body: { current_password: PASSWORD } })
    const elsewhere = await signedIn(after, email, PASSWORD)
    const answer = await elsewhere.send('PUT', '/second_factor', { body: { code: '123456' } })
    expect([answer.status, answer.body.errors]).toEqual([409, ['No setup in progress']])
  })
})

describe('what is open in browsers while the key changes', () => {
  test('is still valid: the token of a page is taken under both keys, and not under neither', async () => {
    const page = await openBrowser(before.address)
    const writeAt = async (site: TestSite) => {
      const browser = await openBrowser(site.address)
      browser.cookies.set('browser_id', page.cookies.get('browser_id') ?? '')
      browser.token = page.token
      return (await browser.send('DELETE', '/logout')).status
    }
    expect(await writeAt(between)).toBe(200)
    expect(await writeAt(after)).toBe(403)
  })

  test('so does an upload: its address is good under both keys', async () => {
    const caller = await before.as(await aSeller(before.db))
    const putAt = async (site: TestSite) => {
      const { address } = await anAddress(caller)
      return (await putFile(address.replace(before.address, site.address), await aPicture('jpeg')))
        .status
    }
    expect(await putAt(between)).toBe(200)
    expect(await putAt(after)).toBe(403)
  })
})
