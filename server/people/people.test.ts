import { beforeAll, describe, expect, test } from 'vitest'
import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { aSubscriber } from '#server/samples/testing/subscribers.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let staff: { userId: number; email: string }
let admin: Caller
beforeAll(async () => {
  staff = await anAdministrator(site.db)
  admin = await site.as(staff)
})

const subjectsTo = async (email: string) =>
  (await mailsTo(site, email)).map(({ subject }) => subject)
const actsOf = (body: { data: { history: { act: string }[] } }) =>
  body.data.history.map(({ act }) => act)

describe('people', () => {
  test('are found by name, e-mail and company, by what they are and by status', async () => {
    const buyer = await aBuyer(site.db, { name: 'Quillfeather Outlets' })
    const seller = await aSeller(site.db, { name: 'Quillfeather & Daughters', status: 'denied' })
    const found = async (query: string) => {
      const { body } = await admin.get(`/admin/people?${query}`)
      return body.data.map(({ id }: { id: number }) => id)
    }
    expect(await found('search=quillfeather')).toEqual([seller.userId, buyer.userId])
    expect(await found('search=quillfeather&party=buyer')).toEqual([buyer.userId])
    expect(await found('search=quillfeather&status=denied')).toEqual([seller.userId])
    expect(await found(`search=${encodeURIComponent(buyer.email)}`)).toEqual([buyer.userId])
    expect(await found('search=%25')).toEqual([])
  })

  test('are counted whole and shown in pages', async () => {
    const { body } = await admin.get('/admin/people?per_page=1&page=2')
    expect(body.data).toHaveLength(1)
    expect(body.meta).toMatchObject({ page: 2, per_page: 1 })
    expect(body.meta.total_count).toBe(body.meta.total_pages)
  })

  test('show where they are signed in, and never a secret', async () => {
    const buyer = await aBuyer(site.db)
    await site.as(buyer)
    const { body } = await admin.get(`/admin/people/${buyer.userId}`)
    expect(body.data).toMatchObject({ id: buyer.userId, party: 'buyer', open_sessions: 1 })
    expect(body.data.sessions).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/hash|token|secret/i)
  })

  test('that are not there are not found', async () => {
    expect((await admin.get('/admin/people/999999')).status).toBe(404)
    expect((await admin.post('/admin/people/999999/deny', { reason: 'No' })).status).toBe(404)
    expect((await admin.delete('/admin/people/999999/sessions')).status).toBe(404)
  })
})

describe('somebody denied', () => {
  test('is shut out at once, told why, and let in again with a link', async () => {
    const seller = await aSeller(site.db)
    const lot = await aListedProduct(site.db, { sellerId: seller.id })
    const caller = await site.as(seller)
    const buyer = await site.as(await aBuyer(site.db))
    const isListed = async () => (await buyer.get(`/marketplace/products/${lot.id}`)).status === 200

    const denied = await admin.post(`/admin/people/${seller.userId}/deny`, {
      reason: 'Photos of others.',
    })
    expect(denied.body.data.status).toBe('denied')
    expect((await caller.get('/offers')).status).toBe(403)
    expect(await isListed()).toBe(false)

    const again = await admin.post(`/admin/people/${seller.userId}/deny`, { reason: 'Again.' })
    expect([again.status, again.body.errors]).toEqual([409, ['This person was already denied']])

    const restored = await admin.post(`/admin/people/${seller.userId}/restore`)
    expect(restored.body.data.status).toBe('password_created')
    expect(actsOf(restored.body)).toEqual(['account restored', 'account denied'])
    expect(restored.body.data.history[1]).toMatchObject({
      actor: { id: staff.userId },
      after: { status: 'denied', reason: 'Photos of others.' },
    })
    expect(await isListed()).toBe(true)
    // The last first.
    expect(await subjectsTo(seller.email)).toEqual([
      expect.stringContaining('is approved again'),
      expect.stringContaining('is no longer approved'),
    ])
  })

  test('needs a reason, and is neither staff nor let in without having been denied', async () => {
    const buyer = await aBuyer(site.db)
    const bare = await admin.post(`/admin/people/${buyer.userId}/deny`, { reason: '  ' })
    expect([bare.status, bare.body.fields]).toEqual([422, { reason: ['Required'] }])
    const colleague = await admin.post(`/admin/people/${staff.userId}/deny`, { reason: 'No.' })
    expect([colleague.status, colleague.body.errors]).toEqual([
      409,
      ['Only buyers and sellers can be denied'],
    ])
    expect((await admin.post(`/admin/people/${buyer.userId}/restore`)).status).toBe(409)
  })

  test('is for buyers and sellers alone: neither a subscriber nor a former administrator', async () => {
    const former = await anAdministrator(site.db)
    const theirs = await site.as(former)
    await site.db
      .updateTable('users')
      .set({ admin: false })
      .where('id', '=', former.userId)
      .execute()
    for (const { userId } of [former, await aSubscriber(site.db)]) {
      const { status, body } = await admin.post(`/admin/people/${userId}/deny`, { reason: 'No.' })
      expect([status, body.errors]).toEqual([409, ['Only buyers and sellers can be denied']])
      expect((await admin.get(`/admin/people/${userId}`)).body.data).toMatchObject({
        party: 'subscriber',
      })
    }
    expect((await theirs.get('/admin/people')).status).toBe(404)
    expect((await theirs.get('/offers')).status).toBe(403)
    await admin.delete(`/admin/people/${former.userId}/sessions`)
    expect((await theirs.get('/me')).status).toBe(401)
  })

  test('by an application is denied by it, so that the queue says the same', async () => {
    const { id, userId, email } = await anApplyingBuyer(site)
    const waiting = await admin.post(`/admin/people/${userId}/restore`)
    expect(waiting.status).toBe(409)
    await admin.post(`/admin/applications/${id}/approve`)
    await admin.post(`/admin/people/${userId}/deny`, { reason: 'Not a retailer.' })
    const { body } = await admin.get(
      `/admin/applications?state=denied&search=${encodeURIComponent(email)}`,
    )
    expect(body.data).toMatchObject([{ id, state: 'denied', reason: 'Not a retailer.' }])
    const restored = await admin.post(`/admin/people/${userId}/restore`)
    expect(actsOf(restored.body)).toEqual([
      'application approved',
      'application denied',
      'application approved',
    ])
  })
})

describe('sessions and links', () => {
  test('every session of somebody ends at once', async () => {
    const buyer = await aBuyer(site.db)
    const [here, there] = [await site.as(buyer), await site.as(buyer)]
    const { body } = await admin.delete(`/admin/people/${buyer.userId}/sessions`)
    expect(body.data).toMatchObject({ open_sessions: 0, sessions: [] })
    expect((await here.get('/me')).status).toBe(401)
    expect((await there.get('/me')).status).toBe(401)
    expect(actsOf(body)).toEqual(['sessions ended'])
  })

  test('a new link is mailed to everyone who may have one', async () => {
    const buyer = await aBuyer(site.db)
    const sent = await admin.post(`/admin/people/${buyer.userId}/send_link`)
    expect(actsOf(sent.body)).toEqual(['link sent'])
    expect(await subjectsTo(buyer.email)).toEqual(['Your Lotline sign-in link'])
    const denied = await aBuyer(site.db, { status: 'denied' })
    const refused = await admin.post(`/admin/people/${denied.userId}/send_link`)
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ['This account can’t get a sign-in link'],
    ])
  })

  test('a second factor is taken off a colleague who lost it, with their sessions', async () => {
    const colleague = await anAdministrator(site.db)
    const theirs = await site.as(colleague)
    const none = await admin.delete(`/admin/people/${colleague.userId}/second_factor`)
    expect([none.status, none.body.errors]).toEqual([409, ['This person has no second factor']])
    await site.db
      .insertInto('secondFactors')
      .values({
        userId: colleague.userId,
        secret: Buffer.from('sealed'),
        setUpAt: new Date(),
        pendingSecret: null,
      })
      .execute()
    const taken = await admin.delete(`/admin/people/${colleague.userId}/second_factor`)
    expect(taken.body.data.has_second_factor).toBe(false)
    expect((await theirs.get('/me')).status).toBe(401)
    const [mail, ...others] = await mailsTo(site, colleague.email)
    expect([mail?.subject, others]).toEqual(['Your Lotline second factor turned off', []])
    expect(mail?.text).toContain(`It was turned off by ${staff.email}, an administrator.`)
    const own = await admin.delete(`/admin/people/${staff.userId}/second_factor`)
    expect(own.status).toBe(409)
  })
})
