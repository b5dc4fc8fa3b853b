import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DISPUTED, HELD_BY_DISPUTE } from '#market/purchase-orders/dispute.ts'
import { cents } from '#market/money.ts'
import { closeDispute, openDispute, warnOfFraud } from '#payment-sandbox/acts/dispute-payment.ts'
import { pay } from '#payment-sandbox/acts/pay-session.ts'
import { withBooks, type Books } from '#payment-sandbox/sandbox.ts'
import type { SandboxEvent } from '#payment-sandbox/sandbox-objects.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { paymentProvider } from './provider.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

let shop: PayingSite
let traders: Traders
let buyer: Caller
let seller: Caller
let staff: Caller
let staffEmail: string
let orderId: number
let intentId: string
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  traders = await someTraders(shop.site.db)
  buyer = await shop.site.as(traders.buyer)
  seller = await shop.site.as(traders.seller)
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

const atProvider = <Result>(act: (books: Books) => Promise<Result>) => withBooks(shop.sandbox, act)
const eventsOf = async (id: string) =>
  (await story.allEvents()).filter(({ data }) => data.object['id'] === id)
const deliver = async (events: SandboxEvent[]) => {
  const statuses: number[] = []
  for (const event of events) statuses.push(await story.deliver(event))
  expect(statuses.filter((status) => status >= 300)).toEqual([])
}
const shown = async () => (await staff.get(`/admin/purchase_orders/${orderId}`)).body.data
const path = () => `/marketplace/purchase_orders/${orderId}`
const asSeller = async () => (await seller.get(path())).body.data.attributes
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

const OPEN = 'A chargeback of $80.00 is open'
const WON = 'The chargeback of $80.00 was won'
const LOST = 'The chargeback of $80.00 was lost'
const WARNING = 'Fraud warning on the payment of $80.00'
const SHIP = { event: 'ship', carrier: 'UPS', tracking_number: '1Z' }
const ship = (more = {}) => seller.post(`${path()}/state_transitions`, { ...SHIP, ...more })
const staffDo = (event: string, more = {}) =>
  staff.post(`/admin/purchase_orders/${orderId}/state_transitions`, { event, ...more })

describe('a chargeback (A2)', () => {
  const aDispute = async () => {
    await story.comeBack()
    const { id } = await atProvider((books) => openDispute(books, intentId))
    await deliver(await eventsOf(id))
    return id
  }

  test('stands on the order for staff and its seller, on Today, and is told to staff once', async () => {
    await aDispute()
    const dispute = { status: 'open', amount_cents: 80_00, reason: 'fraudulent' }
    expect(await shown()).toMatchObject({ dispute })
    expect((await shown()).dispute.respond_by).toMatch(/^\d{4}-/)
    expect(await asSeller()).toMatchObject({ dispute })
    expect((await buyer.get(path())).body.data.attributes).not.toHaveProperty('dispute')
    const [due] = (await staff.get('/admin/today')).body.data.filter(
      ({ kind }: { kind: string }) => kind === 'disputed',
    )
    expect(due.at).toBe((await shown()).dispute.respond_by)
    expect((await staff.get('/admin/purchase_orders?status=disputed')).body.data).toMatchObject([
      { id: orderId },
    ])
    expect(await titles()).toEqual([OPEN])
    expect(await subjects()).toEqual([OPEN])
  })

  test('is asked about before it is shipped, by seller and by staff', async () => {
    await aDispute()
    const refused = await ship()
    expect(refused).toMatchObject({ status: 409, body: { code: DISPUTED.code } })
    expect((await staffDo('ship')).body.code).toBe(DISPUTED.code)
    expect((await shown()).status).toBe('awaiting_shipment')
    expect((await ship({ despite_dispute: true })).status).toBe(200)
  })

  test('holds the order from being settled, and no longer than it is open', async () => {
    const id = await aDispute()
    await staffDo('ship', { despite_dispute: true })
    await staffDo('receive')
    const held = await staffDo('mark_paid_in_full')
    expect(held).toMatchObject({ status: 409, body: { errors: [HELD_BY_DISPUTE] } })
    expect((await shown()).allowed_state_transitions).toEqual([
      { event: 'correct_tracking', state: 'received' },
    ])
    await atProvider((books) => closeDispute(books, id, 'won'))
    await deliver(await eventsOf(id))
    expect((await staffDo('mark_paid_in_full')).status).toBe(200)
    expect((await staffDo('complete')).status).toBe(200)
  })

  test.each([
    ['won', WON, 200],
    ['lost', LOST, 409],
  ] as const)(
    'that is %s is told as that, and shipping asks accordingly',
    async (end, title, status) => {
      const id = await aDispute()
      await atProvider((books) => closeDispute(books, id, end))
      await deliver(await eventsOf(id))
      expect((await shown()).dispute).toMatchObject({ status: end })
      expect(await titles()).toEqual([OPEN, title])
      expect(await subjects()).toEqual([OPEN, title])
      expect((await ship()).status).toBe(status)
    },
  )

  test('is kept right when its events come out of order, twice and at once', async () => {
    await story.comeBack()
    const { id } = await atProvider((books) => openDispute(books, intentId))
    await atProvider((books) => closeDispute(books, id, 'lost'))
    const events = (await eventsOf(id)).toReversed()
    await Promise.all([...events, ...events].map((event) => story.deliver(event)))
    await deliver(events)
    expect((await shown()).dispute).toMatchObject({ status: 'lost' })
    expect(await titles()).toEqual([LOST])
  })

  test('of a payment we have not heard of yet is kept until we have', async () => {
    const { id } = await atProvider((books) => openDispute(books, intentId))
    await deliver(await eventsOf(id))
    expect((await shown()).dispute).toBeNull()
    await story.comeBack()
    await story.reconcile(new Date(Date.now() + 3_600_000))
    expect((await shown()).dispute).toMatchObject({ status: 'open' })
  })

  test('heard of while the provider is away is looked at afterwards', async () => {
    await story.comeBack()
    const { id } = await atProvider((books) => openDispute(books, intentId))
    shop.faults.away = true
    for (const event of await eventsOf(id)) await story.deliver(event)
    shop.faults.away = false
    await story.reconcile(new Date(Date.now() + 3_600_000))
    expect((await shown()).dispute).toMatchObject({ status: 'open' })
  })
})

test('a fraud warning is on the order and with staff, and shipping asks', async () => {
  await story.comeBack()
  const { id } = await atProvider((books) => warnOfFraud(books, intentId))
  await deliver(await eventsOf(id))
  expect(await shown()).toMatchObject({ dispute: { status: 'warning', amount_cents: 80_00 } })
  expect(await titles()).toEqual([WARNING])
  expect(await today()).toContain('disputed')
  expect((await ship()).status).toBe(409)
  expect((await ship({ despite_dispute: true })).status).toBe(200)
})

test('the dispute of another site, and of a payment nobody knows, is forgotten', async () => {
  const other = paymentProvider({
    secretKey: 'sk_test_schedules',
    webhookSecret: shop.webhookSecret,
    apiUrl: shop.apiUrl,
    site: 'other.example',
  })
  const { sessionId } = await other.openCheckout({
    orderId: '999001',
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
  const events = await eventsOf(id)
  await deliver(events)
  const [first] = events
  if (!first) throw new Error('Nothing was disputed')
  const nobody = { object: { object: 'dispute', id: 'dp_nobody' } }
  await deliver([{ ...first, id: 'evt_nobody', data: nobody }])
  expect(await titles()).toEqual([])
  const kept = await shop.site.db
    .selectFrom('paymentEvents')
    .select('id')
    .where('type', 'like', 'charge.dispute%')
    .where('id', 'in', [...events.map((event) => event.id), 'evt_nobody'])
    .execute()
  expect(kept).toEqual([])
})
