import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { purgeDeletedNotes } from './note-store.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let admin: Caller
let support: Caller
beforeAll(async () => {
  const named = async (name: string, role: 'support' | 'admin') => {
    const { userId } = await anAdministrator(site.db, { role })
    await site.db.updateTable('users').set({ fullName: name }).where('id', '=', userId).execute()
    return site.as({ userId })
  }
  admin = await named('Ann Vale', 'admin')
  support = await named('Sam Poe', 'support')
})

const write = (by: Caller, [subject, id]: [string, number], text = 'Called them twice.') =>
  by.post('/admin/notes', { subject, subject_id: id, text })
const agedBy = (id: number, minutes: number) =>
  sql`update staff_notes set at = at - make_interval(mins => ${minutes}) where id = ${id}`.execute(
    site.db,
  )
const personShown = async (id: number) => (await admin.get(`/admin/people/${id}`)).body.data

describe('a note of staff', () => {
  test('stands on the application, newest last, with who wrote it', async () => {
    const { id, email } = await anApplyingBuyer(site)
    expect((await write(support, ['application', id])).status).toBe(201)
    await write(admin, ['application', id], '  Their tax number is right.\n')
    const { body } = await admin.get(`/admin/applications?search=${encodeURIComponent(email)}`)
    expect(body.data[0].notes).toMatchObject([
      { text: 'Called them twice.', author: { name: 'Sam Poe' }, edited_at: null },
      { text: 'Their tax number is right.', author: { name: 'Ann Vale' } },
    ])
    const decided = await support.post(`/admin/applications/${id}/approve`)
    expect(decided.body.data.notes).toHaveLength(2)
  })

  test('stands on the order and is counted in its row; neither side reads it', async () => {
    const { id, buyer, seller } = await anOrderAt(site, 'awaiting_shipment')
    await write(support, ['order', id], 'The carrier lost it.')
    const { body: list } = await admin.get('/admin/purchase_orders?sort=newest')
    expect(list.data[0]).toMatchObject({ id, note_count: 1 })
    const { body: shown } = await admin.get(`/admin/purchase_orders/${id}`)
    expect(shown.data.notes).toMatchObject([{ text: 'The carrier lost it.' }])
    for (const side of [buyer, seller])
      for (const path of [`/${id}`, '', `/${id}/pdf`, '.csv']) {
        const told = await side.get(`/marketplace/purchase_orders${path}`)
        expect(JSON.stringify(told.body)).not.toContain('carrier lost')
      }
  })

  test('stands on the person and is counted in the list', async () => {
    const { userId, email } = await aBuyer(site.db)
    await write(admin, ['person', userId])
    expect((await personShown(userId)).notes).toMatchObject([{ author: { name: 'Ann Vale' } }])
    const { body } = await support.get(`/admin/people?search=${encodeURIComponent(email)}`)
    expect(body.data).toMatchObject([{ id: userId, note_count: 1 }])
  })

  test('is of 1 to 2,000 characters, about something there is', async () => {
    const { userId } = await aBuyer(site.db)
    const problems = async (text: string) =>
      (await write(admin, ['person', userId], text)).body.fields.text
    expect(await problems('  ')).toEqual(['Required'])
    expect(await problems('x'.repeat(2001))).toEqual(['Maximum 2000 characters'])
    for (const subject of ['application', 'order', 'person'])
      expect((await write(admin, [subject, 999_999])).status).toBe(404)
    expect((await write(admin, ['lot', 1])).status).toBe(422)
  })

  test('is changed by its author alone, and marked once it has stood for a while', async () => {
    const { userId } = await aBuyer(site.db)
    const { id } = (await write(support, ['person', userId])).body.data
    const edit = (by: Caller, text: string) => by.put(`/admin/notes/${id}`, { text })
    expect((await edit(admin, 'They lied.')).body.errors).toEqual([
      'Only its author can edit a note',
    ])
    expect((await edit(support, 'Called once.')).body.data).toMatchObject({
      text: 'Called once.',
      edited_at: null,
    })
    await agedBy(id, 16)
    expect((await edit(support, 'Called once.')).body.data.edited_at).toBeNull()
    expect((await edit(support, 'Called twice.')).body.data.edited_at).not.toBeNull()
    expect((await personShown(userId)).notes).toMatchObject([{ text: 'Called twice.' }])
    expect((await edit(support, ' ')).status).toBe(422)
  })

  test('is deleted by its author or an administrator, and put back', async () => {
    const { userId } = await aBuyer(site.db)
    const byAdmin = (await write(admin, ['person', userId], 'Of Ann')).body.data
    const bySupport = (await write(support, ['person', userId], 'Of Sam')).body.data
    const refused = await support.delete(`/admin/notes/${byAdmin.id}`)
    expect([refused.status, refused.body.errors]).toEqual([
      403,
      ['Only its author or an administrator can delete a note'],
    ])
    expect((await admin.delete(`/admin/notes/${bySupport.id}`)).status).toBe(200)
    expect((await admin.delete(`/admin/notes/${bySupport.id}`)).status).toBe(404)
    expect((await support.put(`/admin/notes/${bySupport.id}`, { text: 'x' })).status).toBe(404)
    expect((await personShown(userId)).notes).toMatchObject([{ text: 'Of Ann' }])
    for (let times = 0; times < 2; times++)
      expect((await support.post(`/admin/notes/${bySupport.id}/restore`)).status).toBe(200)
    expect((await support.post(`/admin/notes/${byAdmin.id}/restore`)).status).toBe(403)
    expect((await personShown(userId)).notes.map(({ text }: { text: string }) => text)).toEqual([
      'Of Ann',
      'Of Sam',
    ])
  })

  test('that was deleted is forgotten after a day', async () => {
    const { userId } = await aBuyer(site.db)
    const [old, fresh] = [
      (await write(admin, ['person', userId])).body.data.id,
      (await write(admin, ['person', userId])).body.data.id,
    ]
    for (const id of [old, fresh]) await admin.delete(`/admin/notes/${id}`)
    await sql`update staff_notes set deleted_at = now() - interval '25 hours' where id = ${old}`.execute(
      site.db,
    )
    await purgeDeletedNotes(site.db)
    const restored = (id: number) => admin.post(`/admin/notes/${id}/restore`)
    expect([(await restored(old)).status, (await restored(fresh)).status]).toEqual([404, 200])
  })

  test('is in the audit log, which has none of its words', async () => {
    const { userId } = await aBuyer(site.db)
    const { id } = (await write(support, ['person', userId], 'A secret of theirs')).body.data
    await support.put(`/admin/notes/${id}`, { text: 'A greater secret' })
    await support.delete(`/admin/notes/${id}`)
    await support.post(`/admin/notes/${id}/restore`)
    const { history } = await personShown(userId)
    expect(history.map(({ act }: { act: string }) => act)).toEqual([
      'note on person put back',
      'note on person deleted',
      'note on person edited',
      'note on person added',
    ])
    expect(JSON.stringify(history)).not.toContain('secret')
  })

  test('cannot be written about somebody who was erased', async () => {
    const { userId, email } = await aBuyer(site.db)
    await admin.post(`/admin/people/${userId}/erase`, { email, reason: 'asked' })
    const { status, body } = await write(admin, ['person', userId])
    expect([status, body.errors]).toEqual([409, ['This person’s data is erased']])
  })
})
