import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#server/testing/browser.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'
import { cameByLink, signedIn } from '../testing/arrivals.ts'

const PASSWORD = 'lavender & tar'
const NEW_PASSWORD = 'a quieter harbour'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

// Their address is proven by the link they come by.
const approved = { status: 'approved', passwordHash: null, addressProvenAt: null } as const
const update = (browser: Browser, body: object) => browser.send('PUT', '/me', { body })

const ageSessions = ({ userId }: { userId: number }, age: string) =>
  sql`update sessions set created_at = created_at - ${age}::interval where user_id = ${userId}`.execute(
    site.db,
  )

describe('a first password', () => {
  test('is created by a buyer who was approved, and opens the product', async () => {
    const buyer = await aBuyer(site.db, approved)
    const browser = await cameByLink(site, buyer)
    expect((await browser.send('GET', '/offers')).status).toBe(403)
    const answer = await update(browser, { password: NEW_PASSWORD, status: 'password_created' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ status: 'password_created', has_password: true })
    expect((await browser.send('GET', '/offers')).status).toBe(200)
    expect(await mailsTo(site, buyer.email)).toEqual([])
  })

  test('needs no proof, however long ago the link was used', async () => {
    const buyer = await aBuyer(site.db, approved)
    const browser = await cameByLink(site, buyer)
    await ageSessions(buyer, '6 days')
    expect((await update(browser, { password: NEW_PASSWORD })).status).toBe(200)
  })

  test('leaves a seller under review there', async () => {
    const seller = await aSeller(site.db, { status: 'provisional', passwordHash: null })
    const browser = await cameByLink(site, seller)
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
    const answer = await update(await cameByLink(site, seller), {
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
    const browser = await cameByLink(site, await aBuyer(site.db, approved))
    const answer = await update(browser, body)
    expect(answer).toMatchObject({ status: 200, body: { status: 'approved' } })
  })

  test.each(['denied', 'onboarded'] as const)('of somebody %s stays', async (status) => {
    const buyer = await aBuyer(site.db, { status, passwordHash })
    const body = { password: NEW_PASSWORD, current_password: PASSWORD, status: 'password_created' }
    expect((await update(await signedIn(site, buyer.email, PASSWORD), body)).body.status).toBe(
      status,
    )
  })
})
