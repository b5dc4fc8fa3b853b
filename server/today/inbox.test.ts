import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import { anOrderAt, standAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

let admin: Caller
let adminId: number
beforeAll(async () => {
  const { userId } = await anAdministrator(site.db)
  adminId = userId
  admin = await site.as({ userId })
})
async function aReader() {
  const { userId } = await anAdministrator(site.db, { role: 'support' })
  const caller = await site.as({ userId })
  const give = (subject: string, id: number) =>
    admin.put('/admin/assignments', { subject, subject_id: id, assignee_id: userId })
  const inbox = async (query = '') => (await caller.get(`/admin/inbox?${query}`)).body.data
  return { caller, give, inbox }
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('the inbox', () => {
  test('has what is assigned to its reader until it is over, with who assigned it', async () => {
    const { give, inbox } = await aReader()
    const order = await anOrderAt(site, 'awaiting_shipment')
    const applicant = await anApplyingBuyer(site)
    const person = await aBuyer(site.db)
    await give('order', order.id)
    await give('application', applicant.id)
    await give('person', person.userId)
    const found = await inbox()
    expect(found).toMatchObject([
      { kind: 'order', subject_id: order.id, name: expect.stringMatching(/^PO-/) },
      { kind: 'application', subject_id: applicant.id },
      { kind: 'person', subject_id: person.userId, by_reader: false, snoozed_until: null },
    ])
    await standAt(site, String(order.id), 'completed')
    await admin.post(`/admin/applications/${applicant.id}/approve`, {})
    expect(await inbox()).toMatchObject([{ kind: 'person' }])
    expect((await admin.get('/admin/inbox')).body.data).toEqual([])
  })

  test('leaves out what is snoozed, here and on Today, until its time comes', async () => {
    const { caller, give, inbox } = await aReader()
    const { id } = await anOrderAt(site, 'awaiting_shipment')
    await give('order', id)
    const [{ id: assignment }] = await inbox()
    const snooze = (until: string | null) =>
      caller.put(`/admin/assignments/${assignment}/snooze`, { until })
    const due = async () =>
      (await caller.get('/admin/today')).body.data.some(
        ({ kind }: { kind: string }) => kind === 'assigned_orders',
      )
    expect(await due()).toBe(true)
    expect((await snooze(inHours(4))).status).toBe(200)
    expect([await inbox(), await due()]).toEqual([[], false])
    expect(await inbox('show=snoozed')).toHaveLength(1)
    await sql`update assignments set snoozed_until = now() - interval '1 second' where id = ${assignment}`.execute(
      site.db,
    )
    expect([(await inbox()).length, await due()]).toEqual([1, true])
    await snooze(inHours(4))
    await snooze(null)
    expect(await inbox()).toHaveLength(1)
  })

  test('is snoozed by its reader alone, for a time within a year', async () => {
    const { caller, give, inbox } = await aReader()
    const { id } = await anOrderAt(site, 'awaiting_shipment')
    await give('order', id)
    const [{ id: assignment }] = await inbox()
    const path = `/admin/assignments/${assignment}/snooze`
    expect((await admin.put(path, { until: inHours(4) })).status).toBe(403)
    for (const until of [inHours(-1), inHours(366 * 24)])
      expect((await caller.put(path, { until })).status).toBe(422)
    // Another assignee begins with nothing put off.
    await caller.put(path, { until: inHours(4) })
    await admin.put('/admin/assignments', {
      subject: 'order',
      subject_id: id,
      assignee_id: adminId,
    })
    expect((await admin.get('/admin/inbox')).body.data).toHaveLength(1)
  })
})
