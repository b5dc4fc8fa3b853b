import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAdministrator } from '#server/testing/listings.ts'
import type { Caller } from '#server/testing/caller.ts'
import { deleteExpiredSandboxEvents } from '#payment-sandbox/delete-expired-sandbox-events.ts'
import { deleteOldPaymentEvents } from './payment-event-store.ts'
import { signatureFor } from '#payment-sandbox/sign-webhook.ts'
import { noFaults } from '#payment-sandbox/faults.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

let shop: PayingSite
let traders: Traders
let caller: Caller
let staff: Caller
let orderId: number
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  const { db } = shop.site
  traders = await someTraders(db)
  caller = await shop.site.as(traders.buyer)
  staff = await shop.site.as(await anAdministrator(db))
})
afterAll(() => shop.stop())

beforeEach(async () => {
  const order = await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
  orderId = order.id
  story = aPaymentStory(shop, caller, orderId)
})
afterEach(() => {
  const { webhooks } = shop.faults
  Object.assign(shop.faults, { ...noFaults(), webhooks })
})

const status = async () => (await story.orderNow()).status
const eventOfKind = async (type: string) => {
  const event = (await story.events()).find((each) => each.type === type)
  if (!event) throw new Error(`There was no ${type}`)
  return event
}
const keptOf = (id: string) =>
  shop.site.db.selectFrom('paymentEvents').selectAll().where('id', '=', id).executeTakeFirst()

describe('a check out', () => {
  test.each(['fail', 'act-then-fail', 'hang', 'act-then-hang'] as const)(
    'whose first request ends badly (%s) opens one checkout, however many ask at once',
    async (fault) => {
      shop.faults.requests = [fault]
      const answers = await Promise.all(Array.from({ length: 20 }, () => story.checkOut()))
      expect(answers.map(({ status: code }) => code)).toEqual(Array.from({ length: 20 }, () => 200))
      expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
      expect(await story.sessions()).toHaveLength(1)
      expect(await story.ours()).toMatchObject([{ status: 'open' }])
    },
  )

  test('while the provider is away tells to try again, leaves nothing half-done, and then works', async () => {
    shop.faults.away = true
    const away = await story.checkOut()
    expect(away).toMatchObject({
      status: 503,
      body: { errors: ['Card payments are not available right now. Please try again soon.'] },
    })
    expect(away.headers.get('retry-after')).toBe('10')
    expect(await status()).toBe('awaiting_initial_payment')
    shop.faults.away = false
    expect((await story.checkOut()).status).toBe(200)
    expect(await story.sessions()).toHaveLength(1)
  })

  test('that the provider answers with a failure it keeps is requested again, under another key', async () => {
    shop.faults.requests = ['fail-for-good']
    expect((await story.checkOut()).status).toBe(503)
    const { body } = await story.checkOut()
    expect(body.url).toContain('/sandbox_checkout/')
    expect(await story.sessions()).toHaveLength(1)
  })

  test('is refused, and the order can be paid, when the provider knows nothing of the open page', async () => {
    await story.checkOut()
    await shop.sandbox.db.deleteFrom('sandboxObjects').execute()
    await story.reconcile()
    expect((await story.checkOut()).status).toBe(200)
    expect(await story.atProvider('pay', 0)).toBe(true)
    await story.comeBack()
    expect(await status()).toBe('awaiting_shipment')
  })
})

describe('what the provider did and we never heard of is found by one reconciliation', () => {
  test('a payment', async () => {
    await story.checkOut()
    await story.atProvider('pay', 0)
    await story.reconcile()
    expect(await status()).toBe('awaiting_shipment')
  })

  test('a payment that waits for the buyer, and its confirmation', async () => {
    await story.checkOut()
    await story.atProvider('pay with verification', 0)
    await story.reconcile()
    expect(await status()).toBe('requires_payment_action')
    await story.atProvider('confirm', 0)
    await story.reconcile()
    expect(await status()).toBe('awaiting_shipment')
  })

  test('a verification that failed, after which the order is paid on a new page', async () => {
    const first = await story.checkOut()
    await story.atProvider('pay with verification', 0)
    await story.reconcile()
    await story.atProvider('fail verification', 0)
    await story.reconcile()
    expect(await status()).toBe('awaiting_initial_payment')
    const second = await story.checkOut()
    expect(second.body.url).not.toBe(first.body.url)
  })

  test('a checkout that was opened though its answer was lost, and paid', async () => {
    expect((await story.checkOutUnheard()).status).toBe(503)
    await story.atProvider('pay', 0)
    const event = await eventOfKind('payment_intent.succeeded')
    expect(await story.deliver(event)).toBe(200)
    expect(await keptOf(event.id)).toMatchObject({ handledAt: null })
    await story.reconcile()
    expect(await status()).toBe('awaiting_shipment')
  })

  test('a payment that was confirmed after the order was canceled, which goes back', async () => {
    await story.checkOut()
    await story.atProvider('pay with verification', 0)
    await story.comeBack()
    expect(await story.cancel()).toBe(true)
    await story.work()
    await story.atProvider('confirm', 0)
    await story.reconcile()
    await story.work()
    expect(await status()).toBe('canceled')
    expect(await story.refunds()).toMatchObject([{ status: 'succeeded', amountCents: 80_00 }])
  })
})

describe('a webhook', () => {
  test.each([
    ['with one changed byte', async (payload: string) => [payload, sign(`${payload} `)]],
    ['signed 301 seconds ago', async (payload: string) => [payload, sign(payload, 301)]],
    ['signed by somebody else', async (payload: string) => [payload, sign(payload, 0, 'x')]],
    ['without a signature', async (payload: string) => [payload, '']],
  ])('%s is 400, and nothing is stored', async (_, forge) => {
    await story.checkOut()
    await story.atProvider('pay', 0)
    const event = await eventOfKind('checkout.session.completed')
    const [body = '', signature = ''] = await forge(JSON.stringify(event))
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(`${shop.site.address}/webhooks/stripe`, {
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status).toBe(400)
    expect(await keptOf(event.id)).toBeUndefined()
    expect(await status()).toBe('awaiting_initial_payment')
  })

  test('that comes while the provider cannot be asked is kept, and handled when it can', async () => {
    await story.checkOut()
    await story.atProvider('pay', 0)
    const event = await eventOfKind('checkout.session.completed')
    shop.faults.away = true
    expect(await story.deliver(event)).toBe(503)
    expect(await keptOf(event.id)).toMatchObject({ handledAt: null })
    shop.faults.away = false
    expect(await story.deliver(event)).toBe(200)
    expect(await keptOf(event.id)).toMatchObject({ handledAt: expect.any(Date) })
    expect(await status()).toBe('awaiting_shipment')
  })

  test('that never finds its order is tried ever more rarely, ten times, and then left to staff', async () => {
    const metadata = { lotline_site: new URL(shop.site.address).host }
    const object = { object: 'checkout.session', id: `cs_test_lost_${orderId}`, metadata }
    const event = { id: `evt_lost_${orderId}`, type: 'checkout.session.completed', object }
    expect(await story.deliver(asEvent(event))).toBe(200)
    const times: number[] = []
    for (let pass = 0; pass < 12; pass += 1) {
      const at = (await keptOf(event.id))?.tryAt
      if (!at) break
      times.push(at.getTime())
      await story.reconcile(new Date(at.getTime() + 1))
    }
    expect(times).toHaveLength(10)
    const waits = times.slice(1).map((time, at) => Math.round((time - (times[at] ?? 0)) / 60_000))
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560])
    expect(await keptOf(event.id)).toMatchObject({ tryAt: null, handledAt: null })
  })
})

describe('a refund', () => {
  const aRefund = async () => {
    await story.checkOut()
    await story.atProvider('pay', 0)
    await story.comeBack()
    await story.cancel()
    await story.work()
    const [made] = await story.refunds()
    return made
  }

  test('that the bank sends back is failed, and staff and the buyer are told, once', async () => {
    shop.faults.refunds = 'come-back'
    expect(await aRefund()).toMatchObject({ status: 'succeeded' })
    const event = (await story.allEvents()).findLast(({ type }) => type === 'refund.failed')
    if (!event) throw new Error('No refund failed')
    await Promise.all([story.deliver(event), story.deliver(event)])
    expect(await story.refunds()).toMatchObject([{ status: 'failed' }])
    const titles = async (who: Caller) => {
      const { body } = await who.get('/notifications')
      return body.notifications.map(({ title }: { title: string }) => title)
    }
    const { number } = await shop.site.db
      .selectFrom('purchaseOrders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const failed = `The refund of $80.00 for PO-${number} failed`
    expect((await titles(staff)).filter((title: string) => title === failed)).toHaveLength(1)
    expect(await titles(caller)).toContain(
      `The refund of $80.00 for PO-${number} did not reach your card`,
    )
  })

  test('that the bank sends back without our hearing of it is found by the reconciliation', async () => {
    shop.faults.refunds = 'come-back'
    await aRefund()
    await story.reconcile()
    expect(await story.refunds()).toMatchObject([{ status: 'failed' }])
  })

  test.each(['act-then-fail', 'act-then-hang', 'fail', 'hang'] as const)(
    'whose request ends badly (%s) is made once',
    async (fault) => {
      await story.checkOut()
      await story.atProvider('pay', 0)
      await story.comeBack()
      await story.cancel()
      await story.closeOnly()
      shop.faults.requests = [fault]
      await story.work()
      expect(await story.refunds()).toMatchObject([{ status: 'succeeded' }])
      expect(await story.refundsAtProvider()).toHaveLength(1)
    },
  )

  test.each(['fail-for-good', 'act-then-fail-for-good'] as const)(
    'that the provider answers with a failure it keeps (%s) is requested again, and made once',
    async (fault) => {
      await story.checkOut()
      await story.atProvider('pay', 0)
      await story.comeBack()
      await story.cancel()
      await story.closeOnly()
      shop.faults.requests = [fault]
      await expect(story.work()).rejects.toThrow('Please try again soon')
      await story.work()
      expect(await story.refunds()).toMatchObject([{ status: 'succeeded', attempt: 2 }])
      expect(await story.refundsAtProvider()).toHaveLength(1)
    },
  )
})

test('what was told long ago is forgotten, and no payment is', async () => {
  await story.checkOut()
  await story.atProvider('pay', 0)
  const event = await eventOfKind('checkout.session.completed')
  await story.deliver(event)
  const { db } = shop.site
  const longAgo = new Date(Date.now() - 100 * 86_400_000)
  await db.updateTable('paymentEvents').set({ handledAt: longAgo }).execute()
  await deleteOldPaymentEvents(db)
  expect(await keptOf(event.id)).toBeUndefined()
  await deleteExpiredSandboxEvents(shop.sandbox.db)
  expect(await story.events()).not.toEqual([])
  await shop.sandbox.db.updateTable('sandboxObjects').set({ createdAt: longAgo }).execute()
  await deleteExpiredSandboxEvents(shop.sandbox.db)
  expect(await story.events()).toEqual([])
  expect(await story.sessions()).toMatchObject([{ payment_status: 'paid' }])
})

const sign = (payload: string, secondsAgo = 0, secret = shop.webhookSecret) =>
  signatureFor(payload, secret, new Date(Date.now() - secondsAgo * 1000))

const asEvent = ({ object, ...event }: { id: string; type: string; object: object }) => ({
  ...event,
  object: 'event' as const,
  created: Math.floor(Date.now() / 1000),
  data: { object: { ...object } },
  livemode: false as const,
  pending_webhooks: 1,
})
