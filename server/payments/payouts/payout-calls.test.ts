import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDispute } from '#payment-sandbox/acts/dispute-payment.ts'
import { pay as payAtProvider } from '#payment-sandbox/acts/pay-session.ts'
import { noFaults } from '#payment-sandbox/faults.ts'
import { withBooks } from '#payment-sandbox/sandbox.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import type { Caller } from '#server/testing/caller.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'
import { payoutRules } from '#server/verification/rules/payout-rules.ts'
import { aPayingSite, type PayingSite } from '../testing/a-paying-site.ts'
import { makePartialRefund } from '../partial-refunds/make-partial-refund.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { aPayoutStory } from './testing/a-payout-story.ts'

const NET = 72_00
const bank = {
  account_holder: 'Harbor Goods LLC',
  bank_name: 'First Bank',
  routing_number: '021000021',
  account_number: '000123456789',
}

let shop: PayingSite
let staff: Caller
beforeAll(async () => {
  shop = await aPayingSite({ SELLER_DEBT_LIMIT: '5000' })
  staff = await shop.site.as(await anAdministrator(shop.site.db))
})
afterAll(() => shop.stop())
beforeEach(() => {
  Object.assign(shop.faults, noFaults(), { webhooks: { ...noFaults().webhooks, lost: true } })
})

async function aSeller() {
  const story = await aPayoutStory(shop)
  const seller = await shop.site.as(story.traders.seller)
  return {
    ...story,
    seller,
    money: async () => (await seller.get('/dashboard/payouts/money')).body.data,
    orders: async (query = '') =>
      (await seller.get(`/dashboard/payouts/orders?${query}`)).body.data,
    saveBank: (changes: object = {}) =>
      seller.put('/dashboard/payouts/bank_details', { bank_details: { ...bank, ...changes } }),
  }
}
const agrees = async () =>
  expect(await findViolations(shop.site.db, { ...ledgerRules, ...payoutRules })).toEqual([])

describe('what a seller has coming', () => {
  test('is told with what keeps it, and where it goes', async () => {
    const { seller, money, aReleasedOrder } = await aSeller()
    expect(await money()).toMatchObject({
      pending_cents: 0,
      available_cents: 0,
      held_for: 'no_account',
      account: null,
      debts: [],
      next_available: null,
      first_month: null,
      next_pay_run: expect.any(String),
    })
    await aReleasedOrder()
    expect(await money()).toMatchObject({
      available_cents: NET,
      first_month: expect.stringMatching(/^20/),
    })
    expect((await seller.get('/dashboard/payouts')).body.data).toEqual([])
  })

  test('is listed by order, wherever it is', async () => {
    const { orders, connect, aReleasedOrder, anOrder, pay } = await aSeller()
    await connect()
    const released = await aReleasedOrder()
    await pay()
    const available = await aReleasedOrder()
    const received = await anOrder()
    for (const event of ['confirm_payment', 'ship', 'receive'] as const) await received.move(event)
    expect(await orders('sort=oldest')).toMatchObject([
      { order_id: String(released.id), place: 'in_flight', amount_cents: NET, available_on: null },
      { order_id: String(available.id), place: 'available', amount_cents: NET, payout_id: null },
      {
        order_id: String(received.id),
        place: 'pending',
        amount_cents: NET,
        available_on: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      },
    ])
    expect(await orders('place=available')).toHaveLength(1)

    await available.move('complete')
    expect(await orders('place=paid')).toMatchObject([
      { order_id: String(available.id), amount_cents: NET, payout_id: null },
    ])
    expect(await orders('place=available')).toEqual([])
  })
})

describe('the orders of a payout that failed or came back', () => {
  test('are listed by it, for its seller and for staff, and nowhere else', async () => {
    const { orders, connect, aReleasedOrder, pay, bankReturns, follow, payouts } = await aSeller()
    await connect()
    const order = await aReleasedOrder()
    await pay()
    await bankReturns()
    await follow()
    const [returned] = await payouts()
    expect(returned).toMatchObject({ status: 'returned' })
    const back = { order_id: String(order.id), place: 'came_back', payout_id: returned!.id }
    expect(await orders(`payout=${returned!.id}`)).toMatchObject([{ ...back, amount_cents: NET }])
    expect(await orders('place=came_back')).toMatchObject([back])
    expect(await orders()).toMatchObject([{ order_id: String(order.id), place: 'available' }])
    const other = await aSeller()
    expect(await other.orders(`payout=${returned!.id}`)).toEqual([])

    const ofStaff = await staff.get(`/admin/purchase_orders?payout=${returned!.id}`)
    expect(ofStaff.body.data.map(({ id }: { id: number }) => id)).toEqual([order.id])
  })
})

describe('where a seller is paid', () => {
  test('is masked once saved, and a change is mailed and holds payouts', async () => {
    const { sellerId, saveBank, money } = await aSeller()
    expect((await saveBank({ routing_number: '021000022' })).status).toBe(422)
    const { body } = await saveBank()
    expect(body.data).toMatchObject({
      held_for: null,
      account: { method: 'bank', is_ready: true, bank_name: 'First Bank', last4: '6789' },
    })
    expect(JSON.stringify(body)).not.toContain('000123456789')
    const kept = await shop.site.db
      .selectFrom('payoutAccounts')
      .select('sealedNumber')
      .where('sellerId', '=', sellerId)
      .executeTakeFirstOrThrow()
    expect(String(kept.sealedNumber)).not.toContain('123456789')
    await saveBank({ account_number: '55551234' })
    expect(await money()).toMatchObject({
      held_for: 'bank_changed',
      held_until: expect.any(String),
      account: { last4: '1234' },
    })
    const mails = await shop.site.db
      .selectFrom('mails')
      .select('subject')
      .where('subject', '=', 'Where Lotline pays you was changed')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('is answered on a page of the provider, whose return is read', async () => {
    const { seller, money, accountNow, connect } = await aSeller()
    const { body } = await seller.post('/dashboard/payouts/connect')
    expect(body.url).toMatch(/^http/)
    expect(await money()).toMatchObject({
      held_for: 'restricted',
      account: { method: 'stripe', is_ready: false, asks_for_details: true },
    })
    const { accountId } = (await accountNow())!
    await connect()
    expect((await accountNow())?.accountId).toBe(accountId)
    expect((await seller.post('/dashboard/payouts/refresh')).body.data).toMatchObject({
      held_for: null,
      account: { is_ready: true, last4: '4242' },
    })
  })

  test('stays the bank until Stripe is ready', async () => {
    const { seller, saveBank, money, connect } = await aSeller()
    await saveBank()
    await seller.post('/dashboard/payouts/connect')
    expect(await money()).toMatchObject({ held_for: null, account: { method: 'bank' } })
    await connect()
    expect(await money()).toMatchObject({
      held_for: 'bank_changed',
      account: { method: 'stripe', last4: '4242' },
    })
  })
})

describe('a payout by hand', () => {
  test('is begun by staff, sent with the reference of the bank, and may come back', async () => {
    const {
      sellerId,
      seller,
      saveBank,
      aReleasedOrder,
      statusOf,
      lastPayout,
      balance,
      money,
      pay,
    } = await aSeller()
    await saveBank()
    const order = await aReleasedOrder()
    expect((await staff.get('/admin/payouts/due?state=due')).body.data).toContainEqual(
      expect.objectContaining({ id: sellerId, available_cents: NET, held_for: null }),
    )
    const begun = await staff.post('/admin/payouts/begin', { seller_ids: [sellerId] })
    expect(begun.status).toBe(202)
    await pay()
    const { id } = (await lastPayout())!
    expect((await staff.get('/admin/payouts?state=to_send')).body).toMatchObject({
      data: [{ id, seller_id: sellerId, method: 'bank', amount_cents: NET, bank_last4: '6789' }],
      meta: { counts: { to_send: 1, paid: 0 } },
    })
    const details = await staff.post(`/admin/payouts/${id}/bank_details`)
    expect(details.body.data).toEqual(bank)
    const complete = { event: 'complete' }
    const path = `/admin/purchase_orders/${order.id}/state_transitions`
    expect((await staff.post(path, complete)).status).toBe(409)

    const reference = { bank_reference: 'FED 20261128' }
    const paid = await staff.post(`/admin/payouts/${id}/record_payment`, reference)
    expect(paid.body.data).toMatchObject({ status: 'paid', bank_reference: 'FED 20261128' })
    expect((await staff.post(`/admin/payouts/${id}/record_payment`, reference)).status).toBe(409)
    expect(await statusOf(order.id)).toBe('completed')
    expect(await money()).toMatchObject({ paid_cents: NET, available_cents: 0 })
    await agrees()

    const back = { reason: 'The account is closed' }
    const returned = await staff.post(`/admin/payouts/${id}/record_return`, back)
    expect(returned.body.data).toMatchObject({
      status: 'returned',
      problem: 'The account is closed',
    })
    expect(await balance()).toMatchObject({ availableCents: NET, inFlightCents: 0 })
    expect(await money()).toMatchObject({
      held_for: 'returned',
      returned_problem: 'The account is closed',
    })
    await pay()
    expect(await lastPayout()).toMatchObject({ id })
    expect((await seller.post('/dashboard/payouts/resume')).body.data.held_for).toBe(null)
    await pay()
    expect(await lastPayout()).toMatchObject({ status: 'begun', amountCents: NET })
    await agrees()
  })

  test('that staff did not send is available again', async () => {
    const { saveBank, aReleasedOrder, lastPayout, balance, pay } = await aSeller()
    await saveBank()
    await aReleasedOrder()
    await pay()
    const { id } = (await lastPayout())!
    expect((await staff.post(`/admin/payouts/${id}/record_return`, { reason: ' ' })).status).toBe(
      422,
    )
    await staff.post(`/admin/payouts/${id}/record_return`, { reason: 'Wrong name' })
    expect(await lastPayout()).toMatchObject({ status: 'failed', problem: 'Wrong name' })
    expect(await balance()).toMatchObject({ availableCents: NET })
    await agrees()
  })

  test('goes nowhere else than the seller said when it began', async () => {
    const { saveBank, aReleasedOrder, lastPayout, pay } = await aSeller()
    await saveBank()
    await aReleasedOrder()
    await pay()
    await saveBank({ account_number: '55551234' })
    const { id } = (await lastPayout())!
    expect((await staff.post(`/admin/payouts/${id}/bank_details`)).status).toBe(409)
  })
})

test('a seller that owes more than it may reads why, and can’t accept an offer', async () => {
  const story = await aSeller()
  await story.connect()
  const order = await story.aReleasedOrder()
  await story.pay()
  await story.bankCredits()
  await story.follow()
  const { traders } = story
  const buyer = await shop.site.as(traders.buyer)
  const line = { product_id: traders.productId, quantity: 10, unit_price: 700 }
  const drafted = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  const offerId = drafted.body.data.id
  expect((await buyer.put(`/offers/${offerId}/submit`, {})).status).toBe(200)
  const { id } = await story.dispute(order.id)
  await withBooks(shop.sandbox, (books) => closeDispute(books, id, 'lost'))
  await reconcilePayments(shop.deps, new Date())
  expect(await story.money()).toMatchObject({
    available_cents: -NET,
    held_for: 'debt',
    debt_limit_cents: 50_00,
    debts: [{ order_id: String(order.id), kind: 'chargeback', amount_cents: NET }],
  })
  const accepted = await story.seller.put(`/offers/${offerId}/accept`)
  expect(accepted.status).toBe(409)
  expect(JSON.stringify(accepted.body)).toContain('You owe Lotline $72.00')

  const opened = await story.seller.post('/dashboard/payouts/debt_payment')
  expect(await story.seller.post('/dashboard/payouts/debt_payment')).toMatchObject({
    body: { url: opened.body.url },
  })
  const { providerSessionId } = await shop.site.db
    .selectFrom('debtPayments')
    .select('providerSessionId')
    .where('sellerId', '=', story.sellerId)
    .executeTakeFirstOrThrow()
  await withBooks(shop.sandbox, (books) => payAtProvider(books, providerSessionId ?? ''))
  await story.follow()
  await story.follow()
  expect(await story.money()).toMatchObject({ available_cents: 0, held_for: null, debts: [] })
  expect((await story.seller.post('/dashboard/payouts/debt_payment')).status).toBe(409)
  expect((await story.seller.put(`/offers/${offerId}/accept`)).status).toBe(200)
  await agrees()
})

test('a debt is written off by two administrators, and not where it has changed since', async () => {
  const story = await aSeller()
  await story.connect()
  const owe = async () => {
    const order = await story.aReleasedOrder()
    await story.pay()
    await story.bankCredits()
    await story.follow()
    const { id } = await story.dispute(order.id)
    await withBooks(shop.sandbox, (books) => closeDispute(books, id, 'lost'))
    await reconcilePayments(shop.deps, new Date())
  }
  await owe()
  const second = await shop.site.as(await anAdministrator(shop.site.db))
  const approval = { act: 'write_off', subject_id: story.sellerId, note: 'The company has closed' }
  const ask = () => staff.post('/admin/approvals', { approval })
  const asked = await ask()
  expect(asked.body.data).toMatchObject({
    stake: { act: 'write_off', debt_cents: NET },
    note: 'The company has closed',
  })
  expect((await staff.put(`/admin/approvals/${asked.body.data.id}/approve`, {})).status).toBe(403)
  await second.put(`/admin/approvals/${asked.body.data.id}/approve`, {})
  expect(await story.money()).toMatchObject({ available_cents: 0, debts: [], held_for: null })
  expect((await ask()).status).toBe(409)
  await agrees()

  await owe()
  const again = await ask()
  await story.aReleasedOrder()
  const late = await second.put(`/admin/approvals/${again.body.data.id}/approve`, {})
  expect(late.status).toBe(409)
  await agrees()
})

test('a refund in part after the payout is a debt, which the next sale meets', async () => {
  const story = await aSeller()
  await story.connect()
  const order = await story.aReleasedOrder()
  await story.pay()
  await story.bankCredits()
  await story.follow()
  expect(await story.statusOf(order.id)).toBe('completed')
  const refund = { key: crypto.randomUUID(), reason: 'Two arrived broken', amount_cents: 20_00 }
  const path = `/admin/purchase_orders/${order.id}/partial_refunds`
  expect((await staff.post(path, refund)).status).toBe(200)
  const { id } = await shop.site.db
    .selectFrom('partialRefunds')
    .select('id')
    .where('purchaseOrderId', '=', order.id)
    .executeTakeFirstOrThrow()
  await makePartialRefund(shop.deps, id)
  await story.follow()
  expect(await story.money()).toMatchObject({
    available_cents: -18_00,
    debts: [{ order_id: String(order.id), kind: 'refund', amount_cents: 18_00 }],
  })
  await agrees()
  await story.aReleasedOrder()
  await story.pay()
  expect(await story.lastPayout()).toMatchObject({ amountCents: NET - 18_00 })
  expect(await story.money()).toMatchObject({ available_cents: 0, debts: [] })
  await agrees()
})

test('Today names payouts that wait for staff, failed or take long, and who was left out', async () => {
  const kinds = async () =>
    Object.fromEntries(
      (await staff.get('/admin/today')).body.data.map(({ kind, count }: never) => [kind, count]),
    )
  const before = await kinds()
  const story = await aSeller()
  await story.saveBank()
  await story.aReleasedOrder()
  await sql`alter table ledger_postings disable trigger ledger_postings_same;
    update ledger_postings set at = now() - interval '9 days' where seller_id = ${sql.lit(story.sellerId)}`.execute(
    shop.site.database.asOwner,
  )
  expect((await kinds()).payouts_due).toBe((before.payouts_due ?? 0) + 1)
  await story.pay()
  expect(await kinds()).toMatchObject({ payouts_to_send: (before.payouts_to_send ?? 0) + 1 })
  const { id } = (await story.lastPayout())!
  await sql`update payouts set begun_at = now() - interval '3 days' where id = ${id}`.execute(
    shop.site.database.asOwner,
  )
  expect(await kinds()).toMatchObject({ payouts_late: (before.payouts_late ?? 0) + 1 })
  await staff.post(`/admin/payouts/${id}/record_return`, { reason: 'Wrong name' })
  expect(await kinds()).toMatchObject({ payouts_failed: (before.payouts_failed ?? 0) + 1 })
})

test('a month’s statement adds up to the cent, as a page, a PDF and a spreadsheet', async () => {
  const { seller, connect, aReleasedOrder, pay, bankCredits, follow } = await aSeller()
  await connect()
  await aReleasedOrder()
  await pay()
  await bankCredits()
  await follow()
  await aReleasedOrder()
  const month = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' }).slice(0, 7)
  const path = `/dashboard/payouts/statements/${month}`
  const { body } = await seller.get(path)
  expect(body.data).toMatchObject({
    opening_cents: 0,
    lines: [
      { kind: 'sale', amount_cents: NET, po_number: expect.stringMatching(/^PO-/) },
      { kind: 'payout', amount_cents: -NET, po_number: null, payout_id: expect.any(Number) },
      { kind: 'sale', amount_cents: NET },
    ],
    closing_cents: NET,
  })
  expect((await seller.get('/dashboard/payouts/statements/2026-13')).status).toBe(404)
  expect((await seller.get(`${path}/pdf`)).status).toBe(200)
  const csv = await seller.get(`${path}/spreadsheet?format=csv`)
  expect(csv.status).toBe(200)
})
