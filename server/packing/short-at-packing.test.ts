import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDaysAfter, dayOf } from '#market/purchase-orders/business-days.ts'
import { sendShipDueNews } from '#server/purchase-orders/news/send-ship-due-news.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { everyRule, findViolations } from '#server/verification/find-violations.ts'
import { cancelUnanswered } from './cancel-unanswered.ts'

const site = siteForThisFile()
let staff: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
})

const deps = () => ({
  db: site.db,
  terms: {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: site.address,
  },
})
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const PARCEL = { carrier: 'UPS', tracking_number: '1Z999AA10123456784' }

/** A paid order of 100 units at $1.00, of 300 listed. */
async function aPaidOrder() {
  const deal = await aDeal(site, { quantity: 100, price: 100, units: 300 })
  const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
  const id = Number(accepted.body.data.attributes.purchase_order_id)
  const path = `/marketplace/purchase_orders/${id}`
  const adminPath = `/admin/purchase_orders/${id}`
  await staff.post(`${adminPath}/state_transitions`, { event: 'confirm_payment' })
  const lineId = Number((await deal.seller.get(path)).body.included[0].id)
  return {
    ...deal,
    id,
    lineId,
    pack: (quantity: number, more: object = PARCEL) =>
      deal.seller.post(`${path}/state_transitions`, {
        event: 'ship',
        packed: [{ line_id: lineId, quantity }],
        ...more,
      }),
    ship: (by = deal.seller) => by.post(`${path}/state_transitions`, { event: 'ship', ...PARCEL }),
    shipByStaff: () => staff.post(`${adminPath}/state_transitions`, { event: 'ship', ...PARCEL }),
    answer: (answer: 'accept' | 'cancel', by = deal.buyer) =>
      by.put(`${path}/packing_shortage`, { answer }),
    seen: async (by = deal.buyer) => (await by.get(path)).body.data.attributes,
    seenByStaff: async () => (await staff.get(adminPath)).body.data,
    units: async () => (await deal.seller.get(`/products/${deal.product.id}`)).body.units as number,
    subjects: async (who: 'buyer' | 'seller') =>
      (await mailsTo(site, who === 'buyer' ? deal.buyerUser.email : deal.sellerUser.email)).map(
        ({ subject }) => subject,
      ),
  }
}
const refused = ({ status, body }: { status: number; body: { errors?: string[] } }) => [
  status,
  body.errors?.[0],
]
const events = (order: { history: { event: string }[] }) => order.history.map(({ event }) => event)

/** What `verify:data` finds of this order's market. */
async function expectSound() {
  await mailsTo(site, 'nobody@lotline.test')
  expect(await findViolations(site.db, everyRule)).toEqual([])
}

describe('a seller that finds fewer units', () => {
  test('under 15% of the value ships the rest, and what is missing is refunded at once', async () => {
    const order = await aPaidOrder()
    const { status, body } = await order.pack(86, { ...PARCEL, short_outcome: 'refund_and_ship' })
    expect(status).toBe(200)
    expect(body.data.attributes).toMatchObject({
      status: 'shipped',
      tracking_number: PARCEL.tracking_number,
      refunded_cents: 14_00,
      refunds: [{ reason: 'Short at packing', lines: [{ line_id: order.lineId, quantity: 14 }] }],
      packing_shortage: {
        missing: [{ line_id: order.lineId, quantity: 14 }],
        amount_cents: 14_00,
        outcome: 'refund_and_ship',
        answer_by: null,
        answer: null,
        is_waiting: false,
      },
    })
    expect(events(await order.seen())).toEqual(['open', 'confirm_payment', 'report_short', 'ship'])
    expect(await order.units()).toBe(200)
    const shipped = (await mailsTo(site, order.buyerUser.email)).find(({ subject }) =>
      subject.includes('shipped'),
    )
    expect(JSON.stringify(shipped)).toContain('We refund $14.00 for what is missing')
    const { partial_refunds: parts, packing_shortage: short } = await order.seenByStaff()
    expect(parts).toMatchObject([{ amount_cents: 14_00, status: 'requested' }])
    expect(short.outcome).toBe('refund_and_ship')
    await expectSound()
  })

  test('from 15% to 80% waits for its buyer, who accepts: the rest then ships', async () => {
    const order = await aPaidOrder()
    const asked = await order.pack(20, {})
    expect(asked.body.data.attributes).toMatchObject({
      status: 'awaiting_shipment',
      refunded_cents: 0,
      packing_shortage: { amount_cents: 80_00, outcome: 'ask_buyer', is_waiting: true },
      allowed_state_transitions: [],
    })
    expect(await order.subjects('buyer')).toContainEqual(
      expect.stringMatching(/can ship only part of PO-/),
    )
    const { notifications } = (await order.buyer.get('/notifications')).body
    expect(notifications[0].title).toContain('accept $80.00 back, or cancel')
    const wait = 'The buyer has yet to accept fewer units. Please do not ship it for now.'
    expect(refused(await order.ship())).toEqual([409, wait])
    expect(refused(await order.shipByStaff())).toEqual([409, wait])
    expect(refused(await order.pack(30))).toEqual([409, wait])
    expect((await order.answer('accept', order.seller)).status).toBe(403)

    const accepted = await order.answer('accept')
    expect(accepted.body.data.attributes).toMatchObject({
      status: 'awaiting_shipment',
      refunded_cents: 80_00,
      packing_shortage: { answer: 'accepted', is_waiting: false },
    })
    expect(await order.subjects('seller')).toContainEqual(
      expect.stringMatching(/accepted fewer units: ship PO-/),
    )
    expect((await order.answer('accept')).status).toBe(409)
    expect((await order.ship()).status).toBe(200)
    expect(events(await order.seen())).toEqual([
      'open',
      'confirm_payment',
      'report_short',
      'accept_short',
      'ship',
    ])
    expect(await order.units()).toBe(200)
    await expectSound()
  })

  test('is refused a second time, and ships what was agreed', async () => {
    const order = await aPaidOrder()
    await order.pack(85, {})
    await order.answer('accept')
    expect(refused(await order.pack(80))).toEqual([409, expect.stringContaining('made smaller')])
    expect((await order.pack(85)).body.data.attributes.status).toBe('shipped')
  })

  test('and a buyer that cancels instead gets all its money; what was found goes back on sale', async () => {
    const order = await aPaidOrder()
    await order.pack(60, {})
    const canceled = await order.answer('cancel')
    expect(canceled.body.data.attributes).toMatchObject({
      status: 'canceled',
      packing_shortage: { answer: 'canceled', is_waiting: false },
    })
    expect(events(await order.seen())).toEqual([
      'open',
      'confirm_payment',
      'report_short',
      'decline_short',
      'cancel',
    ])
    // 200 were left, and 60 of 100 exist.
    expect(await order.units()).toBe(260)
    for (const side of ['buyer', 'seller'] as const)
      expect(await order.subjects(side)).toContainEqual(
        expect.stringMatching(/was canceled: too few units/),
      )
    await expectSound()
  })

  test('is canceled and refunded where its buyer does not answer in two business days', async () => {
    const order = await aPaidOrder()
    await order.pack(60, {})
    const until = new Date((await order.seen()).packing_shortage.answer_by)
    expect(dayOf(until)).toBe(businessDaysAfter(dayOf(new Date()), 2))
    await cancelUnanswered(deps(), new Date(until.getTime() - 60_000))
    expect((await order.seen()).status).toBe('awaiting_shipment')
    await cancelUnanswered(deps(), until)
    await cancelUnanswered(deps(), until)
    expect(await order.seen()).toMatchObject({
      status: 'canceled',
      packing_shortage: { answer: 'expired' },
    })
    expect((await order.answer('accept')).status).toBe(409)
    for (const side of ['buyer', 'seller'] as const)
      expect(
        (await order.subjects(side)).filter((subject) => /canceled: too few/.test(subject)),
      ).toHaveLength(1)
    expect(await order.units()).toBe(260)
    await expectSound()
  })

  test('over 80% has the order canceled and refunded at once', async () => {
    const order = await aPaidOrder()
    const { body } = await order.pack(19, { short_outcome: 'cancel' })
    expect(body.data.attributes).toMatchObject({
      status: 'canceled',
      packing_shortage: { outcome: 'cancel', amount_cents: 81_00 },
    })
    expect(events(await order.seen())).toEqual([
      'open',
      'confirm_payment',
      'report_short',
      'cancel',
    ])
    expect(await order.units()).toBe(219)
    await expectSound()
  })
})

describe('shipping', () => {
  test('ships all units where none are named, and so does naming all', async () => {
    const [plain, named] = [await aPaidOrder(), await aPaidOrder()]
    expect((await plain.ship()).body.data.attributes).toMatchObject({
      status: 'shipped',
      packing_shortage: null,
    })
    expect((await named.pack(100)).body.data.attributes).toMatchObject({
      status: 'shipped',
      packing_shortage: null,
      refunded_cents: 0,
    })
  })

  test('what was not expected, more than was ordered, or a line of another order is refused', async () => {
    const order = await aPaidOrder()
    expect((await order.pack(60, { short_outcome: 'refund_and_ship' })).status).toBe(409)
    expect((await order.pack(100, { ...PARCEL, short_outcome: 'cancel' })).status).toBe(409)
    expect((await order.pack(101)).status).toBe(422)
    const packed = [{ line_id: order.lineId + 999, quantity: 1 }]
    expect((await order.pack(0, { ...PARCEL, packed })).status).toBe(422)
    expect((await order.pack(99, {})).body.fields).toHaveProperty('tracking_number')
    expect(await order.seen()).toMatchObject({
      status: 'awaiting_shipment',
      packing_shortage: null,
    })
  })

  test('fewer units is refused while the order is on hold or its payment disputed', async () => {
    const order = await aPaidOrder()
    await sql`insert into disputes (id, purchase_order_id, payment_intent_id, amount_cents, reason, status, created_at)
      values (${`dp_${order.id}`}, ${order.id}, 'pi_x', 100, 'fraudulent', 'open', now())`.execute(
      site.database.asOwner,
    )
    expect(refused(await order.pack(60))).toEqual([
      409,
      'This payment is disputed. Contact us before you ship fewer units.',
    ])
    await sql`delete from disputes where purchase_order_id = ${order.id}`.execute(
      site.database.asOwner,
    )
  })

  test('an order that isn’t paid, or has shipped, takes no word of units', async () => {
    const order = await aPaidOrder()
    await order.ship()
    expect((await order.pack(60)).status).toBe(409)
    expect((await order.answer('accept')).status).toBe(409)
  })
})

test('an order isn’t late, stuck or due while its buyer is asked', async () => {
  const order = await aPaidOrder()
  const today = dayOf(new Date())
  await site.db
    .updateTable('purchaseOrders')
    .set({ shipBy: today })
    .where('id', '=', order.id)
    .execute()
  await order.pack(60, {})
  const { ship_by: day, packing_shortage: short } = await order.seen()
  expect(day).toBe(businessDaysAfter(dayOf(new Date(short.answer_by)), 1))
  const before = (await order.subjects('seller')).length
  await sendShipDueNews(deps(), inDays(1))
  expect(await order.subjects('seller')).toHaveLength(before)
  expect((await order.seenByStaff()).is_stuck).toBe(false)
  await sql`update packing_shortages set answer_by = now() - interval '1 hour'
    where purchase_order_id = ${order.id}`.execute(site.database.asOwner)
  expect((await order.seenByStaff()).is_stuck).toBe(true)
})

test('an order that staff cancel meanwhile has no question left, and returns what was found', async () => {
  const order = await aPaidOrder()
  await order.pack(60, {})
  const by = { party: 'admin', userId: null } as const
  await transact(site.db, async (tx) =>
    makeTransition({ tx, terms: deps().terms }, await lockAnyOrder(tx, order.id), {
      event: 'cancel',
      by,
    }),
  )
  expect((await order.seen()).packing_shortage.is_waiting).toBe(false)
  expect((await order.answer('accept')).status).toBe(409)
  await cancelUnanswered(deps(), inDays(30))
  expect(await order.units()).toBe(260)
  await expectSound()
})

test('two answers at once are one', async () => {
  const order = await aPaidOrder()
  await order.pack(60, {})
  const answers = await Promise.all([
    order.answer('accept'),
    order.answer('cancel'),
    order.answer('accept'),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  await expectSound()
})
