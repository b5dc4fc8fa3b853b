import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CODE_NEEDED } from '#market/accounts/second-factor.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { setUpFactor } from '#server/accounts/testing/an-app.ts'
import { signedIn } from '#server/accounts/testing/arrivals.ts'
import type { Browser } from '#server/testing/browser.ts'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const PASSWORD = 'lavender & tar'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

let only: { userId: number; email: string }
let browser: Browser
let sellerId: number
beforeEach(async () => {
  await site.db.updateTable('users').set({ admin: false }).where('admin', '=', true).execute()
  only = await anAdministrator(site.db, { passwordHash })
  // Neither of these could approve anything.
  await anAdministrator(site.db, { role: 'support' })
  await anAdministrator(site.db, { passwordHash: null })
  browser = await signedIn(site, only.email, PASSWORD)
  sellerId = (await aSeller(site.db)).id
})

const ask = () => {
  const approval = { act: 'fee', subject_id: sellerId, platform_fee_bps: 0 }
  return browser.send('POST', '/admin/approvals', { body: { approval } })
}
const fee = async () =>
  (await browser.send('GET', `/admin/sellers/${sellerId}`)).body.data.platform_fee_bps
const codeGiven = (minutesAgo: number) =>
  site.db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - minutesAgo * 60_000) })
    .where('userId', '=', only.userId)
    .execute()

describe('the only administrator', () => {
  test('confirms with a code given just now, which the audit log says', async () => {
    await setUpFactor(browser, PASSWORD)
    await codeGiven(3)
    const refused = await ask()
    expect([refused.status, refused.body]).toEqual([
      403,
      { errors: [CODE_NEEDED], fields: { second_factor: [CODE_NEEDED] } },
    ])
    expect(await fee()).toBeNull()

    await codeGiven(1)
    const { status, body } = await ask()
    expect([status, body.data]).toMatchObject([201, { outcome: 'approved', confirmed_alone: true }])
    expect(await fee()).toBe(0)
    const acts = await site.db
      .selectFrom('auditEvents')
      .select(['act', 'actorUserId', 'after'])
      .where('subject', '=', `seller ${sellerId}`)
      .orderBy('id')
      .execute()
    expect(acts).toMatchObject([
      { act: 'seller fee changed', after: { confirmed_alone: true } },
      { act: 'confirmed alone', actorUserId: only.userId },
    ])
  })

  test('who has no second factor learns how to continue', async () => {
    const { status, body } = await ask()
    expect([status, body.errors]).toEqual([
      409,
      [
        'No one else can approve this. Set up a second factor on your account page to confirm it with a code, or invite another administrator.',
      ],
    ])
    expect(await fee()).toBeNull()
    const { body: list } = await browser.send('GET', '/admin/approvals')
    expect(list.meta).toMatchObject({ has_colleague: false })
  })

  test('confirms also what was asked before the colleague left', async () => {
    const colleague = await anAdministrator(site.db)
    const asked = await ask()
    expect(asked.body.data.outcome).toBeNull()
    await setUpFactor(browser, PASSWORD)
    await browser.send('DELETE', `/admin/administrators/${colleague.userId}`)
    expect((await ask()).body.data).toMatchObject({ outcome: 'approved', confirmed_alone: true })
    const { body: list } = await browser.send('GET', '/admin/approvals')
    expect(list.data).toEqual([])
  })
})
