import { beforeAll, describe, expect, test } from 'vitest'
import { CODE_NEEDED } from '#market/accounts/second-factor.ts'
import type { Browser } from '#server/testing/browser.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { theyWait } from '#server/testing/they-wait.ts'
import { hashPassword } from '../hash-password.ts'
import { lockPerson } from '../person-store.ts'
import { anApp, periodsPass } from '../testing/an-app.ts'
import { signedIn } from '../testing/arrivals.ts'

const PASSWORD = 'lavender & tar'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

const begin = (browser: Browser) =>
  browser.send('POST', '/second_factor', { body: { current_password: PASSWORD } })
const confirm = (browser: Browser, code: string) =>
  browser.send('PUT', '/second_factor', { body: { code } })

describe('a person who only knows the password', () => {
  test('does not replace a second factor that another session sets up at the same moment', async () => {
    const staff = await anAdministrator(site.db, { passwordHash })
    const enter = () => signedIn(site, staff.email, PASSWORD)
    const [owner, other] = [await enter(), await enter()]
    const own = anApp((await begin(owner)).body.secret)

    const answers = await site.db.transaction().execute(async (tx) => {
      await lockPerson(tx, staff.userId)
      const confirmed = confirm(owner, own())
      await theyWait(site.db, 1)
      const begun = begin(other)
      await theyWait(site.db, 2)
      return { confirmed, begun }
    })
    expect((await answers.confirmed).status).toBe(200)
    const foreign = anApp((await answers.begun).body.secret)

    const refused = await confirm(other, foreign())
    expect([refused.status, refused.body.errors]).toEqual([403, [CODE_NEEDED]])
    await periodsPass(site, staff)
    const proven = await (
      await enter()
    ).send('POST', '/second_factor/proof', {
      body: { code: own() },
    })
    expect(proven.status).toBe(200)
  })
})
