import { beforeAll, describe, expect, test } from 'vitest'
import { aWelcomedPage } from '#server/platform/live/testing/a-page.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { caller, type Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { anApplyingBuyer, anApplyingSeller } from './testing/applying.ts'

const site = siteForThisFile({ env: { MAIL_REPLY_TO: 'hello@lotline.example' } })
let staff: Caller
let staffId: number
beforeAll(async () => {
  const ann = await anAdministrator(site.db)
  staffId = ann.userId
  staff = await site.as(ann)
})

type Applicant = { id: number; userId: number; email: string }
const decide = ({ id }: Applicant, act: 'approve' | 'deny' | 'resend_link', body?: object) =>
  staff.post(`/admin/applications/${id}/${act}`, body)
const approve = (applicant: Applicant) => decide(applicant, 'approve')
const deny = (applicant: Applicant, reason = 'We take retailers only.') =>
  decide(applicant, 'deny', { reason })

/** The tokens of the links mailed to a person, newest first. */
async function linksOf({ email }: Applicant) {
  const mails = await mailsTo(site, email)
  return mails.flatMap(({ text }) => /\/magic\/sign_in\/([\w-]+)/.exec(text)?.[1] ?? [])
}
const signInBy = (token: string | undefined) =>
  caller(site.address, 'nobody yet').get(`/magic_sign_in?magic_sauce=${token}`)
const auditOf = ({ userId }: Applicant) =>
  site.db
    .selectFrom('auditEvents')
    .select(['actorUserId', 'act', 'before', 'after', 'requestId'])
    .where('subject', '=', `user ${userId}`)
    .where('act', 'like', 'application %')
    .orderBy('id')
    .execute()

describe('an approval', () => {
  test('lets a buyer in by a link that leads to the first password', async () => {
    const buyer = await anApplyingBuyer(site)
    const { status, body } = await approve(buyer)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: buyer.id,
      state: 'approved',
      status: 'approved',
      reason: null,
      decided_by: expect.stringContaining('Robin'),
      decided_at: expect.any(String),
      link_sent_at: expect.any(String),
    })
    const [mail] = await mailsTo(site, buyer.email)
    expect(mail?.subject).toContain('is approved')
    expect(mail?.text).toContain('Create your password')
    const [token] = await linksOf(buyer)
    expect((await signInBy(token)).body).toMatchObject({
      email: buyer.email,
      status: 'approved',
      has_password: false,
    })
  })

  test('is kept with who decided, and what it was before', async () => {
    const buyer = await anApplyingBuyer(site)
    await approve(buyer)
    expect(await auditOf(buyer)).toEqual([
      {
        actorUserId: staffId,
        act: 'application approved',
        before: { state: 'waiting', status: 'provisional' },
        after: { state: 'approved', status: 'approved' },
        requestId: expect.stringMatching(/^[\w-]{36}$/),
      },
    ])
  })

  test('of somebody approved is refused, and mails nothing', async () => {
    const buyer = await anApplyingBuyer(site)
    await approve(buyer)
    expect(await approve(buyer)).toMatchObject({
      status: 409,
      body: { errors: ['This application was already approved'] },
    })
    expect(await linksOf(buyer)).toHaveLength(1)
  })

  test('may follow a denial', async () => {
    const buyer = await anApplyingBuyer(site)
    await deny(buyer)
    const { status, body } = await approve(buyer)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ state: 'approved', status: 'approved', reason: null })
    const [token] = await linksOf(buyer)
    expect((await signInBy(token)).status).toBe(200)
  })
})

describe('a denial', () => {
  test('needs a reason', async () => {
    const buyer = await anApplyingBuyer(site)
    for (const reason of ['', '   ', undefined, 7])
      expect(await decide(buyer, 'deny', { reason })).toMatchObject({
        status: 422,
        body: { errors: ['Required'], fields: { reason: ['Required'] } },
      })
    expect((await decide(buyer, 'deny', { reason: 'x'.repeat(1001) })).status).toBe(422)
    expect((await decide(buyer, 'deny')).status).toBe(422)
    expect(await auditOf(buyer)).toEqual([])
  })

  test('mails the reason and no link', async () => {
    const buyer = await anApplyingBuyer(site)
    const { status, body } = await deny(buyer, '  We take retailers only.\nSorry. ')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'denied',
      status: 'denied',
      reason: 'We take retailers only.\nSorry.',
      link_sent_at: null,
    })
    const [mail] = await mailsTo(site, buyer.email)
    expect(mail?.subject).toContain('Your application to Lotline')
    expect(mail?.text).toContain('> We take retailers only.\n> Sorry.')
    expect(mail?.text).toContain('Reply to this email (hello@lotline.example)')
    expect(await linksOf(buyer)).toEqual([])
    expect(await auditOf(buyer)).toMatchObject([
      { act: 'application denied', after: { status: 'denied', reason: body.data.reason } },
    ])
  })

  test('ends the links of somebody approved', async () => {
    const buyer = await anApplyingBuyer(site)
    await approve(buyer)
    const [token] = await linksOf(buyer)
    expect((await deny(buyer)).status).toBe(200)
    expect((await signInBy(token)).status).toBe(422)
    const [mail] = await mailsTo(site, buyer.email)
    expect(mail?.subject).toContain('no longer approved')
  })

  test('leaves a seller signed in, and lets it see nothing but that', async () => {
    const seller = await anApplyingSeller(site)
    await approve(seller)
    await deny(seller)
    expect((await seller.browser.send('GET', '/me')).body.status).toBe('denied')
    const body = { profile: { onboarding_finished: true } }
    expect(await seller.browser.send('PUT', '/profile', { body })).toMatchObject({
      status: 403,
      body: { errors: ['Your application was not approved'] },
    })
  })

  test('closes what the person has open', async () => {
    const seller = await anApplyingSeller(site)
    const page = await aWelcomedPage(`${site.address.replace('http', 'ws')}/cable`, {
      origin: site.address,
      headers: { cookie: `bearer_token=${seller.browser.cookies.get('bearer_token')}` },
    })
    await deny(seller)
    expect(await page.next()).toEqual({ type: 'disconnect', reason: 'remote', reconnect: false })
  })

  test('of somebody denied is refused', async () => {
    const buyer = await anApplyingBuyer(site)
    await deny(buyer)
    expect(await deny(buyer, 'Once more')).toMatchObject({
      status: 409,
      body: { errors: ['This application was already denied'] },
    })
    expect(await mailsTo(site, buyer.email)).toHaveLength(2)
  })
})

describe('a new link', () => {
  test('is mailed to somebody approved, and the one before is good until a password is chosen', async () => {
    const buyer = await anApplyingBuyer(site)
    await approve(buyer)
    const { status, body } = await decide(buyer, 'resend_link')
    expect(status).toBe(200)
    expect(body.data.state).toBe('approved')
    const [newest, older] = await linksOf(buyer)
    const browser = await openBrowser(site.address)
    const open = (token = '') => browser.send('GET', `/magic_sign_in?magic_sauce=${token}`)
    expect((await open(older)).status).toBe(200)
    await browser.send('PUT', '/me', { body: { password: 'a quieter harbour' } })
    expect((await signInBy(newest)).status).toBe(422)
  })

  test('goes out as often as staff ask', async () => {
    const buyer = await anApplyingBuyer(site)
    await approve(buyer)
    await Promise.all([1, 2, 3].map(() => decide(buyer, 'resend_link')))
    const links = await linksOf(buyer)
    expect(new Set(links).size).toBe(4)
    for (const token of links) expect((await signInBy(token)).status).toBe(200)
  })

  test('is for nobody who waits or was denied', async () => {
    const buyer = await anApplyingBuyer(site)
    const refused = {
      status: 409,
      body: { errors: ['Only approved applicants can be sent a link'] },
    }
    expect(await decide(buyer, 'resend_link')).toMatchObject(refused)
    await deny(buyer)
    expect(await decide(buyer, 'resend_link')).toMatchObject(refused)
    expect(await linksOf(buyer)).toEqual([])
  })
})

describe('of two members of staff who decide at once', () => {
  test.each(['approve', 'deny'] as const)('one does when both %s', async (act) => {
    const buyer = await anApplyingBuyer(site)
    const ben = await site.as(await anAdministrator(site.db))
    const attempts = [staff, ben, staff, ben].map((each) =>
      each.post(`/admin/applications/${buyer.id}/${act}`, { reason: 'No' }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(await auditOf(buyer)).toHaveLength(1)
    expect(await mailsTo(site, buyer.email)).toHaveLength(2)
  })

  test('one does when one approves and the other denies what both saw waiting', async () => {
    for (let round = 0; round < 5; round++) {
      const buyer = await anApplyingBuyer(site)
      const answers = await Promise.all([
        decide(buyer, 'approve', { seen: 'waiting' }),
        decide(buyer, 'deny', { seen: 'waiting', reason: 'No' }),
      ])
      const [refused, ...others] = answers.filter(({ status }) => status !== 200)
      expect(others).toEqual([])
      expect(refused?.status).toBe(409)
      expect(refused?.body.errors[0]).toMatch(
        /^This application was (approved|denied) in the meantime/,
      )
      expect(await auditOf(buyer)).toHaveLength(1)
    }
  })
})

describe('an application that is not there', () => {
  test.each(['approve', 'deny', 'resend_link'] as const)('cannot %s', async (act) => {
    for (const id of ['999999999', '0', 'abc', '-1', '9'.repeat(30)])
      expect((await staff.post(`/admin/applications/${id}/${act}`, { reason: 'No' })).status).toBe(
        404,
      )
  })
})
