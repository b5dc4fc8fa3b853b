import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { pay } from '#payment-sandbox/acts/pay-session.ts'
import { withBooks } from '#payment-sandbox/sandbox.ts'
import type { SandboxEvent } from '#payment-sandbox/sandbox-objects.ts'
import { aSubscriber } from '#server/samples/testing/subscribers.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { keepEvent } from './payment-event-store.ts'
import { paymentProvider, type PaymentProvider } from './provider.ts'
import { findSubscriptionOf } from './subscriptions/subscription-store.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

let shop: PayingSite
let traders: Traders
let buyer: Caller
let staff: Caller
/** Another Lotline on the same account, with numbers of its own that are the same. */
let other: PaymentProvider
let orderId: number
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  const { db } = shop.site
  traders = await someTraders(db)
  buyer = await shop.site.as(traders.buyer)
  staff = await shop.site.as(await anAdministrator(db))
  other = paymentProvider({
    secretKey: 'sk_test_schedules',
    webhookSecret: shop.webhookSecret,
    apiUrl: shop.apiUrl,
    site: 'other.example',
  })
})
afterAll(() => shop.stop())

beforeEach(async () => {
  const order = await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
  orderId = order.id
  story = aPaymentStory(shop, buyer, orderId)
})

const kept = (id: string) =>
  shop.site.db.selectFrom('paymentEvents').selectAll().where('id', '=', id).execute()
const status = async () => (await story.orderNow()).status

let made = 0
const anEvent = (type: string, object: Record<string, unknown>): SandboxEvent => ({
  id: `evt_of_others_${++made}`,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1000),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
})
const MARKED = { lotline_site: 'other.example', order_id: '1', checkout_id: '1' }

test.each([
  ['checkout.session.completed', { object: 'checkout.session', id: 'cs_o', metadata: {} }],
  ['checkout.session.expired', { object: 'checkout.session', id: 'cs_o', metadata: MARKED }],
  ['checkout.session.completed', { object: 'checkout.session', id: 'cs_o', mode: 'subscription' }],
  ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_o', metadata: MARKED }],
  ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_o', metadata: {} }],
  ['charge.refunded', { object: 'charge', id: 'ch_o', payment_intent: 'pi_o' }],
  ['refund.failed', { object: 'refund', id: 're_o', payment_intent: 'pi_o', metadata: MARKED }],
  ['refund.created', { object: 'refund', id: 're_o', payment_intent: 'pi_o' }],
  ['customer.subscription.created', { object: 'subscription', id: 'sub_o', metadata: MARKED }],
  ['customer.subscription.deleted', { object: 'subscription', id: 'sub_o' }],
  ['invoice.paid', { object: 'invoice', id: 'in_o', subscription: 'sub_o' }],
  ['customer.created', { object: 'customer', id: 'cus_o' }],
  ['payout.paid', { object: 'payout', id: 'po_o' }],
])('an event of another site (%s, %j) is taken and forgotten', async (type, object) => {
  const event = anEvent(type, object)
  expect(await story.deliver(event)).toBe(200)
  expect(await kept(event.id)).toEqual([])
})

const openElsewhere = (checkoutId: string) =>
  other.openCheckout({
    orderId: String(orderId),
    poNumber: 'PO-10001',
    checkoutId,
    amount: cents(80_00),
    lines: [],
    buyerEmail: 'buyer@other.example',
    successUrl: 'https://other.example/paid',
    cancelUrl: 'https://other.example/not_paid',
    idempotencyKey: `other-${orderId}`,
    expiresAt: new Date(Date.now() + 60 * 60_000),
  })

test('a checkout that was paid at another site pays for no order here, though its numbers are the same', async () => {
  await story.checkOutUnheard()
  const [place] = await story.ours()
  const { sessionId } = await openElsewhere(String(place?.id))
  await withBooks(shop.sandbox, (books) => pay(books, sessionId))
  const events = (await story.events()).filter((event) =>
    JSON.stringify(event).includes('other.example'),
  )
  expect(events).not.toEqual([])
  for (const event of events) {
    expect(await story.deliver(event)).toBe(200)
    expect(await kept(event.id)).toEqual([])
  }
  await story.reconcile()
  expect(await status()).toBe('awaiting_initial_payment')
})

test('a subscription of another site is nobody’s here, though somebody has the number', async () => {
  const { userId } = await aSubscriber(shop.site.db)
  const { sessionId } = await other.openSubscription({
    userId: String(userId),
    checkoutId: '1',
    email: 'sam@other.example',
    customerId: undefined,
    name: 'Leads',
    monthly: cents(49_00),
    successUrl: 'https://other.example/subscribed',
    cancelUrl: 'https://other.example/not_subscribed',
    idempotencyKey: `other-subscription-${userId}`,
    expiresAt: new Date(Date.now() + 60 * 60_000),
  })
  await withBooks(shop.sandbox, (books) => pay(books, sessionId))
  await story.reconcile()
  expect(await findSubscriptionOf(shop.site.db, userId)).toBeUndefined()
})

test('what was made before there were marks is known by its ids', async () => {
  await story.checkOut()
  await story.atProvider('pay', 0)
  const [intent] = await story.events()
  expect(JSON.stringify(intent)).toContain('lotline_site')
  const { lotline_site: _, ...metadata } = Object(intent?.data.object['metadata'])
  const unmarked = anEvent('payment_intent.succeeded', { ...intent?.data.object, metadata })
  expect(await story.deliver(unmarked)).toBe(200)
  expect(await status()).toBe('awaiting_shipment')
  expect(await kept(unmarked.id)).toMatchObject([{ handledAt: expect.any(Date) }])
})

test('what another site left to staff before is done with at its next try', async () => {
  const { db } = shop.site
  const event = anEvent('checkout.session.completed', { object: 'checkout.session', id: 'cs_o' })
  await keepEvent(db, {
    id: event.id,
    type: event.type,
    created: new Date(),
    sessionId: 'cs_o',
    paymentIntentId: null,
    refundId: null,
    orderId: null,
    checkoutId: null,
    subscriptionId: null,
    isAboutSubscription: false,
  })
  await sql`update payment_events set try_at = null where id = ${event.id}`.execute(db)
  const { status: answered } = await staff.post(`/admin/system/payment_events/${event.id}/retry`)
  expect(answered).toBe(200)
  expect(await kept(event.id)).toMatchObject([{ handledAt: expect.any(Date) }])
})
