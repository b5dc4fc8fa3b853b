import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noFaults } from '#payment-sandbox/faults.ts'
import { closeDispute, openDispute, warnOfFraud } from '#payment-sandbox/acts/dispute-payment.ts'
import { pay } from '#payment-sandbox/acts/pay-session.ts'
import { ProviderError } from '#payment-sandbox/provider-error.ts'
import { withBooks, type Books } from '#payment-sandbox/sandbox.ts'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { paymentProvider } from './provider.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

let shop: PayingSite
let traders: Traders
let buyer: Caller
let staff: Caller
let staffEmail: string
let orderId: number
let intentId: string
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  traders = await someTraders(shop.site.db)
  buyer = await shop.site.as(traders.buyer)
  const administrator = await anAdministrator(shop.site.db)
  staffEmail = administrator.email
  staff = await shop.site.as(administrator)
})
afterAll(() => shop.stop())

beforeEach(async () => {
  orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
  story = aPaymentStory(shop, buyer, orderId)
  await story.checkOut()
  await story.atProvider('pay', 0)
  intentId = (await story.sessions()).at(-1)?.payment_intent ?? ''
  await sql`delete from notifications`.execute(shop.site.db)
  await sql`delete from mails`.execute(shop.site.db)
})
afterEach(() => {
  const { webhooks } = shop.faults
  Object.assign(shop.faults, { ...noFaults(), webhooks })
})

const atProvider = <Result>(act: (books: Books) => Promise<Result>) => withBooks(shop.sandbox, act)
const dispute = async () => (await staff.get(`/admin/purchase_orders/${orderId}`)).body.data.dispute
const titles = async (): Promise<string[]> =>
  (await staff.get('/notifications')).body.notifications
    .map(({ title }: { title: string }) => title.replace(/^PO-\d+: /, ''))
    .toReversed()
const subjects = async () => {
  const written = shop.site.db.selectFrom('mails').where('toAddress', '=', staffEmail)
  const mails = await written.select('subject').orderBy('id').execute()
  return mails.map(({ subject }) => subject.replace(/^PO-\d+: /, ''))
}
const today = async () =>
  (await staff.get('/admin/today')).body.data.map(({ kind }: { kind: string }) => kind)
const reconcileTwice = async () => {
  await story.reconcile()
  await story.reconcile()
}

const OPEN = 'A chargeback of $80.00 is open'
const WARNING = 'Fraud warning on the payment of $80.00'

describe('what no webhook told is found by the reconciliation, and followed as if one had', () => {
  test('a chargeback: on the order, on Today, and with staff once', async () => {
    await story.comeBack()
    await atProvider((books) => openDispute(books, intentId))
    expect(await dispute()).toBeNull()
    await reconcileTwice()
    expect(await dispute()).toMatchObject({
      status: 'open',
      amount_cents: 80_00,
      reason: 'fraudulent',
      respond_by: expect.stringMatching(/^\d{4}-/),
    })
    expect(await today()).toContain('disputed')
    expect(await titles()).toEqual([OPEN])
    expect(await subjects()).toEqual([OPEN])
  })

  test.each([
    ['won', 'The chargeback of $80.00 was won'],
    ['lost', 'The chargeback of $80.00 was lost'],
  ] as const)('how it ended: %s', async (end, title) => {
    await story.comeBack()
    const { id } = await atProvider((books) => openDispute(books, intentId))
    await reconcileTwice()
    await atProvider((books) => closeDispute(books, id, end))
    await reconcileTwice()
    expect(await dispute()).toMatchObject({ status: end })
    expect(await titles()).toEqual([OPEN, title])
    expect(await subjects()).toEqual([OPEN, title])
  })

  test('an early fraud warning', async () => {
    await story.comeBack()
    await atProvider((books) => warnOfFraud(books, intentId))
    await reconcileTwice()
    expect(await dispute()).toMatchObject({ status: 'warning', amount_cents: 80_00 })
    expect(await titles()).toEqual([WARNING])
    expect(await subjects()).toEqual([WARNING])
  })

  test('that of a payment which nobody told us of either, in the same run', async () => {
    await atProvider((books) => openDispute(books, intentId))
    await story.reconcile()
    expect(await dispute()).toMatchObject({ status: 'open' })
  })

  test('once, when its webhook comes after all', async () => {
    await story.comeBack()
    const { id } = await atProvider((books) => openDispute(books, intentId))
    await story.reconcile()
    const events = (await story.allEvents()).filter(({ data }) => data.object['id'] === id)
    await Promise.all([...events.map((event) => story.deliver(event)), story.reconcile()])
    expect(await titles()).toEqual([OPEN])
  })

  test('after the provider was away', async () => {
    await story.comeBack()
    await atProvider((books) => openDispute(books, intentId))
    shop.faults.away = true
    await expect(story.reconcile()).rejects.toThrow()
    shop.faults.away = false
    expect(await dispute()).toBeNull()
    await story.reconcile()
    expect(await dispute()).toMatchObject({ status: 'open' })
  })

  test('also where our key may not see everything, which staff are told', async () => {
    await story.comeBack()
    await atProvider((books) => warnOfFraud(books, intentId))
    const refuses = new ProviderError('The key rk_live_1 may not list disputes', 403)
    shop.faults.refusesPath = { path: '/v1/disputes', refuses }
    await expect(story.reconcile()).rejects.toThrow()
    expect(await dispute()).toMatchObject({ status: 'warning' })
    expect(await titles()).toEqual(
      expect.arrayContaining(['The card provider is rejecting our key', WARNING]),
    )
  })
})

test('of a payment that another site took on the same account, nothing is kept or told', async () => {
  const other = paymentProvider({
    secretKey: 'sk_test_schedules',
    webhookSecret: shop.webhookSecret,
    apiUrl: shop.apiUrl,
    site: 'other.example',
  })
  const { sessionId } = await other.openCheckout({
    orderId: String(orderId),
    poNumber: 'PO-999001',
    checkoutId: '999001',
    amount: cents(80_00),
    lines: [],
    buyerEmail: 'buyer@other.example',
    successUrl: 'https://other.example/paid',
    cancelUrl: 'https://other.example/not_paid',
    idempotencyKey: 'other-999001',
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  await atProvider((books) => pay(books, sessionId))
  const { paymentIntentId } = await other.readCheckout(sessionId)
  const { id } = await atProvider((books) => openDispute(books, paymentIntentId ?? ''))
  await reconcileTwice()
  const kept = shop.site.db.selectFrom('disputes').select('id').where('id', '=', id)
  expect(await kept.execute()).toEqual([])
  expect(await dispute()).toBeNull()
  expect(await titles()).toEqual([])
})
