import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refund } from '#server/payments/refund.ts'
import { endPaymentOf } from '#server/payments/end-payment-of.ts'
import { aPaymentStory } from '#server/payments/testing/a-payment-story.ts'
import { aPayingSite, type PayingSite } from '#server/payments/testing/a-paying-site.ts'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'

let shop: PayingSite
let staff: Caller
beforeAll(async () => {
  shop = await aPayingSite()
  staff = await shop.site.as(await anAdministrator(shop.site.db))
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.faults.refunds = 'arrive'
})

async function anUnpaid() {
  const order = await anOrderAt(shop.site, 'awaiting_initial_payment')
  const path = `/admin/purchase_orders/${order.id}`
  return {
    ...order,
    story: aPaymentStory(shop, order.buyer, order.id),
    confirm: () => staff.post(`${path}/state_transitions`, { event: 'confirm_payment' }),
    cancel: () => staff.post(`${path}/state_transitions`, { event: 'cancel' }),
    shown: async () => (await staff.get(path)).body.data,
    retry: (refundId: number, attempt: number) =>
      staff.post(`${path}/refunds/${refundId}/retry`, { attempt }),
    mark: (refundId: number, note: string, attempt = 1) =>
      staff.post(`${path}/refunds/${refundId}/returned`, { attempt, note }),
  }
}
const jobsFor = async (task: string) => {
  const { rows } = await shop.site.database.connection.pool.query(
    'select j.id from graphile_worker.jobs j where task_identifier = $1',
    [task],
  )
  return rows.length
}

describe('a wire transfer that staff confirm', () => {
  test('closes the checkout that is still open', async () => {
    const { id, story, confirm, shown } = await anUnpaid()
    await story.checkOut()
    const jobs = await jobsFor('end_payment')
    expect((await confirm()).status).toBe(200)
    expect(await jobsFor('end_payment')).toBe(jobs + 1)

    await endPaymentOf(shop.deps, id)
    expect(await story.atProvider('pay', 0)).toBe(false)
    expect((await story.ours()).map(({ status }) => status)).toEqual(['expired'])
    expect(await shown()).toMatchObject({ status: 'awaiting_shipment', refunds: [] })
  })

  test('returns what the buyer paid by card at the same moment', async () => {
    const { id, story, confirm, shown } = await anUnpaid()
    await story.checkOut()
    await story.atProvider('pay', 0)
    await confirm()
    await endPaymentOf(shop.deps, id)
    for (const each of await story.refunds()) await refund(shop.deps, each.id)
    expect(await shown()).toMatchObject({
      status: 'awaiting_shipment',
      paid_by_wire: true,
      payments: [{ stage: 'paid', amount_cents: 80_00 }],
      refunds: [{ status: 'succeeded', amount_cents: 80_00 }],
    })
  })
})

describe('a refund that failed', () => {
  async function aFailedRefund() {
    const order = await anUnpaid()
    await order.story.checkOut()
    await order.story.atProvider('pay', 0)
    await order.story.comeBack()
    await order.cancel()
    shop.faults.refunds = 'come-back'
    await order.story.work()
    await order.story.reconcile()
    shop.faults.refunds = 'arrive'
    const [failed] = (await order.shown()).refunds
    return { ...order, failed }
  }

  test('is among what staff look after', async () => {
    const { id, failed } = await aFailedRefund()
    expect(failed).toMatchObject({ status: 'failed', attempt: 1, amount_cents: 80_00 })
    const { body } = await staff.get('/admin/purchase_orders?status=refund_failed')
    expect(body.data.map((order: { id: number }) => order.id)).toContain(id)
    expect(body.meta.counts.refund_failed).toBe(body.meta.total_count)
  })

  test('is requested again, once however often it is pressed', async () => {
    const { failed, retry, story, shown } = await aFailedRefund()
    const jobs = await jobsFor('refund_payment')
    const answers = await Promise.all([1, 2, 3].map(() => retry(failed.id, 1)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await jobsFor('refund_payment')).toBe(jobs + 1)
    expect((await shown()).refunds[0]).toMatchObject({ status: 'requested', attempt: 2 })

    await refund(shop.deps, failed.id)
    expect((await shown()).refunds[0]).toMatchObject({ status: 'succeeded', attempt: 2 })
    expect((await story.refundsAtProvider()).map(({ status }) => status).toSorted()).toEqual([
      'failed',
      'succeeded',
    ])
    expect((await retry(failed.id, 2)).status).toBe(409)
  })

  test('does not fail again by what the provider still says of the first try', async () => {
    const { failed, retry, story, shown } = await aFailedRefund()
    await retry(failed.id, 1)
    await story.reconcile()
    expect((await shown()).refunds[0].status).toBe('requested')
    await refund(shop.deps, failed.id)
    await story.reconcile()
    expect((await shown()).refunds[0].status).toBe('succeeded')
  })

  test('is marked as refunded by hand, which the buyer and the audit log are told, and not asked for again', async () => {
    const { id, failed, mark, retry, story, buyer, shown } = await aFailedRefund()
    const { status, body } = await mark(failed.id, ' Wire 7731 of Monday ')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      has_failed_refund: false,
      refunds: [{ status: 'returned', return_note: 'Wire 7731 of Monday' }],
    })
    const told = (await buyer.get('/notifications')).body.notifications
    expect(told[0]).toMatchObject({
      title: expect.stringMatching(/^\$80\.00 for PO-\d+ was refunded to you another way$/),
      detail: 'Wire 7731 of Monday',
    })
    const log = await staff.get(`/admin/audit_events?kind=writes&search=order ${id}`)
    expect(log.body.data[0]).toMatchObject({
      act: 'refunded by hand',
      after: { note: 'Wire 7731 of Monday' },
    })

    expect((await retry(failed.id, 1)).status).toBe(409)
    expect((await mark(failed.id, 'Once more')).status).toBe(409)
    await story.reconcile()
    expect((await shown()).refunds[0].status).toBe('returned')
  })

  test('is marked with a note, and only as staff saw it', async () => {
    const { failed, mark, retry, shown } = await aFailedRefund()
    const refused = await mark(failed.id, '  ')
    expect([refused.status, refused.body.fields]).toEqual([422, { note: ['Required'] }])
    await retry(failed.id, 1)
    expect((await mark(failed.id, 'By wire')).body.errors).toEqual([
      'This refund has already been requested again',
    ])
    expect((await mark(failed.id, 'By wire', 2)).body.errors).toEqual([
      'This refund has not failed',
    ])
    expect((await shown()).refunds[0].status).toBe('requested')
  })

  test('is another order’s only under that order', async () => {
    const { failed } = await aFailedRefund()
    const { retry, mark } = await anUnpaid()
    expect((await retry(failed.id, 1)).status).toBe(404)
    expect((await mark(failed.id, 'By wire')).status).toBe(404)
  })
})
