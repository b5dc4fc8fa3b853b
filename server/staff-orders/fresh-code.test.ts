import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE_NEEDED } from '#market/accounts/second-factor.ts'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** An administrator whose session gave its last code so many minutes ago. */
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
  test('neither cancels an order nor asks anew for a refund, and changes nothing', async () => {
    const order = await anOrderAt(site, 'awaiting_shipment')
    const path = `/admin/purchase_orders/${order.id}`
    const stale = await staffProven(16)
    for (const [address, body] of [
      [`${path}/state_transitions`, { event: 'cancel' }],
      [`${path}/refunds/1/retry`, { attempt: 1 }],
    ] as const) {
      const refused = await stale.post(address, body)
      expect([refused.status, refused.body]).toEqual([403, needed])
    }
    expect((await stale.get(path)).body.data.status).toBe('awaiting_shipment')

    const fresh = await staffProven(14)
    const canceled = await fresh.post(`${path}/state_transitions`, { event: 'cancel' })
    expect(canceled.body.data.status).toBe('canceled')
  })

  test('does not change the fee of a seller, and is enough for the rest', async () => {
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

  test('ships an order as before', async () => {
    const order = await anOrderAt(site, 'awaiting_shipment')
    const stale = await staffProven(60)
    const body = { event: 'ship', carrier: 'UPS', tracking_number: '1Z' }
    const path = `/admin/purchase_orders/${order.id}/state_transitions`
    expect((await stale.post(path, body)).status).toBe(200)
  })
})
