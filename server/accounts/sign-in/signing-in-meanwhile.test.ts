import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#server/testing/browser.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { theyWait } from '#server/testing/they-wait.ts'
import { hashPassword } from '../hash-password.ts'
import { lockPerson } from '../person-store.ts'
import { endSessionsOf } from '../sessions/session-store.ts'
import { signedIn } from '../testing/arrivals.ts'
import { storePassword } from '../user-store.ts'

const PASSWORD = 'lavender & tar'

const site = siteForThisFile()
let passwordHash: string
let newHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
  newHash = await hashPassword('a quieter harbour')
})

const body = (email: string) => ({ body: { user: { email, password: PASSWORD } } })

const sessionsOf = async ({ userId }: { userId: number }) =>
  (await sql`select from sessions where user_id = ${userId}`.execute(site.db)).rows

describe('signing in while the password is being changed', () => {
  test('with the old one is refused, and leaves no session behind', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const browser = await openBrowser(site.address)
    const signingIn = await site.db.transaction().execute(async (tx) => {
      await lockPerson(tx, buyer.userId)
      const answer = browser.send('POST', '/login', body(buyer.email))
      await theyWait(site.db)
      await storePassword(tx, { userId: buyer.userId, passwordHash: newHash, status: 'onboarded' })
      await endSessionsOf(tx, buyer.userId)
      return { answer }
    })
    expect((await signingIn.answer).status).toBe(401)
    expect(await sessionsOf(buyer)).toHaveLength(0)
  })

  test('in a browser that has a session holds up neither', async () => {
    const buyer = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(site, buyer.email, PASSWORD)
    const signingIn = await site.db.transaction().execute(async (tx) => {
      await lockPerson(tx, buyer.userId)
      const answer = browser.send('POST', '/login', body(buyer.email))
      await theyWait(site.db)
      // The sign-in waits for the user's lock before it touches any session.
      await sql`set local lock_timeout = '200ms'`.execute(tx)
      await endSessionsOf(tx, buyer.userId)
      return { answer }
    })
    expect((await signingIn.answer).status).toBe(200)
    expect(await sessionsOf(buyer)).toHaveLength(1)
  })
})
