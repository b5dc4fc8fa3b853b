import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { DueToday } from '#market/today/today-api.ts'
import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import { aLargeOrder } from '#server/approvals/testing/a-large-order.ts'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let ann: Caller
let bob: Caller
let support: Caller
beforeAll(async () => {
  ann = await site.as(await anAdministrator(site.db, { name: 'Ann' }))
  bob = await site.as(await anAdministrator(site.db, { name: 'Bob' }))
  support = await site.as(await anAdministrator(site.db, { name: 'Sue', role: 'support' }))
})

const dueFor = async (staff: Caller): Promise<DueToday[]> =>
  (await staff.get('/admin/today')).body.data
const countsFor = async (staff: Caller) =>
  Object.fromEntries((await dueFor(staff)).map(({ kind, count }) => [kind, count]))

async function anOrderOf(terms: Parameters<typeof aDeal>[1]) {
  const { seller, offerId } = await aDeal(site, terms)
  const accepted = await seller.put(`/offers/${offerId}/accept`)
  return Number(accepted.body.data.attributes.purchase_order_id)
}

test('an application is due once its answer is overdue, until it is decided', async () => {
  const { id } = await anApplyingBuyer(site)
  expect(await countsFor(support)).not.toHaveProperty('overdue_applications')
  await sql`update applications set submitted_at = now() - interval '30 hours' where id = ${id}`.execute(
    site.db,
  )
  const [first] = await dueFor(support)
  expect(first).toMatchObject({ kind: 'overdue_applications', count: 1, at: expect.any(String) })
  await support.post(`/admin/applications/${id}/approve`, {})
  expect(await countsFor(support)).not.toHaveProperty('overdue_applications')
})

test('orders in trouble are counted as their filters count them', async () => {
  const { id } = await anOrderAt(site, 'awaiting_shipment')
  await sql`update purchase_orders set updated_at = now() - interval '6 days' where id = ${id}`.execute(
    site.db,
  )
  const due = await anOrderAt(site, 'awaiting_initial_payment')
  await sql`update purchase_orders set payment_due_at = now() + interval '3 hours' where id = ${due.id}`.execute(
    site.db,
  )
  await anOrderAt(site, 'requires_payment_action')
  const { counts } = (await support.get('/admin/purchase_orders')).body.meta
  expect(await countsFor(support)).toMatchObject({
    stuck: counts.stuck,
    payment_due: counts.payment_due,
    payment_failed: counts.payment_failed,
  })
  expect([counts.stuck, counts.payment_due, counts.payment_failed]).toEqual([1, 1, 1])
})

test('an order that no card pays is a task until it is paid or canceled', async () => {
  expect(await countsFor(support)).not.toHaveProperty('no_card')
  const large = await anOrderOf({ quantity: 40_000, price: 30_00, asking: 35_00, units: 50_000 })
  const small = await anOrderOf({ quantity: 1, price: 40, asking: 50 })
  expect(await countsFor(support)).toHaveProperty('no_card', 2)
  const listed = (await support.get('/admin/purchase_orders?status=no_card')).body
  expect(listed.data.map(({ id }: { id: number }) => id)).toEqual([small, large])
  await ann.post(`/admin/purchase_orders/${large}/state_transitions`, {
    event: 'confirm_payment',
  })
  await ann.post(`/admin/purchase_orders/${small}/state_transitions`, { event: 'cancel' })
  expect(await countsFor(support)).not.toHaveProperty('no_card')
})

test('an approval waits for the colleague who may give it, not for who asked', async () => {
  const order = await aLargeOrder(site, ann)
  const asked = await ann.post('/admin/approvals', {
    approval: { act: 'refund', subject_id: order.id },
  })
  expect(asked.status).toBe(201)
  expect(await countsFor(ann)).not.toHaveProperty('approvals')
  expect(await countsFor(bob)).toHaveProperty('approvals', 1)
})

test('jobs, events and approvals are told to administrators alone', async () => {
  await sql`select graphile_worker.add_job('greet', '{}'::json, run_at => now() + interval '1 day', max_attempts => 1)`.execute(
    site.db,
  )
  await sql`update graphile_worker._private_jobs set attempts = max_attempts
    where id = (select max(id) from graphile_worker._private_jobs)`.execute(site.db)
  expect(await countsFor(ann)).toMatchObject({ failed_jobs: 1, silent_worker: 1 })
  const told = await countsFor(support)
  for (const kind of ['failed_jobs', 'silent_worker', 'approvals', 'without_leads'])
    expect(told).not.toHaveProperty(kind)
})

test('what is assigned is told to its assignee, until it is decided or over', async () => {
  const { userId, ...eve } = await anAdministrator(site.db, { name: 'Eve', role: 'support' })
  const assignee = await site.as({ userId, ...eve })
  const applicant = await anApplyingBuyer(site)
  const order = await anOrderAt(site, 'received')
  const assigned = [
    ['application', applicant.id],
    ['order', order.id],
    ['person', applicant.userId],
  ]
  for (const [subject, id] of assigned)
    await ann.put('/admin/assignments', { subject, subject_id: id, assignee_id: userId })
  expect(await countsFor(assignee)).toMatchObject({
    assigned_applications: 1,
    assigned_orders: 1,
    assigned_people: 1,
  })
  expect(await countsFor(support)).not.toHaveProperty('assigned_people')
  await ann.post(`/admin/applications/${applicant.id}/approve`, {})
  for (const event of ['mark_paid_in_full', 'complete'])
    await ann.post(`/admin/purchase_orders/${order.id}/state_transitions`, { event })
  const left = await countsFor(assignee)
  expect(left).toHaveProperty('assigned_people', 1)
  for (const kind of ['assigned_applications', 'assigned_orders'])
    expect(left).not.toHaveProperty(kind)
})

test('a job is late once it is long due, whether or not anything failed', async () => {
  await sql`select graphile_worker.add_job('greet', '{}'::json, run_at => now() - interval '5 minutes')`.execute(
    site.db,
  )
  expect(await countsFor(ann)).not.toHaveProperty('late_jobs')
  await sql`select graphile_worker.add_job('greet', '{}'::json, run_at => now() - interval '20 minutes')`.execute(
    site.db,
  )
  expect(await dueFor(ann)).toContainEqual({
    kind: 'late_jobs',
    count: 1,
    at: expect.any(String),
  })
  expect(await countsFor(support)).not.toHaveProperty('late_jobs')
})
