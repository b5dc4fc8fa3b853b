import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refundPayment } from '#server/payments/request-refund.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import { fetchingPhotos } from '#server/products/photos/await-photos.ts'
import { release } from '#server/platform/release.ts'
import type { Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile, startSite } from '#server/testing/site.ts'

const greet = job('greet', z.object({}))

const site = siteForThisFile({ env: { WORKER: 'off' } })
let admin: Caller
beforeAll(async () => {
  admin = await site.as(await anAdministrator(site.db))
})

/** A job after its last attempt. */
async function aFailedJob(error: string): Promise<string> {
  await site.db.transaction().execute((tx) => enqueue(tx, greet, {}))
  const { rows } = await sql<{ id: string }>`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = ${error}
    where id = (select max(id) from graphile_worker._private_jobs)
    returning id::text`.execute(site.db)
  return rows[0]?.id ?? ''
}

async function anEventOfNothing(id: string) {
  const payload = {
    id,
    type: 'checkout.session.completed',
    mark: 'ours',
    sessionId: 'cs_test_of_nothing',
    paymentIntentId: null,
    refundId: null,
    orderId: null,
    checkoutId: null,
  }
  await sql`
    insert into payment_events (id, type, provider_session_id, payload, tries, try_at)
    values (${id}, ${payload.type}, ${payload.sessionId}, ${JSON.stringify(payload)}::jsonb, 10, null)`.execute(
    site.db,
  )
}

const failed = async () => (await admin.get('/admin/system')).body.jobs
const acts = async (subject: string) => {
  const { body } = await admin.get(
    `/admin/audit_events?kind=writes&search=${encodeURIComponent(subject)}`,
  )
  return body.data.map(({ act }: { act: string }) => act)
}

describe('the state of the system', () => {
  test('says that the storage works, that no worker runs, and which PostgreSQL it is', async () => {
    const { version, commit } = release()
    const built = { version, commit }
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    const { body } = await admin.get('/admin/system')
    expect(body).toMatchObject({
      storage: { works: true, problem: null },
      worker: { last_beat_at: null, is_alive: false },
      processes: [{ ...built, name: expect.stringContaining(`:${process.pid}`) }],
      mail: { given_up_count: 0 },
      refunds: { asked_in_a_day: 0, waiting_count: 0, oldest_waiting_at: null, failed_count: 0 },
      database: {
        version: expect.stringMatching(/^1[5-9]/),
        bytes: expect.any(Number),
        deadlocks: 0,
        histories_guarded_by: 'grants',
      },
    })
  })

  test('reports for every process what it did in the last minutes, whichever is asked', async () => {
    const other = await startSite({ beside: site, env: { WORKER: 'off' } })
    const buyer = await site.as(await aBuyer(site.db))
    expect((await buyer.post('/marketplace/products/search', {})).status).toBe(200)
    const { body } = await admin.get('/admin/system')
    const [own] = body.processes
    expect(own.figures).toMatchObject({
      failed_requests: 0,
      searches: { memory: 0, search_servers: 0, database: 1 },
      repeats: 0,
      connections: [{ of: 'requests', waiting: 0, most: 16 }],
      sockets: 0,
      is_disk_short: false,
    })
    expect(own.figures.requests).toBeGreaterThan(1)
    expect(own.figures.memory_bytes).toBeGreaterThan(1_000_000)
    const { figures } = await eventually(
      async () => (await admin.get('/admin/system')).body.processes[1],
      (seen) => seen.figures !== null,
    )
    expect(figures).toMatchObject({
      requests: 0,
      searches: { memory: 0, search_servers: 0, database: 0 },
    })
    await other.stop()
    expect((await admin.get('/admin/system')).body.processes).toHaveLength(1)
  })

  test('shows a process of another version without its figures', async () => {
    await sql`insert into processes (id, name, keys, files, figures)
      values (gen_random_uuid(), 'earlier:1', '{}', 'elsewhere', '{"requests": 7}')`.execute(
      site.database.asOwner,
    )
    const { body } = await admin.get('/admin/system')
    expect(body.processes[1]).toMatchObject({ name: 'earlier:1', figures: null })
    await sql`delete from processes where name = 'earlier:1'`.execute(site.database.asOwner)
  })

  test('names failed jobs with their error, and one tried again waits once more', async () => {
    const id = await aFailedJob('the mail server said no')
    expect(await failed()).toMatchObject({
      failed_count: 1,
      failed: [{ id, name: 'greet', last_error: 'the mail server said no' }],
    })
    const before = (await failed()).waiting_count
    const { body } = await admin.post(`/admin/system/jobs/${id}/retry`)
    expect(body.jobs).toMatchObject({ failed_count: 0, waiting_count: before + 1 })
    expect((await admin.post(`/admin/system/jobs/${id}/retry`)).status).toBe(404)
    expect(await acts(`job ${id}`)).toEqual(['job tried again'])
  })

  test('reports for each lane what waits, what is at work, and since when the oldest is due', async () => {
    await sql`delete from graphile_worker._private_jobs`.execute(site.db)
    const due = new Date(Date.now() - 60_000)
    await site.db.transaction().execute(async (tx) => {
      await enqueue(tx, refundPayment, { refundId: 1 })
      await enqueue(tx, refundPayment, { refundId: 2 })
      await enqueue(tx, refundPayment, { refundId: 3 }, { runAt: new Date(Date.now() + 3_600_000) })
      await enqueue(tx, fetchingPhotos, {})
    })
    await sql`update graphile_worker._private_jobs set run_at = ${due}
      where payload ->> 'refundId' = '1'`.execute(site.db)
    await sql`update graphile_worker._private_jobs set locked_by = 'somebody', locked_at = now()
      where key = 'fetch_photos'`.execute(site.db)
    expect((await failed()).lanes).toEqual([
      { lane: 'now', waiting_count: 2, at_work_count: 0, oldest_due_at: due.toISOString() },
      { lane: 'soon', waiting_count: 0, at_work_count: 0, oldest_due_at: null },
      { lane: 'bulk', waiting_count: 0, at_work_count: 1, oldest_due_at: null },
    ])
    await sql`delete from graphile_worker._private_jobs`.execute(site.db)
  })

  test('lets a failed job be given up for good', async () => {
    const id = await aFailedJob('nobody needs it')
    const { body } = await admin.delete(`/admin/system/jobs/${id}`)
    expect(body.jobs.failed_count).toBe(0)
    expect((await admin.delete(`/admin/system/jobs/${id}`)).status).toBe(404)
    expect(await acts(`job ${id}`)).toEqual(['job discarded'])
  })

  test.each(['0', 'x', '99999999999999999999', '-1'])('knows no job %s', async (id) => {
    expect((await admin.post(`/admin/system/jobs/${id}/retry`)).status).toBe(404)
  })

  test('keeps events of payments that nobody knows, and asks about one again', async () => {
    await anEventOfNothing('evt_of_nothing')
    const { body } = await admin.get('/admin/system')
    expect(body.payment_events).toMatchObject({
      left_count: 1,
      left: [{ id: 'evt_of_nothing', provider_session_id: 'cs_test_of_nothing', try_at: null }],
    })
    const again = await admin.post('/admin/system/payment_events/evt_of_nothing/retry')
    expect([again.status, again.body.errors]).toEqual([
      409,
      ['The provider still has nothing that matches one of our orders'],
    ])
    expect(await acts('evt_of_nothing')).toEqual(['payment event tried again'])
  })
})
