import { beforeAll, describe, expect, test } from 'vitest'
import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

type Colleague = { userId: number; caller: Caller }
let ann: Colleague
let sam: Colleague
beforeAll(async () => {
  ann = await aColleague('Ann Vale', 'admin')
  sam = await aColleague('Sam Poe', 'support')
})

async function aColleague(fullName: string, role: 'support' | 'admin'): Promise<Colleague> {
  const { userId } = await anAdministrator(site.db, { role })
  await site.db.updateTable('users').set({ fullName }).where('id', '=', userId).execute()
  return { userId, caller: await site.as({ userId }) }
}

type Assigning = { by: Colleague; to: Colleague | null; seen?: Colleague | null }

const assign = ([subject, id]: [string, number], { by, to, seen }: Assigning) =>
  by.caller.put('/admin/assignments', {
    subject,
    subject_id: id,
    assignee_id: to?.userId ?? null,
    ...(seen !== undefined && { seen_assignee_id: seen?.userId ?? null }),
  })
const bellOf = async ({ caller }: Colleague) =>
  (await caller.get('/notifications')).body.notifications.filter(({ title }: { title: string }) =>
    title.startsWith('You’re assigned to'),
  )
const idsIn = async ({ caller }: Colleague, path: string) =>
  (await caller.get(path)).body.data.map(({ id }: { id: number }) => id)

describe('a member of staff is made responsible', () => {
  test('for an application, by assigning themselves, and hears nothing of it', async () => {
    const { id, email } = await anApplyingBuyer(site)
    const { status, body } = await assign(['application', id], { by: sam, to: sam })
    expect([status, body.data.assignee]).toEqual([200, { id: sam.userId, name: 'Sam Poe' }])
    const { body: list } = await ann.caller.get(
      `/admin/applications?search=${encodeURIComponent(email)}`,
    )
    expect(list.data).toMatchObject([{ id, assignee: { name: 'Sam Poe' } }])
    expect(await bellOf(sam)).toEqual([])
  })

  test('by a colleague, and hears it by the bell with the way there', async () => {
    const eve = await aColleague('Eve Hart', 'support')
    const order = await anOrderAt(site, 'awaiting_shipment')
    const applicant = await anApplyingBuyer(site)
    const { userId, name } = await aBuyer(site.db)
    await assign(['order', order.id], { by: ann, to: eve })
    await assign(['application', applicant.id], { by: ann, to: eve })
    await assign(['person', userId], { by: ann, to: eve })
    const shown = (await ann.caller.get(`/admin/purchase_orders/${order.id}`)).body.data
    expect(shown.assignee).toEqual({ id: eve.userId, name: 'Eve Hart' })
    const { full_name: fullName, email } = (await ann.caller.get(`/admin/people/${userId}`)).body
      .data
    const person = fullName || email || name
    expect(await bellOf(eve)).toMatchObject([
      {
        kind: 'person',
        title: `You’re assigned to ${person}`,
        path: `/admin/people/${userId}`,
      },
      {
        kind: 'application',
        title: `You’re assigned to ${applicant.company}`,
        path: `/admin/applications?application=${applicant.id}`,
      },
      {
        kind: 'order',
        title: `You’re assigned to ${shown.po_number}`,
        detail: 'By Ann Vale',
        path: `/admin/purchase_orders?order=${shown.po_number}`,
      },
    ])
  })

  test('once: of two who take it at the same moment one is refused', async () => {
    const { id } = await anOrderAt(site, 'shipped')
    const answers = await Promise.all(
      [ann, sam].map((each) => assign(['order', id], { by: each, to: each, seen: null })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { body } = await ann.caller.get(`/admin/purchase_orders/${id}`)
    expect([ann.userId, sam.userId]).toContain(body.data.assignee.id)
  })

  test('and replaced only by who saw that they were', async () => {
    const { userId } = await aBuyer(site.db)
    await assign(['person', userId], { by: ann, to: ann, seen: null })
    const late = await assign(['person', userId], { by: sam, to: sam, seen: null })
    expect([late.status, late.body.errors]).toEqual([
      409,
      ['A colleague changed the assignee in the meantime. Please check again.'],
    ])
    expect((await assign(['person', userId], { by: sam, to: sam, seen: ann })).status).toBe(200)
    expect((await assign(['person', userId], { by: sam, to: null, seen: sam })).status).toBe(200)
    const { assignee, history } = (await ann.caller.get(`/admin/people/${userId}`)).body.data
    expect(assignee).toBeNull()
    expect(history).toMatchObject([
      {
        act: 'person unassigned',
        before: { responsible: 'Sam Poe' },
        after: { responsible: null },
      },
      { act: 'person assigned', before: { responsible: 'Ann Vale' } },
      { act: 'person assigned', after: { responsible: 'Ann Vale' } },
    ])
  })

  test('who is of the staff; nobody else, and for nothing that is not there', async () => {
    const buyer = await aBuyer(site.db)
    const stranger = { userId: buyer.userId, caller: ann.caller }
    const refused = await assign(['person', buyer.userId], { by: ann, to: stranger })
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { assignee_id: ['This person is no longer on the staff'] },
    ])
    for (const subject of ['application', 'order', 'person'])
      expect((await assign([subject, 999_999], { by: ann, to: ann })).status).toBe(404)
    const { body } = await sam.caller.get('/admin/assignees')
    const names = body.data.map(({ name }: { name: string }) => name)
    expect(names).toContain('Ann Vale')
    expect(names).toEqual(names.toSorted())
    expect(names).not.toContain(buyer.email)
  })
})

describe('lists', () => {
  test('can be narrowed to mine and to nobody’s', async () => {
    const eve = await aColleague('Eve Lund', 'support')
    const order = await anOrderAt(site, 'received')
    const applicant = await anApplyingBuyer(site)
    const { userId } = await aBuyer(site.db)
    const lists = {
      '/admin/applications': ['application', applicant.id],
      '/admin/purchase_orders': ['order', order.id],
      '/admin/people': ['person', userId],
    } satisfies Record<string, [string, number]>
    for (const [path, [subject, id]] of Object.entries(lists)) {
      expect(await idsIn(eve, `${path}?assigned=nobody&per_page=200`)).toContain(id)
      await assign([subject, id], { by: eve, to: eve })
      expect(await idsIn(eve, `${path}?assigned=mine`)).toEqual([id])
      expect(await idsIn(ann, `${path}?assigned=mine&per_page=200`)).not.toContain(id)
      expect(await idsIn(eve, `${path}?assigned=nobody&per_page=200`)).not.toContain(id)
    }
    const { meta } = (await eve.caller.get('/admin/purchase_orders?assigned=mine')).body
    expect(meta).toMatchObject({ total_count: 1, counts: { received: 1, open: 1, shipped: 0 } })
  })

  test('show orders that are not over', async () => {
    const { id } = await anOrderAt(site, 'received')
    const search = encodeURIComponent(
      (await ann.caller.get(`/admin/purchase_orders/${id}`)).body.data.po_number,
    )
    const open = () => idsIn(ann, `/admin/purchase_orders?status=open&search=${search}`)
    expect(await open()).toEqual([id])
    for (const event of ['mark_paid_in_full', 'complete'])
      await ann.caller.post(`/admin/purchase_orders/${id}/state_transitions`, { event })
    expect(await open()).toEqual([])
  })
})

test('who leaves the staff is responsible for nothing, and their notes stay', async () => {
  const eve = await aColleague('Eve Moss', 'support')
  const { userId } = await aBuyer(site.db)
  await assign(['person', userId], { by: ann, to: eve })
  await eve.caller.post('/admin/notes', { subject: 'person', subject_id: userId, text: 'Fine.' })
  await ann.caller.delete(`/admin/administrators/${eve.userId}`)
  const { assignee, notes } = (await ann.caller.get(`/admin/people/${userId}`)).body.data
  expect(assignee).toBeNull()
  expect(notes).toMatchObject([{ text: 'Fine.', author: { name: 'Eve Moss' } }])
  const { body } = await ann.caller.get('/admin/assignees')
  expect(body.data.map(({ name }: { name: string }) => name)).not.toContain('Eve Moss')
})

test('those to assign to come in pages, by name', async () => {
  const whole = (await ann.caller.get('/admin/assignees')).body
  expect(whole.data.length).toBeGreaterThan(1)
  expect(whole.meta.total_count).toBe(whole.data.length)
  const { body } = await ann.caller.get('/admin/assignees?page=2&per_page=1')
  expect(body.data).toEqual(whole.data.slice(1, 2))
})
