import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ADMINS_ONLY } from '#market/accounts/staff-role.ts'
import { LAST_ADMINISTRATOR } from '#market/administrators/administrator-api.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { setUpFactor } from '#server/accounts/testing/an-app.ts'
import { signedIn } from '#server/accounts/testing/arrivals.ts'
import { aLink } from '#server/testing/a-link.ts'
import { aSession } from '#server/testing/a-session.ts'
import { openBrowser } from '#server/testing/browser.ts'
import type { Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const PASSWORD = 'lavender & tar'
const CHOSEN = 'a quieter harbour'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

// Who is the last administrator depends on every account in the database.
let ada: { userId: number; email: string }
let staff: Caller
beforeEach(async () => {
  await site.db.updateTable('users').set({ admin: false }).where('admin', '=', true).execute()
  ada = await anAdministrator(site.db, { passwordHash })
  staff = await site.as(ada)
})

const invite = (administrator: object) => staff.post('/admin/administrators', { administrator })
const remove = (by: Caller, { userId }: { userId: number }) =>
  by.delete(`/admin/administrators/${userId}`)
const changeRole = (by: Caller, { userId }: { userId: number }, role: string) =>
  by.put(`/admin/administrators/${userId}`, { administrator: { role } })
const subjectsTo = async (email: string) =>
  (await mailsTo(site, email)).map(({ subject }) => subject)
const actsOn = async ({ userId }: { userId: number }) => {
  const acts = await site.db
    .selectFrom('auditEvents')
    .select(['act', 'actorUserId', 'before', 'after'])
    .where('subject', '=', `user ${userId}`)
    .where('act', 'like', 'administrator%')
    .orderBy('id')
    .execute()
  return acts
}
const named = async (email: string) => {
  const { body } = await staff.get('/admin/administrators')
  return body.data.find((each: { email: string }) => each.email === email)
}

/** Chooses the first password by the link of the newest mail, as the page does. */
async function takeUp(email: string) {
  const [mail] = await mailsTo(site, email)
  const token = mail?.text.split('/reset_password/')[1]?.split(/[\s#]/)[0] ?? ''
  const browser = await openBrowser(site.address)
  const chosen = { password: CHOSEN, password_confirmation: CHOSEN }
  const answer = await browser.send('PUT', '/password', {
    body: { user: { ...chosen, reset_password_token: token } },
  })
  return { browser, answer }
}

test('the staff comes in pages', async () => {
  await invite({ email: 'first@example.com', role: 'support' })
  const whole = (await staff.get('/admin/administrators')).body
  expect(whole.data.length).toBeGreaterThan(1)
  expect(whole.meta).toMatchObject({ per_page: 200, total_count: whole.data.length })
  const { body } = await staff.get('/admin/administrators?page=2&per_page=1')
  expect(body.data).toEqual(whole.data.slice(1, 2))
  expect(body.meta).toMatchObject({ page: 2, total_pages: whole.data.length })
})

describe('an invitation', () => {
  test('is a mailed link, good once, to choose a password and begin', async () => {
    const invited = await invite({ email: 'eve@example.com', full_name: 'Eve', role: 'support' })
    expect([invited.status, invited.body.data]).toEqual([
      201,
      expect.objectContaining({ email: 'eve@example.com', role: 'support', has_password: false }),
    ])
    const { browser, answer } = await takeUp('eve@example.com')
    expect([answer.status, answer.body.user.staff_role]).toEqual([200, 'support'])
    expect((await browser.send('GET', '/admin/applications')).status).toBe(200)
    expect((await takeUp('eve@example.com')).answer.status).toBe(422)
    expect(await named('eve@example.com')).toMatchObject({
      full_name: 'Eve',
      has_password: true,
      last_sign_in_at: expect.any(String),
    })
  })

  test('comes before a sign-in link: who asks for one is mailed where to choose a password', async () => {
    const { body } = await invite({ email: 'dora@example.com', role: 'admin' })
    const browser = await openBrowser(site.address)
    await browser.send('POST', '/magic_links', { body: { email: 'dora@example.com' } })
    const mails = await eventually(
      () => mailsTo(site, 'dora@example.com'),
      ({ length }) => length === 2,
    )
    expect(mails[0]?.text).toContain('/reset_password/')
    expect(mails[0]?.text).not.toContain('/magic/sign_in/')
    const sent = await staff.post(`/admin/people/${body.data.id}/send_link`)
    expect([sent.status, sent.body.errors]).toEqual([
      409,
      ['This person hasn’t chosen a password yet'],
    ])
  })

  test('is told to the other administrators, and kept', async () => {
    const ben = await anAdministrator(site.db)
    const { body } = await invite({ email: 'finn@example.com', role: 'admin' })
    const [mail] = await mailsTo(site, ben.email)
    expect(mail?.subject).toBe('Staff of Lotline: finn@example.com was invited')
    expect(mail?.text).toContain(`by ${ada.email}, an administrator`)
    expect(await actsOn({ userId: body.data.id })).toEqual([
      {
        act: 'administrator invited',
        actorUserId: ada.userId,
        before: null,
        after: { email: 'finn@example.com', role: 'admin' },
      },
    ])
  })

  test('said again sends a new link in place of the last, until it was taken up', async () => {
    await invite({ email: 'gus@example.com', role: 'admin' })
    const [first] = await mailsTo(site, 'gus@example.com')
    expect((await invite({ email: 'Gus@example.com', role: 'support' })).status).toBe(201)
    const tokenIn = (text = '') => text.split('/reset_password/')[1]?.split(/[\s#]/)[0] ?? ''
    const browser = await openBrowser(site.address)
    const user = {
      password: CHOSEN,
      password_confirmation: CHOSEN,
      reset_password_token: tokenIn(first?.text),
    }
    expect((await browser.send('PUT', '/password', { body: { user } })).status).toBe(422)
    expect((await takeUp('gus@example.com')).answer.body.user.staff_role).toBe('support')
    const again = await invite({ email: 'gus@example.com', role: 'admin' })
    expect([again.status, again.body.errors]).toEqual([
      409,
      ['This person is already on the staff'],
    ])
  })

  test('never takes an account of somebody who trades', async () => {
    const { email, userId } = await aBuyer(site.db)
    const refused = await invite({ email, role: 'admin' })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.fields)).toEqual(['administrator.email'])
    expect((await (await site.as({ userId })).get('/me')).body).toMatchObject({ admin: false })
  })

  test('takes in again who was removed, as somebody new', async () => {
    const hal = await anAdministrator(site.db, { passwordHash })
    await remove(staff, hal)
    expect((await invite({ email: hal.email, role: 'support' })).status).toBe(201)
    const { answer } = await takeUp(hal.email)
    expect(answer.body.user).toMatchObject({ id: hal.userId, staff_role: 'support' })
  })
})

describe('somebody removed', () => {
  test('is out at once: sessions, bearer, links, password, socket', async () => {
    const ivy = await anAdministrator(site.db, { passwordHash })
    const browser = await signedIn(site, ivy.email, PASSWORD)
    await setUpFactor(browser, PASSWORD)
    const bearer = await site.as(ivy)
    const [magic, reset] = [
      await aLink(site.db, ivy),
      await aLink(site.db, { ...ivy, kind: 'reset' }),
    ]
    const { token } = await aSession(site.db, ivy)
    const socket = new WebSocket(`${site.address.replace('http', 'ws')}/cable`, {
      headers: { Cookie: `bearer_token=${token}`, Origin: site.address },
    })
    const [opened, closed] = ['open', 'close'].map(
      (event) => new Promise((done) => socket.once(event, done)),
    )
    await opened

    expect((await remove(staff, ivy)).status).toBe(200)
    await closed
    expect((await browser.send('GET', '/me')).status).toBe(401)
    expect((await bearer.get('/admin/applications')).status).toBe(404)
    const outside = await openBrowser(site.address)
    const user = { email: ivy.email, password: PASSWORD }
    expect((await outside.send('POST', '/login', { body: { user } })).status).toBe(401)
    expect((await outside.send('GET', `/magic_sign_in?magic_sauce=${magic}`)).status).toBe(422)
    const chosen = { password: CHOSEN, password_confirmation: CHOSEN, reset_password_token: reset }
    expect((await outside.send('PUT', '/password', { body: { user: chosen } })).status).toBe(422)
  })

  test('is mailed no new link, and shown as closed with the history', async () => {
    const jay = await anAdministrator(site.db, { passwordHash })
    await remove(staff, jay)
    const outside = await openBrowser(site.address)
    await outside.send('POST', '/password', { body: { user: { email: jay.email } } })
    await outside.send('POST', '/magic_links', { body: { email: jay.email } })
    expect(await subjectsTo(jay.email)).toEqual(['You are no longer on the Lotline staff'])
    const { body } = await staff.get(`/admin/people/${jay.userId}`)
    expect(body.data).toMatchObject({ account: 'closed', staff_role: null, open_sessions: 0 })
    expect(body.data.history[0]).toMatchObject({
      act: 'administrator removed',
      before: { role: 'admin' },
      actor: { email: ada.email },
    })
    const link = await staff.post(`/admin/people/${jay.userId}/send_link`)
    expect(link.status).toBe(409)
  })

  test('is told to the other administrators', async () => {
    const [kim, lee] = [await anAdministrator(site.db), await anAdministrator(site.db)]
    await remove(staff, kim)
    expect(await subjectsTo(lee.email)).toEqual([`Staff of Lotline: ${kim.email} was removed`])
    expect(await subjectsTo(ada.email)).toEqual([`Staff of Lotline: ${kim.email} was removed`])
  })

  test('may be oneself', async () => {
    await anAdministrator(site.db)
    expect((await remove(staff, ada)).status).toBe(200)
    expect((await staff.get('/me')).status).toBe(401)
  })

  test('has to be of the staff', async () => {
    expect((await remove(staff, await aBuyer(site.db))).status).toBe(404)
  })
})

describe('the last administrator', () => {
  test('stays, even with other staff', async () => {
    await anAdministrator(site.db, { role: 'support' })
    await anAdministrator(site.db, { passwordHash: null })
    for (const refused of [await remove(staff, ada), await changeRole(staff, ada, 'support')])
      expect([refused.status, refused.body.errors]).toEqual([409, [LAST_ADMINISTRATOR]])
    expect((await staff.get('/me')).body.staff_role).toBe('admin')
  })

  test('stays also when two remove each other at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await anAdministrator(site.db), await anAdministrator(site.db)]
      await site.db
        .updateTable('users')
        .set({ admin: false })
        .where('id', 'not in', [one.userId, other.userId])
        .where('admin', '=', true)
        .execute()
      const [as, asOther] = [await site.as(one), await site.as(other)]
      const answers = await Promise.all([remove(as, other), remove(asOther, one)])
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      // The second call finds its session, or its right, already gone.
      expect([200, 200]).not.toEqual(statuses)
      expect(statuses[0]).toBe(200)
      expect([403, 404]).toContain(statuses[1])
      const left = await site.db
        .selectFrom('users')
        .select('id')
        .where('admin', '=', true)
        .execute()
      expect(left).toHaveLength(1)
    }
  })
})

describe('another role', () => {
  test('holds from the next call on, is mailed to the others and kept', async () => {
    const moe = await anAdministrator(site.db)
    const nan = await anAdministrator(site.db)
    const caller = await site.as(moe)
    expect((await caller.get('/admin/system')).status).toBe(200)
    expect((await changeRole(staff, moe, 'support')).body.data.role).toBe('support')
    const refused = await caller.get('/admin/system')
    expect([refused.status, refused.body]).toEqual([403, { errors: [ADMINS_ONLY] }])
    expect((await caller.get('/admin/applications')).status).toBe(200)
    expect(await subjectsTo(nan.email)).toHaveLength(1)
    expect(await actsOn(moe)).toMatchObject([
      {
        act: 'administrator role changed',
        before: { role: 'admin' },
        after: { role: 'support' },
      },
    ])
  })

  test('that is malformed is 422, and names the field', async () => {
    const oz = await anAdministrator(site.db)
    const refused = await changeRole(staff, oz, 'owner')
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
      422,
      ['administrator.role'],
    ])
  })
})

test('a code older than 15 minutes changes nothing of the staff', async () => {
  const browser = await signedIn(site, ada.email, PASSWORD)
  await setUpFactor(browser, PASSWORD)
  const pat = await anAdministrator(site.db)
  await site.db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - 16 * 60_000) })
    .where('userId', '=', ada.userId)
    .execute()
  const path = `/admin/administrators/${pat.userId}`
  const sent = [
    await browser.send('DELETE', path),
    await browser.send('PUT', path, { body: { administrator: { role: 'support' } } }),
    await browser.send('POST', '/admin/administrators', {
      body: { administrator: { email: 'quinn@example.com', role: 'admin' } },
    }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(await named(pat.email)).toMatchObject({ role: 'admin' })
})
