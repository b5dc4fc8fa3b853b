import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPaymentStory } from '#server/payments/testing/a-payment-story.ts'
import { aPayingSite, type PayingSite } from '#server/payments/testing/a-paying-site.ts'
import { refund as refundNow } from '#server/payments/refund.ts'
import type { Caller } from '#server/testing/caller.ts'
import { deadlocks } from '#server/testing/deadlocks.ts'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { theyWait } from '#server/testing/they-wait.ts'
import { aLargeOrder, aLargeUnpaidOrder } from './testing/a-large-order.ts'

let shop: PayingSite
let site: TestSite
beforeAll(async () => {
  shop = await aPayingSite()
  site = shop.site
})
afterAll(() => shop.stop())

type Person = { userId: number; email: string }
let [asker, approver]: Person[] = []
let staff: Caller
let second: Caller
let third: Caller
beforeEach(async () => {
  asker = await anAdministrator(site.db)
  approver = await anAdministrator(site.db)
  staff = await site.as(asker)
  second = await site.as(approver)
  third = await site.as(await anAdministrator(site.db))
})

const ask = async (approval: object): Promise<number> =>
  (await staff.post('/admin/approvals', { approval })).body.data.id
const decide = (by: Caller, id: number, how: string) => by.put(`/admin/approvals/${id}/${how}`, {})
const outcomeOf = async (id: number) =>
  (
    await site.db
      .selectFrom('approvals')
      .select('outcome')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).outcome

/** A call sent while an account's status changes, answered afterwards. */
async function meanwhile(
  change: { admin: false; closedAt: Date } | { staffRole: 'support' },
  who: Person | undefined,
  send: () => ReturnType<typeof decide>,
) {
  const { sent } = await site.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set(change)
      .where('id', '=', who?.userId ?? 0)
      .execute()
    const answer = send()
    await theyWait(site.db)
    return { sent: answer }
  })
  return sent
}

describe('of rival decisions', () => {
  test('one wins, whichever they are, and the order is canceled at most once', async () => {
    const before = await deadlocks(site.db)
    for (let round = 0; round < 12; round += 1) {
      const { id: orderId, refund, shown } = await aLargeOrder(site, staff)
      const id = await ask(refund)
      const rivals = [
        decide(second, id, 'approve'),
        decide(third, id, round % 3 === 0 ? 'approve' : 'decline'),
        ...(round % 3 === 2 ? [decide(staff, id, 'withdraw')] : []),
      ]
      const statuses = (await Promise.all(rivals)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
      const wasApproved = (await outcomeOf(id)) === 'approved'
      expect((await shown()).status).toBe(wasApproved ? 'canceled' : 'awaiting_shipment')
      const events = await site.db
        .selectFrom('purchaseOrderEvents')
        .select('id')
        .where('purchaseOrderId', '=', orderId)
        .where('event', '=', 'cancel')
        .execute()
      expect(events).toHaveLength(wasApproved ? 1 : 0)
    }
    expect(await deadlocks(site.db)).toBe(before)
  })

  test('of those who ask at once one is taken', async () => {
    const { refund } = await aLargeOrder(site, staff)
    const asked = await Promise.all(
      [staff, second, third].map((by) => by.post('/admin/approvals', { approval: refund })),
    )
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })
})

describe('an approval', () => {
  test('of what somebody asked who is being removed is refused', async () => {
    const { refund } = await aLargeOrder(site, staff)
    const id = await ask(refund)
    const refused = await meanwhile({ admin: false, closedAt: new Date() }, asker, () =>
      decide(second, id, 'approve'),
    )
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [expect.stringMatching(/is no longer an administrator\. Decline it\.$/)],
    ])
    const { body } = await third.get(`/admin/purchase_orders/${refund.subject_id}`)
    expect(body.data.status).toBe('awaiting_shipment')
    expect((await decide(third, id, 'decline')).status).toBe(200)
  })

  test('by somebody who is being removed is refused', async () => {
    const { refund, shown } = await aLargeOrder(site, staff)
    const id = await ask(refund)
    const refused = await meanwhile({ staffRole: 'support' }, approver, () =>
      decide(second, id, 'approve'),
    )
    expect(refused.status).toBe(403)
    expect((await shown()).status).toBe('awaiting_shipment')
    expect(await outcomeOf(id)).toBeNull()
  })

  test('and the removal of who asked, at once, end in one order or the other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const leaving = await anAdministrator(site.db)
      const { refund, shown } = await aLargeOrder(site, staff)
      const by = await site.as(leaving)
      const id = (await by.post('/admin/approvals', { approval: refund })).body.data.id
      const [approved, removed] = await Promise.all([
        decide(second, id, 'approve'),
        third.delete(`/admin/administrators/${leaving.userId}`),
      ])
      expect(removed?.status).toBe(200)
      expect([200, 409]).toContain(approved?.status)
      expect((await shown()).status).toBe(
        approved?.status === 200 ? 'canceled' : 'awaiting_shipment',
      )
    }
  })

  test('of a fee that was changed meanwhile is refused', async () => {
    const { id: sellerId } = await aSeller(site.db)
    const id = await ask({ act: 'fee', subject_id: sellerId, platform_fee_bps: 100 })
    await third.put(`/admin/sellers/${sellerId}`, { seller: { platform_fee_bps: 900 } })
    const refused = await decide(second, id, 'approve')
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ['This has changed since the request. Please request it again.'],
    ])
    const { body } = await staff.get(`/admin/sellers/${sellerId}`)
    expect(body.data.platform_fee_bps).toBe(900)
  })
})

describe('an order paid by card', () => {
  async function aPaid() {
    const order = await aLargeUnpaidOrder(site)
    const story = aPaymentStory(shop, order.buyer, order.id)
    await story.checkOut()
    await story.atProvider('pay', 0)
    await story.comeBack()
    return { ...order, story, refund: { act: 'refund', subject_id: order.id } }
  }

  test('gives the card back what was paid, once it is approved', async () => {
    const { refund, story } = await aPaid()
    expect(await decide(second, await ask(refund), 'approve')).toMatchObject({ status: 200 })
    await story.work()
    for (const { id } of await story.refunds()) await refundNow(shop.deps, id)
    expect(await story.leftAtProvider()).toEqual([0])
    expect(await story.refundsAtProvider()).toHaveLength(1)
  })

  test('that was partly given back by hand meanwhile has to be requested again', async () => {
    const { refund, story } = await aPaid()
    const id = await ask(refund)
    await story.refundByHand(500_00)
    await story.reconcile()
    expect((await decide(second, id, 'approve')).status).toBe(409)
    expect((await story.orderNow()).status).toBe('awaiting_shipment')
    const { body } = await staff.post('/admin/approvals', { approval: refund })
    expect(body.data.stake).toMatchObject({ total_cents: 12_000_00, left_cents: 11_500_00 })
    expect((await decide(second, body.data.id, 'approve')).status).toBe(200)
    await story.work()
    expect(await story.leftAtProvider()).toEqual([0])
  })
})
