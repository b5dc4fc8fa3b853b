import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { ON_HOLD } from '#market/purchase-orders/on-hold.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aLargeOrder } from './testing/a-large-order.ts'

const site = siteForThisFile()

type Person = { userId: number; email: string }
let [ada, bo]: Person[] = []
let staff: Caller
let second: Caller
beforeEach(async () => {
  await site.db.updateTable('users').set({ admin: false }).where('admin', '=', true).execute()
  ada = await anAdministrator(site.db)
  bo = await anAdministrator(site.db)
  staff = await site.as(ada)
  second = await site.as(bo)
})

const SHIP = { event: 'ship', carrier: 'UPS', tracking_number: '1Z' }
const refused = ({ status, body }: { status: number; body: { errors: string[] } }) => [
  status,
  body.errors?.[0],
]
const askFor = async (approval: object): Promise<number> =>
  (await staff.post('/admin/approvals', { approval })).body.data.id
const decide = (by: Caller, id: number, how: string) => by.put(`/admin/approvals/${id}/${how}`, {})
const subjectsTo = async (to: Person | undefined) =>
  (await mailsTo(site, to?.email ?? '')).map(({ subject }) => subject)

async function aWaitingRefund() {
  const order = await aLargeOrder(site, staff)
  const path = `/marketplace/purchase_orders/${order.id}`
  return {
    ...order,
    approval: await askFor(order.refund),
    ship: () => order.seller.post(`${path}/state_transitions`, SHIP),
    shipAsStaff: () => staff.post(`/admin/purchase_orders/${order.id}/state_transitions`, SHIP),
    asRead: async (by: Caller) => (await by.get(path)).body.data.attributes,
  }
}

describe('an order whose cancellation waits for a second administrator (A3)', () => {
  test('is not shipped, by its seller or by staff', async () => {
    const { ship, shipAsStaff, shown } = await aWaitingRefund()
    expect(refused(await ship())).toEqual([409, ON_HOLD])
    expect(refused(await shipAsStaff())).toEqual([409, ON_HOLD])
    expect((await shown()).status).toBe('awaiting_shipment')
  })

  test('says so to its seller and to staff, who are not offered to ship it', async () => {
    const { seller, buyer, asRead, shown } = await aWaitingRefund()
    expect(await asRead(seller)).toMatchObject({ on_hold: true, allowed_state_transitions: [] })
    expect(await asRead(buyer)).not.toHaveProperty('on_hold')
    const { on_hold: isHeld, allowed_state_transitions: allowed } = await shown()
    expect(isHeld).toBe(true)
    expect(allowed.map(({ event }: { event: string }) => event)).toEqual(['cancel'])
  })

  test('is canceled by the approval, though its seller tried', async () => {
    const { ship, approval, shown } = await aWaitingRefund()
    await ship()
    expect((await decide(second, approval, 'approve')).status).toBe(200)
    expect((await shown()).status).toBe('canceled')
  })

  test.each(['decline', 'withdraw'])('is shipped after a %s', async (how) => {
    const { ship, approval, seller, asRead } = await aWaitingRefund()
    await decide(how === 'decline' ? second : staff, approval, how)
    expect(await asRead(seller)).toMatchObject({ on_hold: false })
    expect((await ship()).status).toBe(200)
  })

  test('is shipped once nobody approved in time', async () => {
    const { ship, approval } = await aWaitingRefund()
    await sql`update approvals set expires_at = now() where id = ${approval}`.execute(
      site.database.asOwner,
    )
    expect((await ship()).status).toBe(200)
  })

  test('is shipped or canceled, when both are asked at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { refund, seller, id, shown } = await aLargeOrder(site, staff)
      const path = `/marketplace/purchase_orders/${id}/state_transitions`
      const [asked, shipped] = await Promise.all([
        staff.post('/admin/approvals', { approval: refund }),
        seller.post(path, SHIP),
      ])
      expect([asked.status, shipped.status]).toEqual(
        shipped.status === 200 ? [409, 200] : [201, 409],
      )
      expect((await shown()).on_hold).toBe(shipped.status === 409)
    }
  })
})

describe('what cannot be done any more as it was asked', () => {
  test('is over at the first approval, and both administrators are told', async () => {
    const { approval, id, shown, refund } = await aWaitingRefund()
    // As a version before this rule let it happen.
    await sql`update purchase_orders set status = 'shipped' where id = ${id}`.execute(site.db)
    const first = refused(await decide(second, approval, 'approve'))
    expect(first).toEqual([409, 'This order has changed. Please review it again.'])
    expect((await shown()).on_hold).toBe(false)
    const over = /^Closed: Cancel PO-\d+ and return \$12,000\.00 by wire$/
    expect(await subjectsTo(ada)).toEqual([expect.stringMatching(over)])
    expect(await subjectsTo(bo)).toContainEqual(expect.stringMatching(over))
    const { data } = (
      await staff.get(`/admin/approvals?state=decided&act=refund&subject_id=${refund.subject_id}`)
    ).body
    expect(data).toMatchObject([{ outcome: 'expired', decided_by: null, reason: first[1] }])
    expect(refused(await decide(second, approval, 'approve'))).toEqual([
      409,
      'This request is closed because something changed after it was made. Please request it again.',
    ])
  })

  test('is over for a fee too, which has to be requested again', async () => {
    const { id } = await aSeller(site.db)
    const fee = { act: 'fee', subject_id: id, platform_fee_bps: 100 }
    const asked = await askFor(fee)
    await second.put(`/admin/sellers/${id}`, { seller: { platform_fee_bps: 900 } })
    expect((await decide(second, asked, 'approve')).status).toBe(409)
    expect((await decide(second, await askFor(fee), 'approve')).status).toBe(200)
  })
})
