import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessDaysAfter, dayOf } from '#market/purchase-orders/business-days.ts'
import { makePartialRefund } from '#server/payments/partial-refunds/make-partial-refund.ts'
import { partialRefundsOf } from '#server/payments/partial-refunds/partial-refunds-of.ts'
import { aPayingSite, type PayingSite } from '#server/payments/testing/a-paying-site.ts'
import { someTraders } from '#server/payments/testing/an-unpaid-order.ts'
import { releaseByItself } from '#server/purchase-orders/release-by-itself.ts'
import { aDeal } from '#server/testing/deals.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { everyRule, violationsOf } from '#server/verification/find-violations.ts'
import { expireClaims } from './expire-claims.ts'
import { aShippedOrder, sendPhoto } from './testing/a-shipped-order.ts'

let shop: PayingSite
let staff: Caller
let admin: { userId: number; email: string }
beforeAll(async () => {
  shop = await aPayingSite()
  admin = await anAdministrator(shop.site.db)
  staff = await shop.site.as(admin)
})
afterAll(() => shop.stop())

const WINDOW = 5
const deps = () => ({ ...shop.deps, claimWindowDays: WINDOW })
/** Noon of the day that many business days after today. */
const inDays = (count: number) =>
  new Date(`${businessDaysAfter(dayOf(new Date()), count)}T17:00:00Z`)
const statusOf = async (id: number) =>
  (await staff.get(`/admin/purchase_orders/${id}`)).body.data.status
const mailsTo = async ({ email }: { email: string }) =>
  (
    await shop.site.db
      .selectFrom('mails')
      .select('subject')
      .where('toAddress', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject)
const decide = async (id: number, decision: object) => {
  const { body } = await staff.get(`/admin/purchase_orders/${id}/claims`)
  const claim = body.data.at(-1)
  return staff.post(`/admin/claims/${claim.id}/decision`, {
    version: claim.version,
    words: 'We looked at the photos.',
    ...decision,
  })
}

describe('a buyer reports a problem', () => {
  test('with units, words and photos, and its seller is asked for their price', async () => {
    const order = await aShippedOrder(shop)
    const reported = await order.report({ photo_keys: [await sendPhoto(order.buyer)] })
    expect(reported.status).toBe(201)
    expect(reported.body.data).toMatchObject([
      {
        state: 'seller_review',
        reason: 'damaged',
        quantity: 2,
        credit_cents: 16_00,
        proposed_cents: 16_00,
        payable_cents: 16_00,
        answer_by: businessDaysAfter(dayOf(new Date()), 3),
        answers: ['withdraw'],
        turns: [{ act: 'report', party: 'buyer', words: 'Wet boxes' }],
      },
    ])
    const { data } = await order.claims(order.seller)
    expect(data[0].answers).toEqual(['accept', 'propose', 'decline'])
    const shown = (await order.seller.get(order.path)).body.data.attributes
    expect(shown.open_claims).toEqual(['seller_review'])
    const { due } = (await order.seller.get('/marketplace/sellers/overview')).body
    expect(due.claims).toMatchObject({ count: 1, order_id: String(order.id) })
    expect((await mailsTo(order.traders.seller)).at(-1)).toMatch(/reported a problem with PO-/)
    const { history } = (await order.seller.get(order.path)).body.data.attributes
    expect(history.at(-1)).toMatchObject({ event: 'report_problem', state: 'shipped' })
  })

  test('whose photos nobody sees but the two sides and staff', async () => {
    const order = await aShippedOrder(shop)
    const { body } = await order.report({ photo_keys: [await sendPhoto(order.buyer)] })
    const [claim] = body.data
    const [photo] = claim.turns[0].photo_ids
    const at = `/claims/${claim.id}/photos/${photo}`
    for (const reader of [order.buyer, order.seller])
      expect((await reader.get(`${at}?size=small`)).status).toBe(200)
    expect((await staff.get(`/admin${at}`)).status).toBe(200)
    const stranger = await shop.site.as(await aBuyer(shop.site.db))
    expect((await stranger.get(at)).status).toBe(404)
    expect((await stranger.get(`/purchase_orders/${order.id}/claims`)).status).toBe(404)
  })

  test('of a line with an open claim: it joins, and the seller answers all of it', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    await order.answer(order.seller, 'decline', { words: 'They left dry' })
    const joined = await order.report({ reason: 'short', quantity: 3, words: '' })
    expect(joined.body.data).toMatchObject([
      {
        state: 'seller_review',
        quantity: 5,
        proposed_cents: 40_00,
        turns: [{}, {}, { act: 'join' }],
      },
    ])
    expect(joined.body.meta.lines).toMatchObject([{ units_left: 5, joins: true }])
  })

  test.each([
    [{ quantity: 11 }, 'Only 10 of 10 units can still be reported.'],
    [{ words: ' ' }, 'Describe the problem'],
    [{ line_id: 1 }, 'This line is not in the order.'],
    [{ photo_keys: Array.from({ length: 11 }, () => 'a'.repeat(32)) }, 'Maximum 10 photos'],
  ])('but not %j', async (changes, words) => {
    const order = await aShippedOrder(shop)
    const { status, body } = await order.report(changes)
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(words)])
  })

  test('of salvage only where units are short or another item', async () => {
    const { db } = shop.site
    const traders = await someTraders(db)
    await db
      .updateTable('products')
      .set({ condition: 'salvage' })
      .where('id', '=', traders.productId)
      .execute()
    const order = await aShippedOrder(shop, traders)
    const { status, body } = await order.report()
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('sold as is')])
    expect((await order.report({ reason: 'wrong_item' })).status).toBe(201)
  })

  test('until the window after its receipt ends', async () => {
    const order = await aShippedOrder(shop)
    await order.receive()
    const { meta } = await order.claims(order.buyer)
    expect(meta).toMatchObject({
      is_open: true,
      ends_on: businessDaysAfter(dayOf(new Date()), WINDOW),
    })
  })

  test('and takes it back', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    const { body } = await order.answer(order.buyer, 'withdraw')
    expect(body.data).toMatchObject([{ state: 'withdrawn', answers: [] }])
    expect(body.meta.lines).toMatchObject([{ units_left: 10 }])
    expect((await mailsTo(order.traders.seller)).at(-1)).toMatch(/withdrew its claim/)
  })
})

describe('a claim is settled', () => {
  test('when its seller accepts: the units are refunded, without a second administrator', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    const { status, body } = await order.answer(order.seller, 'accept')
    expect([status, body.data[0].state, body.data[0].settled_cents]).toEqual([
      200,
      'settled',
      16_00,
    ])
    expect(await order.refunds()).toMatchObject([
      {
        amount_cents: 16_00,
        lines: [{ line_id: order.lineId, quantity: 2 }],
        reason: expect.stringMatching(/^Claim: 2 units damaged, /),
      },
    ])
    const [part] = await partialRefundsOf(shop.site.db, order.id)
    await makePartialRefund(shop.deps, part!.id)
    expect(await order.story.leftAtProvider()).toEqual([64_00])
    expect((await mailsTo(order.traders.buyer)).join('\n')).toMatch(
      /Your claim on PO-\d+ is settled with \$16\.00/,
    )
    for (const rule of [
      'orders, the card provider and the ledger agree to the cent',
      'a refund in part is credited, and those of an order come to no more than it cost',
    ] as const)
      expect(await violationsOf(shop.site.db, everyRule[rule]!)).toEqual([])
  })

  test('when its buyer accepts what the seller proposes, as an amount', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    const proposed = await order.answer(order.seller, 'propose', { amount_cents: 10_00 })
    expect(proposed.body.data).toMatchObject([{ state: 'buyer_review', proposed_cents: 10_00 }])
    expect((await mailsTo(order.traders.buyer)).at(-1)).toMatch(/proposes a credit of \$10\.00/)
    await order.answer(order.buyer, 'propose', { amount_cents: 12_00, words: 'Meet me' })
    await order.answer(order.seller, 'propose', { amount_cents: 11_00 })
    const { body } = await order.answer(order.buyer, 'accept')
    expect(body.data).toMatchObject([{ state: 'settled', settled_cents: 11_00 }])
    expect(await order.refunds()).toMatchObject([{ amount_cents: 11_00, lines: null }])
  })

  test('with no more than refunds left of the order', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    await staff.post(`/admin/purchase_orders/${order.id}/partial_refunds`, {
      key: randomUUID(),
      reason: 'Goodwill',
      amount_cents: 75_00,
    })
    expect((await order.claims(order.seller)).data).toMatchObject([
      { proposed_cents: 16_00, payable_cents: 5_00 },
    ])
    const { body } = await order.answer(order.seller, 'accept')
    expect(body.data).toMatchObject([{ settled_cents: 5_00 }])
  })

  test('never twice, and never by who did not see its last turn', async () => {
    const order = await aShippedOrder(shop)
    const { body } = await order.report()
    const [claim] = body.data
    const accept = () =>
      order.seller.post(`/claims/${claim.id}/answers`, { act: 'accept', version: claim.version })
    const answers = await Promise.all([accept(), accept(), accept()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(await order.refunds()).toHaveLength(1)
  })

  test('not by the other side’s turn, nor over the price of the units', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    expect((await order.answer(order.buyer, 'accept')).status).toBe(409)
    const over = await order.answer(order.seller, 'propose', { amount_cents: 16_01 })
    expect([over.status, JSON.stringify(over.body)]).toEqual([
      422,
      expect.stringContaining('Enter at most $16.00'),
    ])
  })
})

describe('a claim that its seller declines', () => {
  test('is closed without a credit once its buyer accepts that, and its units are not claimed again', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    expect((await order.answer(order.seller, 'decline')).status).toBe(422)
    await order.answer(order.seller, 'decline', { words: 'They left dry' })
    const { body } = await order.answer(order.buyer, 'accept')
    expect(body.data).toMatchObject([{ state: 'declined', settled_cents: null }])
    expect(body.meta.lines).toMatchObject([{ units_left: 8 }])
    expect(await order.refunds()).toEqual([])
  })

  test('is decided by staff if its buyer asks', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    await order.answer(order.seller, 'decline', { words: 'They left dry' })
    await order.answer(order.buyer, 'ask_staff')
    const told = (await staff.get('/notifications')).body.notifications
    expect(told[0].title).toMatch(/^A claim on PO-\d+ waits for your decision$/)
    const { body } = await decide(order.id, { act: 'settle', amount_cents: 8_00 })
    expect(body.data).toMatchObject([{ state: 'settled', settled_cents: 8_00 }])
    expect((await order.claims(order.seller)).data[0].turns.at(-1)).toMatchObject({
      act: 'settle',
      party: 'admin',
      words: 'We looked at the photos.',
    })
  })
})

describe('a claim that nobody answers', () => {
  test('is for staff after three business days', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    await expireClaims(deps(), inDays(3))
    expect((await order.claims(order.seller)).data[0].state).toBe('seller_review')
    await Promise.all([expireClaims(deps(), inDays(4)), expireClaims(deps(), inDays(4))])
    const { data } = await order.claims(order.seller)
    expect(data).toMatchObject([
      { state: 'staff_review', answer_by: null, turns: [{}, { act: 'expire' }] },
    ])
    const { body } = await decide(order.id, { act: 'decline' })
    expect(body.data).toMatchObject([{ state: 'declined' }])
    for (const side of [order.traders.buyer, order.traders.seller])
      expect((await mailsTo(side)).at(-1)).toMatch(/is closed without a credit/)
  })

  test('is on staff’s Today and in their list until they decide', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    await order.answer(order.seller, 'decline', { words: 'They left dry' })
    await order.answer(order.buyer, 'ask_staff')
    const due = async () =>
      (await staff.get('/admin/today')).body.data.find(
        ({ kind }: { kind: string }) => kind === 'claims',
      )?.count ?? 0
    const before = await due()
    const listed = (await staff.get('/admin/claims?state=waiting&sort=newest')).body.data
    expect(listed[0]).toMatchObject({ quantity: 2, credit_cents: 16_00, state: 'staff_review' })
    await decide(order.id, { act: 'decline' })
    expect(await due()).toBe(before - 1)
  })

  test('is decided by staff at any time', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    const { status } = await decide(order.id, { act: 'settle', amount_cents: 16_00 })
    expect(status).toBe(200)
    const { acts } = (await staff.get(`/admin/purchase_orders/${order.id}`)).body.data
    expect(acts.map(({ act }: { act: string }) => act)).toContain('claim settled')
  })
})

describe('a claim over the limit of one administrator', () => {
  async function aLargeClaim() {
    const deal = await aDeal(shop.site, { quantity: 2000, units: 2000 })
    const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
    const id = Number(accepted.body.data.attributes.purchase_order_id)
    await staff.post(`/admin/purchase_orders/${id}/state_transitions`, { event: 'confirm_payment' })
    const ship = { event: 'ship', carrier: 'UPS', tracking_number: '1Z' }
    await deal.seller.post(`/marketplace/purchase_orders/${id}/state_transitions`, ship)
    const { body } = await deal.buyer.get(`/purchase_orders/${id}/claims`)
    const [line] = body.meta.lines
    const lines = [{ line_id: line.line_id, reason: 'short', quantity: 1500 }]
    const reported = await deal.buyer.post(`/purchase_orders/${id}/claims`, { lines })
    return { ...deal, id, claim: reported.body.data[0] }
  }

  test('is not settled by staff alone, and the way to do it is said', async () => {
    const { id } = await aLargeClaim()
    const { status, body } = await decide(id, { act: 'settle', amount_cents: 12_000_00 })
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringContaining('A second administrator has to approve refunds over $10,000.00'),
    ])
  })

  test('is settled by the two sides', async () => {
    const { seller, claim } = await aLargeClaim()
    const answer = { act: 'accept', version: claim.version }
    const { body } = await seller.post(`/claims/${claim.id}/answers`, answer)
    expect(body.data).toMatchObject([{ state: 'settled', settled_cents: 12_000_00 }])
  })
})

describe('an open claim', () => {
  test('holds the order back from being paid in full, and nothing else', async () => {
    const order = await aShippedOrder(shop)
    await order.report()
    expect((await order.receive()).status).toBe(200)
    await releaseByItself(deps(), inDays(WINDOW + 2))
    expect(await statusOf(order.id)).toBe('received')
    const byHand = await staff.post(`/admin/purchase_orders/${order.id}/state_transitions`, {
      event: 'mark_paid_in_full',
    })
    expect([byHand.status, JSON.stringify(byHand.body)]).toEqual([
      409,
      expect.stringContaining('once the claim is closed'),
    ])
    await order.answer(order.seller, 'accept')
    await releaseByItself(deps(), inDays(WINDOW + 2))
    expect(await statusOf(order.id)).toBe('paid_in_full')
  })

  test('can be settled after staff paid the order in full early', async () => {
    const order = await aShippedOrder(shop)
    await order.receive()
    await order.move('mark_paid_in_full')
    await order.report()
    const { body } = await order.answer(order.seller, 'accept')
    expect(body.data).toMatchObject([{ state: 'settled', settled_cents: 16_00 }])
  })

  test('keeps a completed order among the open ones', async () => {
    const order = await aShippedOrder(shop)
    const openOrders = async () =>
      (await order.buyer.get('/marketplace/purchase_orders?open=true')).body.data.map(
        ({ id }: { id: string }) => Number(id),
      )
    await order.receive()
    await order.move('mark_paid_in_full')
    await order.move('complete')
    expect(await openOrders()).toEqual([])
    expect((await order.report()).status).toBe(201)
    expect(await openOrders()).toEqual([order.id])
  })
})
