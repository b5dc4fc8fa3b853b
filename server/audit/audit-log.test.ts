import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

async function someStaff() {
  const staff = await anAdministrator(site.db)
  return { ...staff, admin: await site.as(staff) }
}
const logOf = async (admin: Caller, query: string) =>
  (await admin.get(`/admin/audit_events?${query}`)).body
const subjects = (log: { data: { subject: string }[] }) => log.data.map(({ subject }) => subject)

describe('the audit log', () => {
  test('keeps what staff read of others, once in ten minutes for each address', async () => {
    const { admin, userId } = await someStaff()
    const buyer = await aBuyer(site.db, { name: 'Corner Goods' })
    await admin.get(`/admin/people/${buyer.userId}`)
    await admin.get(`/admin/people/${buyer.userId}`)
    await admin.get('/admin/people?search=corner')
    const log = await logOf(admin, `actor=${userId}&kind=reads`)
    expect(subjects(log)).toEqual(['/admin/people', `/admin/people/${buyer.userId}`])
    expect(log.data[0]).toMatchObject({
      act: 'read',
      actor: { id: userId },
      after: { search: 'corner' },
    })

    const other = await someStaff()
    await other.admin.get(`/admin/people/${buyer.userId}`)
    expect(subjects(await logOf(admin, `actor=${other.userId}`))).toEqual([
      `/admin/people/${buyer.userId}`,
    ])
  })

  test.each([
    { minutes: 9, reads: 1 },
    { minutes: 11, reads: 2 },
  ])('holds $reads after a page is read again $minutes minutes later', async (again) => {
    const { admin, userId } = await someStaff()
    const at = new Date(Date.now() - again.minutes * 60_000)
    const before = { actorUserId: userId, act: 'read', subject: '/admin/people', at }
    await site.db.insertInto('auditEvents').values(before).execute()
    await admin.get('/admin/people')
    expect((await logOf(admin, `actor=${userId}&kind=reads`)).data).toHaveLength(again.reads)
  })

  test('keeps what was asked also when the words hold what cannot be kept', async () => {
    const { admin, userId } = await someStaff()
    await aBuyer(site.db, { name: 'Corner Goods' })
    expect((await admin.get('/admin/people?search=%00corner')).status).toBe(200)
    const log = await logOf(admin, `actor=${userId}&kind=reads`)
    expect(log.data).toMatchObject([{ after: { search: 'corner' } }])
  })

  test.each([
    ['people', '/admin/people?search=', 'search'],
    ['everything', '/admin/search?query=', 'query'],
    ['orders', '/admin/purchase_orders?search=', 'search'],
    ['sellers', '/admin/sellers?search=', 'search'],
    ['applications', '/admin/applications?search=', 'search'],
    ['the log itself', '/admin/audit_events?search=', 'search'],
  ])(
    'keeps no words of a search of %s that found nothing: they may name somebody erased',
    async (_, path, key) => {
      const { admin, userId } = await someStaff()
      const erased = `gone-${userId}@erased.test`
      expect((await admin.get(path + encodeURIComponent(erased))).status).toBe(200)
      const reads = (await logOf(admin, `actor=${userId}&kind=reads`)).data
      expect(reads).toMatchObject([{ act: 'read', after: { [key]: '(found nothing)' } }])
    },
  )

  test('keeps nothing of a read that came to nothing', async () => {
    const { admin, userId } = await someStaff()
    expect((await admin.get('/admin/people/999999')).status).toBe(404)
    expect(subjects(await logOf(admin, `actor=${userId}`))).toEqual([])
  })

  test('holds what staff did, with what was before and after', async () => {
    const { admin, userId } = await someStaff()
    const buyer = await aBuyer(site.db)
    await admin.post(`/admin/people/${buyer.userId}/deny`, { reason: 'Not a retailer.' })
    const log = await logOf(admin, `actor=${userId}&kind=writes`)
    expect(log.data).toMatchObject([
      {
        act: 'account denied',
        subject: `user ${buyer.userId}`,
        subject_name: expect.stringMatching(/\w/),
        before: { status: 'onboarded' },
        after: { status: 'denied', reason: 'Not a retailer.' },
      },
    ])
  })

  test('shows changes without reads and sign-ins, and what has no name without one', async () => {
    const { admin, userId } = await someStaff()
    const by = { actorUserId: userId, at: new Date() }
    const events = [
      { ...by, act: 'signed in by password', subject: `user ${userId}` },
      { ...by, act: 'read', subject: '/admin/people' },
      { ...by, act: 'seller edited', subject: 'seller 999999999' },
    ]
    await site.db.insertInto('auditEvents').values(events).execute()
    const changes = await logOf(admin, `actor=${userId}&kind=changes`)
    expect(changes.data).toMatchObject([{ subject: 'seller 999999999', subject_name: null }])
    const writes = await logOf(admin, `actor=${userId}&kind=writes`)
    expect(writes.data.map(({ act }: { act: string }) => act)).toContain('signed in by password')
  })

  test('is searched by act, subject and person, and by day', async () => {
    const { admin, userId, email } = await someStaff()
    const buyer = await aBuyer(site.db)
    await admin.delete(`/admin/people/${buyer.userId}/sessions`)
    const today = new Date().toISOString().slice(0, 10)
    const counted = async (query: string) =>
      (await logOf(admin, `actor=${userId}&kind=writes&${query}`)).meta.total_count
    expect(await counted('search=SESSIONS')).toBe(1)
    expect(await counted(`search=user+${buyer.userId}`)).toBe(1)
    expect(await counted(`search=${encodeURIComponent(email)}`)).toBe(1)
    expect(await counted('search=refund')).toBe(0)
    expect(await counted('to=2020-01-01')).toBe(0)
    expect(await counted(`from=2020-01-01&to=${today}`)).toBeGreaterThan(0)
    for (const day of ['yesterday', '0000-01-01', '2026-02-30'])
      expect((await admin.get(`/admin/audit_events?from=${day}`)).status).toBe(422)
  })

  test('is found by the name of what an act is about, and names the pages that were read', async () => {
    const { admin, userId } = await someStaff()
    const buyer = await aBuyer(site.db, { name: `Juniper ${userId}` })
    await site.db
      .updateTable('users')
      .set({ fullName: `Nora ${userId} Quill` })
      .where('id', '=', buyer.userId)
      .execute()
    await admin.get(`/admin/people/${buyer.userId}`)
    await admin.delete(`/admin/people/${buyer.userId}/sessions`)
    const search = encodeURIComponent(`nora ${userId}`)
    const found = await logOf(admin, `actor=${userId}&search=${search}`)
    expect(found.data).toMatchObject([
      { act: 'sessions ended', subject_name: `Nora ${userId} Quill` },
      { act: 'read', subject_name: `Nora ${userId} Quill` },
    ])
  })

  test('is narrowed to acts of one kind', async () => {
    const { admin, userId } = await someStaff()
    const buyer = await aBuyer(site.db)
    await admin.delete(`/admin/people/${buyer.userId}/sessions`)
    await admin.post('/admin/sellers', { seller: { name: `Shop of ${userId}` } })
    const acts = async (topic: string) =>
      (await logOf(admin, `actor=${userId}&topic=${topic}`)).data.map(
        ({ act }: { act: string }) => act,
      )
    expect(await acts('accounts')).toEqual(['sessions ended'])
    expect(await acts('products')).toEqual(['seller created'])
    expect(await acts('money')).toEqual([])
  })

  test('is a file of what is asked for', async () => {
    const { admin, userId } = await someStaff()
    await admin.post('/admin/sellers', { seller: { name: `Shop ${userId}` } })
    const { status, body } = await admin.get(
      `/admin/audit_events/export?actor=${userId}&kind=changes`,
    )
    const [header, ...rows] = String(body).trim().split('\r\n')
    expect([status, rows.length]).toEqual([200, 1])
    expect(header).toContain('When (UTC),Who,Email,Action,About,Subject')
    expect(rows[0]).toContain(`seller created,Shop ${userId},seller `)
  })

  test('of one order is read with the order, by support too; the log itself is not', async () => {
    const { admin, userId } = await someStaff()
    const { id } = await anOrderAt(site, 'awaiting_shipment')
    await admin.post(`/admin/purchase_orders/${id}/reminders`, {})
    const support = await site.as(await anAdministrator(site.db, { role: 'support' }))
    const { body } = await support.get(`/admin/purchase_orders/${id}`)
    expect(body.data.acts).toMatchObject([
      { act: 'order reminded', subject: `order ${id}`, actor: { id: userId } },
    ])
    expect((await support.get('/admin/audit_events')).status).toBe(403)
    expect((await support.get('/admin/audit_events/export')).status).toBe(403)
  })

  test('is read in pages, each act on one of them, also those of one moment', async () => {
    const { admin, userId } = await someStaff()
    const at = new Date()
    const acts = Array.from({ length: 250 }, (_, number) => `tried ${number}`)
    await site.db
      .insertInto('auditEvents')
      .values(acts.map((act) => ({ actorUserId: userId, act, subject: 'seller 1', at })))
      .execute()
    const pageOf = (page: number) => logOf(admin, `actor=${userId}&kind=writes&page=${page}`)
    const pages = [await pageOf(1), await pageOf(2), await pageOf(3)]
    expect(pages.map(({ data }) => data.length)).toEqual([100, 100, 50])
    const told = pages.flatMap(({ data }) => data.map((event: { act: string }) => event.act))
    expect(told).toEqual(acts.toReversed())
    expect(pages[1].meta).toMatchObject({ page: 2, total_pages: 3, total_count: 250 })
    expect((await pageOf(4)).data).toEqual([])
  })

  test('of one person tells the last 200 acts on their page', async () => {
    const { admin, userId } = await someStaff()
    const buyer = await aBuyer(site.db)
    const subject = `user ${buyer.userId}`
    const acts = Array.from({ length: 201 }, (_, number) => `tried ${number}`)
    await site.db
      .insertInto('auditEvents')
      .values(acts.map((act) => ({ actorUserId: userId, act, subject })))
      .execute()
    const { body } = await admin.get(`/admin/people/${buyer.userId}`)
    const told = body.data.history.map((event: { act: string }) => event.act)
    expect(told).toEqual(acts.slice(1).toReversed())
  })

  test('cannot be changed', async () => {
    const { admin } = await someStaff()
    await admin.get('/admin/people')
    for (const change of [
      sql`update audit_events set act = 'nothing'`,
      sql`delete from audit_events`,
    ]) {
      await expect(change.execute(site.db)).rejects.toThrow('permission denied')
      await expect(change.execute(site.database.asOwner)).rejects.toThrow(/never changed/)
    }
  })
})
