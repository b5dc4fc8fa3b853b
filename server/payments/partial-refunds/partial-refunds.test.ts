import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDispute, openDispute } from '#payment-sandbox/acts/dispute-payment.ts'
import { withBooks } from '#payment-sandbox/sandbox.ts'
import { ProviderError } from '#payment-sandbox/provider-error.ts'
import { noFaults } from '#payment-sandbox/faults.ts'
import { everyRule, violationsOf } from '#server/verification/find-violations.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { aPayingSite, type PayingSite } from '../testing/a-paying-site.ts'
import { aPaymentStory } from '../testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from '../testing/an-unpaid-order.ts'
import { makePartialRefund } from './make-partial-refund.ts'
import { partialRefundsOf } from './partial-refunds-of.ts'

let shop: PayingSite
let traders: Traders
let buyer: Caller
let seller: Caller
let staff: Caller
let orderId: number
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  const { db } = shop.site
  traders = await someTraders(db)
  buyer = await shop.site.as(traders.buyer)
  seller = await shop.site.as(traders.seller)
  staff = await shop.site.as(await anAdministrator(db))
})
afterAll(() => shop.stop())

/** An order of ten units at $8.00, of which the fee is $8.00, paid by card. */
beforeEach(async () => {
  orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
  story = aPaymentStory(shop, buyer, orderId)
  await story.checkOut()
  await story.atProvider('pay', 0)
  await story.comeBack()
})
afterEach(async () => {
  const { webhooks } = shop.faults
  Object.assign(shop.faults, { ...noFaults(), webhooks })
  for (const rule of [
    'orders, the card provider and the ledger agree to the cent',
    'no buyer is owed less than nothing',
    'no more goes back than was paid',
    'a refund in part is credited, and those of an order come to no more than it cost',
  ] as const)
    expect(await violationsOf(shop.site.db, everyRule[rule]!)).toEqual([])
})

const path = () => `/admin/purchase_orders/${orderId}`
const refundPart = (part: object, key: string = randomUUID()) =>
  staff.post(`${path()}/partial_refunds`, { key, reason: 'Two cases were wet', ...part })
const parts = () => partialRefundsOf(shop.site.db, orderId)
const work = async () => {
  for (const { id } of await parts()) await makePartialRefund(shop.deps, id)
}
const atProvider = async () =>
  (await story.refundsAtProvider())
    .filter(({ status }) => status !== 'failed')
    .map(({ amount }) => amount)
    .toSorted((one, other) => one - other)
const credited = () =>
  shop.site.db
    .selectFrom('purchaseOrderCredits')
    .select(['amountCents', 'feeCents', 'reason'])
    .where('purchaseOrderId', '=', orderId)
    .orderBy('id')
    .execute()
const seenBy = async (side: Caller) =>
  (await side.get(`/marketplace/purchase_orders/${orderId}`)).body.data.attributes
const deliverAll = async () => {
  for (const event of await story.events()) await story.deliver(event)
}

describe('a part of a paid order', () => {
  test('goes back by lines, with a fee that is given back with a refund', async () => {
    const { body } = await staff.get(path())
    const [line] = body.data.purchase_order_products
    const refunded = await refundPart({ lines: [{ line_id: line.id, quantity: 3 }] })
    expect(refunded.status).toBe(200)
    expect(refunded.body.data.partial_refunds).toMatchObject([
      { amount_cents: 24_00, fee_cents: 2_40, status: 'requested', reason: 'Two cases were wet' },
    ])
    await work()
    expect(await atProvider()).toEqual([24_00])
    expect(await story.leftAtProvider()).toEqual([56_00])
    expect(await credited()).toEqual([
      { amountCents: 24_00, feeCents: 2_40, reason: 'Two cases were wet' },
    ])
    expect((await parts())[0]).toMatchObject({ status: 'made' })
  })

  test('is read by both sides: a refunded order never reads as simply paid', async () => {
    await refundPart({ amount_cents: 20_00 })
    const asked = { amount_cents: 20_00, reason: 'Two cases were wet', state: 'requested' }
    expect((await seenBy(buyer)).refunds).toMatchObject([asked])
    expect((await seenBy(buyer)).refunds[0]).not.toHaveProperty('share_of_seller')
    await work()
    const made = { ...asked, state: 'refunded', share_of_seller: 18_00 }
    expect((await seenBy(seller)).refunds).toMatchObject([made])
  })

  test('goes back once, however often the same request and its webhooks come', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refundPart({ amount_cents: 20_00 }, key)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await Promise.all([work(), work()])
    await deliverAll()
    await deliverAll()
    await story.reconcile()
    expect(await atProvider()).toEqual([20_00])
    expect(await credited()).toHaveLength(1)
  })

  test('is never more than is left, with 20 requests at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refundPart({ amount_cents: 15_00 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(15)
    await work()
    expect(await story.leftAtProvider()).toEqual([5_00])
    const over = await refundPart({ amount_cents: 5_01 })
    expect(over.body.errors).toEqual(['Only $5.00 of this order can still be refunded.'])
  })

  test('is refused by the database beyond what was paid', async () => {
    await refundPart({ amount_cents: 79_00 })
    const { db } = shop.site
    const more = sql`insert into partial_refunds
      (purchase_order_id, key, amount_cents, fee_cents, reason, made_by, payment_intent_id)
      select purchase_order_id, gen_random_uuid(), 101, 0, reason, made_by, payment_intent_id
      from partial_refunds where purchase_order_id = ${orderId}`
    await expect(more.execute(db)).rejects.toThrow('cannot be refunded with 101 more')
  })

  test('leaves only the rest to a later cancellation, also when it was not made yet', async () => {
    await refundPart({ amount_cents: 20_00 })
    await story.cancel()
    await story.work()
    await work()
    await story.reconcile()
    expect(await atProvider()).toEqual([20_00, 60_00])
    const sums = (await credited()).map(({ amountCents, feeCents }) => [amountCents, feeCents])
    expect(sums).toEqual([
      [20_00, 2_00],
      [60_00, 6_00],
    ])
    expect((await refundPart({ amount_cents: 1 })).status).toBe(409)
  })
})

describe('both sides hear of a part', () => {
  const titlesOf = async (side: Caller) =>
    (await side.get('/notifications')).body.notifications.map(
      ({ title }: { title: string }) => title,
    )
  const ofPart = async (side: Caller) =>
    (await titlesOf(side)).filter((title: string) => /refunded \$20\.00/.test(title))

  test('the seller as it is decided, the buyer once the provider took it, each once', async () => {
    const before = [await ofPart(seller), await ofPart(buyer)]
    await refundPart({ amount_cents: 20_00 })
    expect(await ofPart(seller)).toHaveLength((before[0]?.length ?? 0) + 1)
    expect(await ofPart(buyer)).toEqual(before[1])
    await work()
    await deliverAll()
    await story.reconcile()
    expect(await ofPart(seller)).toHaveLength((before[0]?.length ?? 0) + 1)
    expect(await ofPart(buyer)).toHaveLength((before[1]?.length ?? 0) + 1)
  })

  test('what the bank sends back is told to the buyer and to staff', async () => {
    await refundPart({ amount_cents: 20_00 })
    shop.faults.refunds = 'come-back'
    await work()
    await story.reconcile()
    expect((await titlesOf(buyer))[0]).toMatch(
      /^The refund of \$20\.00 for PO-\d+ did not reach your card$/,
    )
    expect((await titlesOf(staff))[0]).toMatch(/^The partial refund of \$20\.00 for PO-\d+ failed$/)
  })
})

describe('a refund first refused, then possible', () => {
  test('is told to staff, and made once it is requested again', async () => {
    await refundPart({ amount_cents: 20_00 })
    shop.faults.refusesRefunds = new ProviderError('Disputed', 400, { code: 'charge_disputed' })
    await work()
    const { body } = await staff.get(path())
    expect(body.data).toMatchObject({
      has_failed_refund: true,
      partial_refunds: [{ status: 'failed', refused_code: 'charge_disputed' }],
    })
    const told = (await staff.get('/notifications')).body.notifications
    expect(told[0].title).toMatch(/^The partial refund of \$20\.00 for PO-\d+ was refused$/)
    Object.assign(shop.faults, { ...noFaults(), webhooks: shop.faults.webhooks })
    const [part] = await parts()
    const retry = () =>
      staff.post(`${path()}/partial_refunds/${part?.id}/retry`, { attempt: part?.attempt })
    const answers = await Promise.all([retry(), retry()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await work()
    expect(await atProvider()).toEqual([20_00])
    expect(await parts()).toMatchObject([{ status: 'made', refusedCode: null }])
    expect(await credited()).toHaveLength(1)
  })

  test('stays owed when the bank sends it back, and is returned by hand with a reference', async () => {
    await refundPart({ amount_cents: 20_00 })
    shop.faults.refunds = 'come-back'
    await work()
    await story.reconcile()
    const [part] = await parts()
    expect(part?.status).toBe('failed')
    const sent = { attempt: part?.attempt, note: 'Wire 7731' }
    const returned = await staff.post(`${path()}/partial_refunds/${part?.id}/returned`, sent)
    expect(returned.body.data.partial_refunds).toMatchObject([
      { status: 'returned', return_note: 'Wire 7731' },
    ])
    expect((await credited()).map(({ amountCents }) => amountCents)).toEqual([20_00])
  })
})

describe('a failed part that staff refund on the provider’s own pages', () => {
  const failOne = async () => {
    await refundPart({ amount_cents: 20_00 })
    shop.faults.refusesRefunds = new ProviderError('Low', 400, { code: 'charge_disputed' })
    await work()
    Object.assign(shop.faults, { ...noFaults(), webhooks: shop.faults.webhooks })
    expect(await parts()).toMatchObject([{ status: 'failed' }])
  }

  test('is made by it, and does not count twice', async () => {
    await failOne()
    await story.refundByHand(20_00)
    await story.reconcile()
    await story.reconcile()
    expect(await parts()).toMatchObject([{ status: 'made', refusedCode: null }])
    expect(await credited()).toHaveLength(1)
    expect((await staff.get(path())).body.data).toMatchObject({
      refunded_cents: 20_00,
      refunding_cents: 0,
      refunds_at_provider: [],
    })
    const over = await refundPart({ amount_cents: 60_01 })
    expect(over.body.errors).toEqual(['Only $60.00 of this order can still be refunded.'])
  })

  test('stays failed where another amount went back', async () => {
    await failOne()
    await story.refundByHand(15_00)
    await story.reconcile()
    expect(await parts()).toMatchObject([{ status: 'failed' }])
    expect((await staff.get(path())).body.data.refunded_cents).toBe(35_00)
  })
})

const owed = async () => {
  const { rows } = await sql<{ cents: number }>`
    select -coalesce(sum(e.amount_cents), 0)::bigint as cents from ledger_entries e
    join ledger_postings p on p.id = e.posting_id
    where p.purchase_order_id = ${orderId} and e.account = 'buyer_refunds'`.execute(shop.site.db)
  return rows[0]?.cents
}

describe('a part of a payment that was charged back', () => {
  const end = async () => {
    const [part] = await parts()
    return staff.post(`${path()}/partial_refunds/${part?.id}/charged_back`, {
      attempt: part?.attempt,
    })
  }

  test('is ended by staff once the chargeback is lost, and nothing is owed', async () => {
    await refundPart({ amount_cents: 20_00 })
    shop.faults.refusesRefunds = new ProviderError('Disputed', 400, { code: 'charge_disputed' })
    await work()
    Object.assign(shop.faults, { ...noFaults(), webhooks: shop.faults.webhooks })
    const early = await end()
    expect([early.status, early.body.errors]).toEqual([
      409,
      ['No chargeback on this order was lost'],
    ])
    const { paymentIntentId } = await shop.site.db
      .selectFrom('checkoutSessions')
      .select('paymentIntentId')
      .where('purchaseOrderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const { id } = await withBooks(shop.sandbox, (books) =>
      openDispute(books, paymentIntentId ?? ''),
    )
    await withBooks(shop.sandbox, (books) => closeDispute(books, id, 'lost'))
    await story.reconcile()
    const answers = await Promise.all([end(), end()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.data).toMatchObject({
      has_failed_refund: false,
      refunding_cents: 0,
      partial_refunds: [{ status: 'charged_back' }],
    })
    expect(await owed()).toBe(0)
    expect((await seenBy(seller)).refunds).toMatchObject([{ state: 'charged_back' }])
  })
})

describe('a canceled order that was paid by wire', () => {
  const cancelOne = async () => {
    orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
    story = aPaymentStory(shop, buyer, orderId)
    await staff.post(`${path()}/state_transitions`, { event: 'confirm_payment' })
  }
  test('waits for staff to send the rest and to record it, and then nothing is owed', async () => {
    await cancelOne()
    await refundPart({ amount_cents: 30_00 })
    const [first] = await parts()
    const mark = (part: typeof first, note: string) =>
      staff.post(`${path()}/partial_refunds/${part?.id}/returned`, { attempt: part?.attempt, note })
    await mark(first, 'Wire 8812')
    await story.cancel()
    await story.work()
    await story.work()
    expect((await staff.get(path())).body.data).toMatchObject({
      has_failed_refund: false,
      has_refund_to_send: true,
      refunded_cents: 80_00,
      refunding_cents: 50_00,
      partial_refunds: [
        { amount_cents: 30_00, of_canceled: false },
        { amount_cents: 50_00, fee_cents: 5_00, of_canceled: true, status: 'requested' },
      ],
    })
    expect(await owed()).toBe(50_00)
    const [, rest] = await parts()
    expect((await mark(rest, 'Wire 8813')).body.data).toMatchObject({
      has_refund_to_send: false,
      refunding_cents: 0,
    })
    expect(await owed()).toBe(0)
    expect((await credited()).map(({ amountCents }) => amountCents)).toEqual([30_00, 50_00])
    const told = (await buyer.get('/notifications')).body.notifications
    expect(told[0].title).toMatch(/^Lotline refunded \$50\.00 of order PO-\d+$/)
  })
})

describe('an order that was paid by wire', () => {
  test('is refunded in part by staff, who note the reference of the bank', async () => {
    orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
    story = aPaymentStory(shop, buyer, orderId)
    await staff.post(`${path()}/state_transitions`, { event: 'confirm_payment' })
    expect((await refundPart({ amount_cents: 30_00 })).status).toBe(200)
    await work()
    const [part] = await parts()
    expect((await staff.get(path())).body.data).toMatchObject({
      has_failed_refund: false,
      has_refund_to_send: true,
    })
    const { id, attempt } = part ?? {}
    const mark = () =>
      staff.post(`${path()}/partial_refunds/${id}/returned`, { attempt, note: 'Wire 8812' })
    expect((await mark()).body.data).toMatchObject({
      has_refund_to_send: false,
      partial_refunds: [{ status: 'returned', return_note: 'Wire 8812', fee_cents: 3_00 }],
    })
    expect((await mark()).status).toBe(409)
  })
})

test('an order that was not paid is not refunded', async () => {
  orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
  story = aPaymentStory(shop, buyer, orderId)
  expect((await refundPart({ amount_cents: 1_00 })).status).toBe(409)
})
