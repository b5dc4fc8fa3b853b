import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE_NEEDED } from '#market/accounts/second-factor.ts'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import { refundPayment } from '#server/payments/request-refund.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { theyWait } from '#server/testing/they-wait.ts'

let site: TestSite
beforeAll(async () => {
  // Nobody takes up the job that is to fail.
  site = await startSite({ env: { WORKER: 'off' } })
})
afterAll(() => site.stop())

/** An administrator whose session gave its last code this many minutes ago. */
async function staffProven(minutesAgo: number): Promise<Caller> {
  const { userId } = await anAdministrator(site.db)
  const caller = await site.as({ userId })
  await site.db
    .insertInto('secondFactors')
    .values({
      userId,
      secret: Buffer.from('sealed'),
      setUpAt: new Date(),
      pendingSecret: null,
    })
    .execute()
  await site.db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - minutesAgo * 60_000) })
    .where('userId', '=', userId)
    .execute()
  return caller
}

const needed = { errors: [CODE_NEEDED], fields: { second_factor: [CODE_NEEDED] } }

describe('a code older than 15 minutes', () => {
  test('neither cancels an order nor requests a refund again, and changes nothing', async () => {
    const order = await anOrderAt(site, 'awaiting_shipment')
    const path = `/admin/purchase_orders/${order.id}`
    const stale = await staffProven(16)
    for (const [address, body] of [
      [`${path}/state_transitions`, { event: 'cancel' }],
      [`${path}/refunds/1/retry`, { attempt: 1 }],
      [`${path}/refunds/1/returned`, { attempt: 1, note: 'By wire' }],
      [`${path}/partial_refunds`, { key: randomUUID(), reason: 'Wet', amount_cents: 1 }],
      [`${path}/partial_refunds/1/retry`, { attempt: 1 }],
      [`${path}/partial_refunds/1/returned`, { attempt: 1, note: 'By wire' }],
    ] as const) {
      const refused = await stale.post(address, body)
      expect([refused.status, refused.body]).toEqual([403, needed])
    }
    expect((await stale.get(path)).body.data.status).toBe('awaiting_shipment')

    const fresh = await staffProven(14)
    const canceled = await fresh.post(`${path}/state_transitions`, { event: 'cancel' })
    expect(canceled.body.data.status).toBe('canceled')
  })

  test('does not change the fee of a seller, and is enough for everything else', async () => {
    const { id } = await aSeller(site.db)
    const stale = await staffProven(16)
    const change = (staff: Caller, seller: object) => staff.put(`/admin/sellers/${id}`, { seller })
    const refused = await change(stale, { name: 'Oak & Iron', platform_fee_bps: 500 })
    expect([refused.status, refused.body]).toEqual([403, needed])

    const renamed = await change(stale, { name: 'Oak & Iron', platform_fee_bps: null })
    expect(renamed.body.data).toMatchObject({ name: 'Oak & Iron', platform_fee_bps: null })
    const changed = await change(await staffProven(14), { platform_fee_bps: 500 })
    expect(changed.body.data.platform_fee_bps).toBe(500)
  })

  test('does not set a fee back that a colleague changes at the same moment', async () => {
    const { id } = await aSeller(site.db)
    const stale = await staffProven(16)
    const { answer } = await site.db.transaction().execute(async (tx) => {
      await sql`update sellers set platform_fee_bps = 500 where id = ${id}`.execute(tx)
      const seller = { name: 'Oak & Iron', platform_fee_bps: null }
      const change = stale.put(`/admin/sellers/${id}`, { seller })
      await theyWait(site.db)
      return { answer: change }
    })
    expect([(await answer).status, (await answer).body]).toEqual([403, needed])
    const { body } = await stale.get(`/admin/sellers/${id}`)
    expect(body.data.platform_fee_bps).toBe(500)
  })

  test('neither tries the job of a refund again nor gives it up', async () => {
    await site.db.transaction().execute((tx) => enqueue(tx, refundPayment, { refundId: 1 }))
    const { rows } = await sql<{ id: string }>`
      update graphile_worker._private_jobs set attempts = max_attempts
      where id = (select max(id) from graphile_worker._private_jobs)
      returning id::text`.execute(site.db)
    const path = `/admin/system/jobs/${rows[0]?.id}`
    const stale = await staffProven(16)
    for (const refused of [await stale.post(`${path}/retry`), await stale.delete(path)])
      expect([refused.status, refused.body]).toEqual([403, needed])
    const fresh = await staffProven(14)
    expect((await fresh.delete(path)).status).toBe(200)
  })

  test('ships an order as before', async () => {
    const order = await anOrderAt(site, 'awaiting_shipment')
    const stale = await staffProven(60)
    const body = { event: 'ship', carrier: 'UPS', tracking_number: '1Z' }
    const path = `/admin/purchase_orders/${order.id}/state_transitions`
    expect((await stale.post(path, body)).status).toBe(200)
  })
})
