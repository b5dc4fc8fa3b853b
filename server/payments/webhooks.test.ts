import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { cents } from '#market/money.ts'
import { paymentProvider, type PaymentProvider } from './provider.ts'
import { signatureFor } from '#payment-sandbox/sign-webhook.ts'
import { noFaults } from '#payment-sandbox/faults.ts'
import { aRunningSandbox, type Shop } from '#payment-sandbox/testing/a-running-sandbox.ts'
import { press } from '#payment-sandbox/testing/press.ts'

let shop: Shop
let provider: PaymentProvider
let orders = 200

beforeAll(async () => {
  shop = await aRunningSandbox()
  provider = paymentProvider({ ...shop, apiUrl: shop.running.apiUrl })
})
afterAll(() => shop.close())

beforeEach(() => {
  shop.received.length = 0
  shop.ahead.seconds = 0
  Object.assign(shop.faults, noFaults())
})

async function anOpenCheckout() {
  const orderId = String((orders += 1))
  const opened = await provider.openCheckout({
    orderId,
    poNumber: `PO-10${orderId}`,
    checkoutId: `8${orderId}`,
    amount: cents(500_00),
    lines: [],
    buyerEmail: 'buyer@lotline.example',
    successUrl: `http://lotline.test/my_orders?stripe_success=true&purchase_order_id=${orderId}`,
    cancelUrl: `http://lotline.test/my_orders?stripe_success=false&purchase_order_id=${orderId}`,
    idempotencyKey: `checkout-${orderId}`,
    expiresAt: new Date(Date.now() + 60 * 60_000),
  })
  return { ...opened, orderId }
}

const events = () =>
  Promise.all(shop.received.map((each) => provider.verifyWebhook(each.rawBody, each.signature)))
const types = async () => (await events()).map((event) => event.type)
const told = (expected: string[]) =>
  vi.waitFor(async () => expect(await types()).toEqual(expected), { timeout: 30_000 })

const PAID = ['payment_intent.succeeded', 'checkout.session.completed']

describe('the buyer presses', () => {
  test('Pay: comes back with success, and signed webhooks report the order', async () => {
    const { sessionId, url, orderId } = await anOpenCheckout()
    const answer = await press(shop, url, 'Pay')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain('stripe_success=true')
    await told(PAID)
    const paid = await provider.readCheckout(sessionId)
    expect(paid).toMatchObject({ status: 'complete', url: null, payment: { stage: 'paid' } })
    expect(await events()).toMatchObject([
      { orderId, sessionId: null, paymentIntentId: paid.paymentIntentId },
      { orderId, sessionId, paymentIntentId: paid.paymentIntentId },
    ])
  })

  test('Decline: comes back with failure, and may try again on the same page', async () => {
    const { sessionId, url } = await anOpenCheckout()
    const answer = await press(shop, url, 'Decline')
    expect(answer.headers.get('location')).toContain('stripe_success=false')
    await told(['payment_intent.payment_failed'])
    expect(await provider.readCheckout(sessionId)).toMatchObject({
      status: 'open',
      payment: { stage: 'failed', cause: 'declined' },
    })
    await press(shop, url, 'Pay')
    await told(['payment_intent.payment_failed', ...PAID])
  })

  test('Cancel: comes back with failure, and nothing has happened', async () => {
    const { sessionId, url } = await anOpenCheckout()
    const answer = await press(shop, url, 'Cancel')
    expect(answer.headers.get('location')).toContain('stripe_success=false')
    expect(await provider.readCheckout(sessionId)).toMatchObject({
      status: 'open',
      payment: { stage: 'unpaid' },
    })
  })

  test('Pay in two tabs: pays once', async () => {
    const { url } = await anOpenCheckout()
    await Promise.all(
      [press(shop, url, 'Pay'), press(shop, url, 'Pay')].map((tab) => tab.catch(() => null)),
    )
    await told(PAID)
  })
})

async function aWaitingPayment() {
  const { sessionId, url } = await anOpenCheckout()
  const answer = await press(shop, url, 'Pay needs verification')
  expect(answer.headers.get('location')).toContain('stripe_success=true')
  const { payment } = await provider.readCheckout(sessionId)
  return { sessionId, page: payment.stage === 'needs-action' ? (payment.url ?? '') : '' }
}

describe('a payment that needs verification', () => {
  const WAITING = ['payment_intent.requires_action', 'checkout.session.completed']

  test('is paid when the buyer confirms', async () => {
    const { sessionId, page } = await aWaitingPayment()
    expect(page).toBe(`http://lotline.test/sandbox_checkout/${sessionId}/verify`)
    const answer = await press(shop, page, 'Confirm')
    expect(answer.headers.get('location')).toContain('stripe_success=true')
    await told([...WAITING, 'payment_intent.succeeded', 'checkout.session.async_payment_succeeded'])
    expect((await provider.readCheckout(sessionId)).payment).toEqual({ stage: 'paid' })
  })

  test('has failed when the bank is not convinced', async () => {
    const { sessionId, page } = await aWaitingPayment()
    const answer = await press(shop, page, 'Fail')
    expect(answer.headers.get('location')).toContain('stripe_success=false')
    await told([
      ...WAITING,
      'payment_intent.payment_failed',
      'checkout.session.async_payment_failed',
    ])
    expect((await provider.readCheckout(sessionId)).payment).toEqual({
      stage: 'failed',
      cause: 'unverified',
    })
  })
})

describe('a webhook', () => {
  test('is told when a checkout runs out, without anybody asking', async () => {
    const { sessionId } = await anOpenCheckout()
    shop.ahead.seconds = 60 * 60 + 1
    await vi.waitFor(async () => {
      const expired = (await events()).find((event) => event.sessionId === sessionId)
      expect(expired?.type).toBe('checkout.session.expired')
    }, 30_000)
  })

  test('learns of a refund', async () => {
    const { sessionId, url, orderId } = await anOpenCheckout()
    await press(shop, url, 'Pay')
    const { paymentIntentId } = await provider.readCheckout(sessionId)
    await provider.refund({
      paymentIntentId: paymentIntentId ?? '',
      amount: cents(500_00),
      orderId: Number(orderId),
      refundId: 1,
      idempotencyKey: `r-${orderId}`,
    })
    await told([...PAID, 'refund.created', 'charge.refunded'])
    expect((await events()).at(-1)).toMatchObject({ orderId, paymentIntentId })
  })

  test('is sent again until it is taken', async () => {
    shop.answers.push(500, 503)
    await press(shop, (await anOpenCheckout()).url, 'Pay')
    await vi.waitFor(async () => {
      expect((await types()).toSorted()).toEqual([...PAID, ...PAID].toSorted())
    }, 30_000)
  })

  test('that was due while the sandbox was down is sent after its restart', async () => {
    shop.faults.webhooks.delayMs = 60_000
    await press(shop, (await anOpenCheckout()).url, 'Pay')
    expect(shop.received).toEqual([])
    await shop.restart()
    provider = paymentProvider({ ...shop, apiUrl: shop.running.apiUrl })
    shop.ahead.seconds = 61
    await told(PAID)
  })

  test('can be sent twice, late and in the wrong order, or not at all', async () => {
    Object.assign(shop.faults.webhooks, { copies: 2, order: 'reversed' })
    await press(shop, (await anOpenCheckout()).url, 'Pay')
    const [first, second] = PAID
    await told([second, second, first, first].map(String))

    shop.received.length = 0
    Object.assign(shop.faults, noFaults())
    shop.faults.webhooks.lost = true
    const { sessionId, url } = await anOpenCheckout()
    await press(shop, url, 'Pay')
    expect((await provider.readCheckout(sessionId)).payment.stage).toBe('paid')
    const listed = []
    for await (const event of provider.listEvents(new Date(0))) listed.push(event)
    expect(listed.filter((event) => event.sessionId === sessionId)).toHaveLength(1)
    expect(shop.received).toEqual([])
  })
})

const verify = (body: string, signature: string | undefined) =>
  provider.verifyWebhook(Buffer.from(body), signature)

describe('a webhook is refused with 400', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    created: 1_700_000_000,
    data: { object: { object: 'checkout.session', id: 'cs_1', metadata: { order_id: '7' } } },
  })
  const sign = (signedAt?: Date, secret = shop.webhookSecret) =>
    signatureFor(payload, secret, signedAt)
  test('unless it is signed, whole and fresh', async () => {
    expect(await verify(payload, sign())).toMatchObject({ id: 'evt_1', orderId: '7' })
  })

  test('when one byte has changed', async () => {
    const changed = payload.replace('"7"', '"8"')
    await expect(verify(changed, sign())).rejects.toMatchObject({ status: 400 })
  })

  test('when it was signed more than 300 seconds ago', async () => {
    const old = sign(new Date(Date.now() - 305_000))
    await expect(verify(payload, old)).rejects.toMatchObject({ status: 400 })
    const fresh = sign(new Date(Date.now() - 290_000))
    await expect(verify(payload, fresh)).resolves.toMatchObject({ id: 'evt_1' })
  })

  test.each([undefined, '', 't=1,v1=00', 'nonsense'])('when its signature is %s', async (given) => {
    await expect(verify(payload, given)).rejects.toMatchObject({ status: 400 })
  })

  test('when somebody else signed it', async () => {
    const theirs = sign(new Date(), 'whsec_other')
    await expect(verify(payload, theirs)).rejects.toMatchObject({ status: 400 })
  })
})
