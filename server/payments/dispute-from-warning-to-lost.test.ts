import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDispute, openDispute, warnOfFraud } from '#payment-sandbox/acts/dispute-payment.ts'
import { withBooks, type Books } from '#payment-sandbox/sandbox.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'
import { payoutRules } from '#server/verification/rules/payout-rules.ts'
import { aPayoutStory } from './payouts/testing/a-payout-story.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'

const NET = 72_00

let shop: PayingSite
let staff: Caller
let staffEmail: string
beforeAll(async () => {
  shop = await aPayingSite()
  const administrator = await anAdministrator(shop.site.db)
  staffEmail = administrator.email
  staff = await shop.site.as(administrator)
})
afterAll(() => shop.stop())

test('a dispute from early fraud warning to lost: shipping asks, the payout is held, the evidence is one sheet, and what was paid out is the seller’s debt', async () => {
  const story = await aPayoutStory(shop)
  await story.connect()
  const seller = await shop.site.as(story.traders.seller)
  const money = async () => (await seller.get('/dashboard/payouts/money')).body.data
  const shown = async (id: number) => (await staff.get(`/admin/purchase_orders/${id}`)).body.data
  const asSeller = async (id: number) =>
    (await seller.get(`/marketplace/purchase_orders/${id}`)).body.data.attributes

  const atProvider = <Result>(act: (books: Books) => Promise<Result>) =>
    withBooks(shop.sandbox, act)
  /** What the provider sends about it so far. */
  async function tell({ id }: { id: string }) {
    for (const event of await held.story.allEvents())
      if (event.data.object['id'] === id) expect(await held.story.deliver(event)).toBe(200)
  }
  async function paymentOf(orderId: number) {
    const { paymentIntentId } = await shop.site.db
      .selectFrom('checkoutSessions')
      .select('paymentIntentId')
      .where('purchaseOrderId', '=', orderId)
      .where('paid', '=', true)
      .executeTakeFirstOrThrow()
    return paymentIntentId ?? ''
  }

  // One order was paid out before the cardholder complains, of the other the goods have not left.
  const paidOut = await story.aReleasedOrder()
  await story.pay()
  await story.bankCredits()
  await story.follow()
  const held = await story.anOrder()
  await held.story.checkOut()
  await held.story.atProvider('pay', 0)
  await held.story.comeBack()
  const [itsPayment, paymentBefore] = [await paymentOf(held.id), await paymentOf(paidOut.id)]

  await tell(await atProvider((books) => warnOfFraud(books, itsPayment)))
  expect(await shown(held.id)).toMatchObject({ dispute: { status: 'warning' } })
  expect(await asSeller(held.id)).toMatchObject({ dispute: { status: 'warning' } })
  const ship = { event: 'ship', carrier: 'UPS', tracking_number: '1Z999AA10123456784' }
  const path = `/marketplace/purchase_orders/${held.id}/state_transitions`
  expect((await seller.post(path, ship)).status).toBe(409)
  expect((await seller.post(path, { ...ship, despite_dispute: true })).status).toBe(200)
  await held.move('receive')
  await held.move('mark_paid_in_full')

  const disputes = []
  for (const payment of [paymentBefore, itsPayment]) {
    const opened = await atProvider((books) => openDispute(books, payment))
    disputes.push(opened)
    await tell(opened)
  }
  expect(await shown(held.id)).toMatchObject({
    dispute: { status: 'open', amount_cents: 80_00, respond_by: expect.any(String) },
  })
  const { data: lists } = (await staff.get('/admin/today')).body
  expect(lists.map(({ kind }: { kind: string }) => kind)).toContain('disputed')

  await story.pay()
  expect(await story.payouts()).toHaveLength(1)
  expect((await seller.get('/dashboard/payouts/orders?place=available')).body.data).toMatchObject([
    { order_id: String(held.id), amount_cents: NET, is_disputed: true },
  ])

  const sheet = await staff.get(`/admin/purchase_orders/${held.id}/evidence`)
  const words = (await readPaper(sheet.body)).join(' ').replaceAll(/\s+/g, ' ')
  for (const part of [
    'A chargeback of $80.00 is open',
    'Evidence due',
    story.traders.buyer.email,
    itsPayment,
    'UPS, 1Z999AA10123456784',
  ])
    expect(words).toContain(part)

  for (const opened of disputes) {
    await atProvider((books) => closeDispute(books, opened.id, 'lost'))
    await tell(opened)
  }
  await story.follow()
  expect(await shown(held.id)).toMatchObject({ dispute: { status: 'lost' } })
  // What was held never went out; what was paid out is owed.
  expect(await money()).toMatchObject({
    available_cents: -NET,
    held_for: 'debt',
    debts: [{ order_id: String(paidOut.id), kind: 'chargeback', amount_cents: NET }],
  })
  const month = (await money()).first_month
  const { data: statement } = (await seller.get(`/dashboard/payouts/statements/${month}`)).body
  expect(
    statement.lines.map((line: { kind: string; amount_cents: number }) => [
      line.kind,
      line.amount_cents,
    ]),
  ).toEqual([
    ['sale', NET],
    ['payout', -NET],
    ['sale', NET],
    ['chargeback', -NET],
    ['chargeback', -NET],
  ])
  expect(statement).toMatchObject({ opening_cents: 0, closing_cents: -NET })
  const mails = shop.site.db
    .selectFrom('mails')
    .select('subject')
    .where('toAddress', '=', staffEmail)
  const subjects = (await mails.orderBy('id').execute()).map(({ subject }) =>
    subject.replace(/^PO-\d+: /, ''),
  )
  expect(subjects).toEqual([
    'Fraud warning on the payment of $80.00',
    ...Array.from({ length: 2 }, () => 'A chargeback of $80.00 is open'),
    ...Array.from({ length: 2 }, () => 'The chargeback of $80.00 was lost'),
  ])
  expect(await findViolations(shop.site.db, { ...ledgerRules, ...payoutRules })).toEqual([])
})
