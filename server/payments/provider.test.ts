import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import {
  NOT_BY_CARD,
  isAnsweredForGood,
  isRefundedAlready,
  paymentProvider,
  type CheckoutRequest,
  type PaymentProvider,
} from './provider.ts'
import { aRunningSandbox, type Shop } from '#payment-sandbox/testing/a-running-sandbox.ts'
import { press } from '#payment-sandbox/testing/press.ts'

let shop: Shop
let provider: PaymentProvider
let orders = 100

beforeAll(async () => {
  shop = await aRunningSandbox()
  provider = paymentProvider({ ...shop, apiUrl: shop.running.apiUrl })
})
afterAll(() => shop.close())

beforeEach(() => {
  shop.ahead.seconds = 0
  Object.assign(shop.faults, { away: false, requests: [] })
})

const checkoutOf = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => {
  const orderId = String((orders += 1))
  return {
    orderId,
    poNumber: `PO-10${orderId}`,
    checkoutId: `7${orderId}`,
    amount: cents(500_00),
    lines: ['40 × Crème brûlée & “torch” set', '12 × Oat milk'],
    buyerEmail: 'buyer@lotline.example',
    successUrl: `http://lotline.test/my_orders?stripe_success=true&purchase_order_id=${orderId}`,
    cancelUrl: `http://lotline.test/my_orders?stripe_success=false&purchase_order_id=${orderId}`,
    idempotencyKey: `checkout-${orderId}`,
    expiresAt: new Date(Date.now() + 60 * 60_000),
    ...changes,
  }
}

const openSessions = async () => {
  const found = []
  for await (const checkout of provider.listCheckouts(new Date(0))) found.push(checkout)
  return found
}

async function aPaidCheckout() {
  const { sessionId, url } = await provider.openCheckout(checkoutOf())
  await press(shop, url, 'Pay')
  const { paymentIntentId } = await provider.readCheckout(sessionId)
  return paymentIntentId ?? ''
}

describe('a checkout', () => {
  test('opens on a page of ours, unpaid, for the order and its total', async () => {
    const request = checkoutOf()
    const opened = await provider.openCheckout(request)
    expect(opened.url).toBe(`http://lotline.test/sandbox_checkout/${opened.sessionId}`)
    expect(await provider.readCheckout(opened.sessionId)).toEqual({
      sessionId: opened.sessionId,
      status: 'open',
      url: opened.url,
      payment: { stage: 'unpaid' },
      orderId: request.orderId,
      checkoutId: request.checkoutId,
      amount: 500_00,
      currency: 'usd',
      mode: 'payment',
      paymentIntentId: null,
    })
  })

  test('is the same one when opened again with its key, even by twenty at once', async () => {
    const request = checkoutOf()
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => provider.openCheckout(request)),
    )
    expect(new Set(opened.map((each) => each.sessionId)).size).toBe(1)
  })

  test('is refused when its key comes back with another amount', async () => {
    const request = checkoutOf()
    await provider.openCheckout(request)
    const other = { ...request, amount: cents(499_99) }
    await expect(provider.openCheckout(other)).rejects.toSatisfy(isAnsweredForGood)
  })

  test('of a million dollars is refused in words', async () => {
    const request = checkoutOf({ amount: cents(1_000_000_00) })
    await expect(provider.openCheckout(request)).rejects.toMatchObject({
      status: 422,
      message: NOT_BY_CARD,
    })
  })

  test('of another shop is not found', async () => {
    await expect(provider.readCheckout('cs_test_absent')).rejects.toMatchObject({ status: 404 })
  })
})

describe('closing a checkout', () => {
  test('that is open expires it, and its page can no longer be paid', async () => {
    const { sessionId, url } = await provider.openCheckout(checkoutOf())
    expect((await provider.expireCheckout(sessionId)).status).toBe('expired')
    expect(await (await fetch(shop.address + new URL(url).pathname)).text()).toContain(
      'This checkout has expired',
    )
  })

  test('that was paid tells that it is paid', async () => {
    const { sessionId, url } = await provider.openCheckout(checkoutOf())
    await press(shop, url, 'Pay')
    const state = await provider.expireCheckout(sessionId)
    expect(state).toMatchObject({ status: 'complete', payment: { stage: 'paid' } })
  })

  test('expires when its time is up', async () => {
    const { sessionId } = await provider.openCheckout(checkoutOf())
    shop.ahead.seconds = 60 * 60 + 1
    expect((await provider.readCheckout(sessionId)).status).toBe('expired')
  })
})

const asRefund = (paymentIntentId: string) => ({
  paymentIntentId,
  amount: cents(500_00),
  orderId: 3,
  refundId: 7,
})

describe('a refund', () => {
  test('gives everything back once, whatever the number of tries', async () => {
    const request = { ...asRefund(await aPaidCheckout()), idempotencyKey: `refund-${orders}` }
    const first = await provider.refund(request)
    expect(first).toMatchObject({ status: 'succeeded', amount: 500_00, refundId: 7 })
    expect(await provider.refund(request)).toEqual(first)
    await expect(
      provider.refund({ ...request, idempotencyKey: `refund-again-${orders}` }),
    ).rejects.toSatisfy(isRefundedAlready)
    const made = []
    for await (const each of provider.refundsOf(request.paymentIntentId)) made.push(each)
    expect(made).toEqual([first])
  })

  test('in parts never exceeds what was paid', async () => {
    const paymentIntentId = await aPaidCheckout()
    const part = (amount: number) =>
      provider.refund({
        ...asRefund(paymentIntentId),
        amount: cents(amount),
        idempotencyKey: `part-${amount}-${orders}`,
      })
    await part(300_00)
    await expect(part(200_01)).rejects.toMatchObject({
      status: 503,
      cause: { message: expect.stringContaining('greater than unrefunded amount') },
    })
    expect((await part(200_00)).status).toBe('succeeded')
  })
})

describe('when the provider misbehaves', () => {
  test.each(['fail', 'act-then-fail'] as const)(
    'and answers 500 (%s), trying again opens one checkout',
    async (fault) => {
      const before = (await openSessions()).length
      shop.faults.requests = [fault]
      await provider.openCheckout(checkoutOf())
      expect(await openSessions()).toHaveLength(before + 1)
    },
  )

  test.each(['hang', 'act-then-hang'] as const)(
    'and never answers (%s), trying again opens one checkout',
    async (fault) => {
      const hasty = paymentProvider({ ...shop, apiUrl: shop.running.apiUrl, timeoutMs: 4000 })
      const before = (await openSessions()).length
      shop.faults.requests = [fault]
      await hasty.openCheckout(checkoutOf())
      expect(await openSessions()).toHaveLength(before + 1)
    },
  )

  test('and is away, the buyer is told in words and when to try again', async () => {
    shop.faults.away = true
    await expect(provider.openCheckout(checkoutOf())).rejects.toMatchObject({
      status: 503,
      retryAfter: 10,
      message: 'Card payments are not available right now. Please try again soon.',
    })
  })
})
