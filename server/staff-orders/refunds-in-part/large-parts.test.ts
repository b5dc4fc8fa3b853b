import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { onHoldWords } from '#market/purchase-orders/on-hold.ts'
import { endApprovals } from '#server/approvables.ts'
import { aLargeOrder } from '#server/approvals/testing/a-large-order.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'

import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

const terms = {
  demo: false,
  secondFactorRequired: false,
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'http://lotline.test',
}

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

type Answer = { status: number; body: { errors?: string[]; code?: string } }
const refused = ({ status, body }: Answer) => [status, body.errors?.[0]]
const ask = (approval: object) => staff.post('/admin/approvals', { approval })
const decide = (id: number, how: string) => second.put(`/admin/approvals/${id}/${how}`, {})
const REASON = 'A pallet was crushed'

/** An order of $12,000.00. */
async function aPaidOrder() {
  const order = await aLargeOrder(site, staff)
  const path = `/admin/purchase_orders/${order.id}`
  const part = (amount: number) => ({ key: randomUUID(), reason: REASON, amount_cents: amount })
  const ship = { event: 'ship', carrier: 'UPS', tracking_number: '1Z' }
  return {
    ...order,
    refundPart: (amount: number) => staff.post(`${path}/partial_refunds`, part(amount)),
    askForPart: (amount: number) =>
      ask({ act: 'partial_refund', subject_id: order.id, ...part(amount) }),
    ship: () =>
      order.seller.post(`/marketplace/purchase_orders/${order.id}/state_transitions`, ship),
    asSeller: async () =>
      (await order.seller.get(`/marketplace/purchase_orders/${order.id}`)).body.data.attributes,
  }
}

describe('parts of an order that come to more than one administrator may refund', () => {
  test('are counted together, and wait for a second one, who makes the refund', async () => {
    const order = await aPaidOrder()
    expect((await order.refundPart(6_000_00)).status).toBe(200)
    expect((await order.refundPart(4_000_01)).body).toMatchObject({
      code: 'second_administrator_needed',
    })
    const asked = await order.askForPart(4_000_01)
    expect(asked.body.data).toMatchObject({
      note: REASON,
      stake: {
        act: 'partial_refund',
        amount_cents: 4_000_01,
        refunded_cents: 6_000_00,
        total_cents: 12_000_00,
      },
    })
    expect((await order.shown()).partial_refunds).toHaveLength(1)
    expect((await decide(asked.body.data.id, 'approve')).status).toBe(200)
    expect(await order.shown()).toMatchObject({
      refunded_cents: 10_000_01,
      partial_refunds: [{ amount_cents: 6_000_00 }, { amount_cents: 4_000_01, reason: REASON }],
    })
    const { acts } = await order.shown()
    const made = acts.find(({ act }: { act: string }) => act === 'refunded in part')
    expect(made.after).toMatchObject({ approved_by: expect.stringMatching(/^user \d+$/) })
  })

  test('are not asked for where one administrator may refund them', async () => {
    const order = await aPaidOrder()
    expect(refused(await order.askForPart(10_000_00))).toEqual([
      409,
      'This refund can be made without a second administrator',
    ])
  })
})

describe('an order of which a refund waits for a second administrator', () => {
  test('is on hold: its seller reads why, and ships once it is decided', async () => {
    const order = await aPaidOrder()
    const asked = await order.askForPart(11_000_00)
    expect(await order.asSeller()).toMatchObject({
      on_hold: true,
      on_hold_for: 'refund',
      allowed_state_transitions: [],
    })
    expect(onHoldWords.refund).toBe('On hold: Lotline is deciding on a refund')
    expect(refused(await order.ship())).toEqual([409, onHoldWords.refund])
    await decide(asked.body.data.id, 'decline')
    expect((await order.ship()).status).toBe(200)
  })

  test('has neither another part refunded nor its cancellation asked for', async () => {
    const order = await aPaidOrder()
    await order.askForPart(11_000_00)
    const waits = 'A refund of this order waits for a second administrator. Decide on it first.'
    expect(refused(await order.refundPart(1_00))).toEqual([409, waits])
    expect(refused(await ask(order.refund))).toEqual([409, waits])
  })

  test('nor a part while its cancellation waits', async () => {
    const order = await aPaidOrder()
    await ask(order.refund)
    const waits =
      'A cancellation of this order waits for a second administrator. Decide on it first.'
    expect(refused(await order.refundPart(1_00))).toEqual([409, waits])
    expect(refused(await order.askForPart(11_000_00))).toEqual([409, waits])
  })

  test.each([
    ['was canceled', sql`update purchase_orders set status = 'canceled' where id = `],
    [
      'was charged back',
      sql`insert into disputes (id, purchase_order_id, payment_intent_id, amount_cents, reason, status, created_at)
        select 'dp_' || id, id, 'pi_x', total_cents, 'fraudulent', 'open', now() from purchase_orders where id = `,
    ],
  ])('is over without a press once the order %s, and both are told', async (_, happens) => {
    const order = await aPaidOrder()
    await order.askForPart(11_000_00)
    await sql`${happens}${order.id}`.execute(site.database.asOwner)
    await endApprovals({ db: site.db, terms })
    const closed = /^Closed: Refund \$11,000\.00 of PO-\d+ by wire$/
    for (const person of [ada, bo]) {
      const subjects = (await mailsTo(site, person?.email ?? '')).map(({ subject }) => subject)
      expect(subjects.filter((subject) => closed.test(subject))).toHaveLength(1)
    }
    expect(await order.asSeller()).toMatchObject({ on_hold: false })
  })

  test('is held once it is asked, also when its seller ships at the same moment', async () => {
    const order = await aPaidOrder()
    const [asked, shipped] = await Promise.all([order.askForPart(11_000_00), order.ship()])
    expect(asked.status).toBe(201)
    expect((await order.shown()).on_hold).toBe(true)
    expect([200, 409]).toContain(shipped.status)
  })
})
