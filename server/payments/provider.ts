import { Stripe } from 'stripe'
import type { Cents } from '#market/money.ts'
import type { CheckoutState } from '#market/payments/checkout-state.ts'
import { checkoutState } from './provider/checkout-state.ts'
import { sessionFor, type CheckoutRequest } from './provider/checkout-request.ts'
import { paymentEvent, type PaymentEvent } from './provider/payment-event.ts'
import { ask, askEach, inWords, isNoLongerOpen, isRefundedAlready } from './provider/ask.ts'
import { subscriptionParts, type SubscriptionParts } from './provider/subscription-parts.ts'
import { verifiedEvent } from './provider/verify-webhook.ts'

export { isAnsweredForGood, isUnknownToProvider } from './provider/ask.ts'
export type { CheckoutRequest, PaymentEvent }

export type OpenedCheckout = { sessionId: string; url: string; expiresAt: Date }
export type RefundRequest = { paymentIntentId: string; amount?: Cents; idempotencyKey: string }
export type RefundStatus = 'pending' | 'succeeded' | 'failed'
export type MadeRefund = {
  refundId: string
  status: RefundStatus
  paymentIntentId: string | null
}

/** The card provider in the words of the business; nothing outside knows whose API it is. */
export type PaymentProvider = SubscriptionParts & {
  /** The same key with the same request answers the same checkout, however often it is asked. */
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>
  readCheckout(sessionId: string): Promise<CheckoutState>
  /** Closes a checkout that is still open; one that is already paid or over is told as it is. */
  expireCheckout(sessionId: string): Promise<CheckoutState>
  /** Everything that was captured, unless an amount is given; what went back before stays so. */
  refund(request: RefundRequest): Promise<MadeRefund>
  readRefund(refundId: string): Promise<MadeRefund>
  listRefunds(since: Date): AsyncIterable<MadeRefund>
  listCheckouts(since: Date): AsyncIterable<CheckoutState>
  listEvents(since: Date): AsyncIterable<PaymentEvent>
  /** Refuses with 400 what the provider did not sign, or signed more than five minutes ago. */
  verifyWebhook(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent>
}

type ProviderSettings = {
  secretKey: string
  webhookSecret: string
  /** Another server that speaks the same API: the sandbox, or an emulator in tests. */
  apiUrl?: string
  timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 8000
const PAGE = 100

export function paymentProvider(settings: ProviderSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...(settings.apiUrl ? addressOf(settings.apiUrl) : {}),
    maxNetworkRetries: 2,
    timeout: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    telemetry: false,
  })
  const { sessions } = stripe.checkout

  async function openCheckout(request: CheckoutRequest) {
    const { idempotencyKey } = request
    const session = await ask(sessions.create(sessionFor(request), { idempotencyKey }))
    if (!session.url) throw new Error(`Checkout ${session.id} has no page`)
    return {
      sessionId: session.id,
      url: session.url,
      expiresAt: new Date(session.expires_at * 1000),
    }
  }

  const readCheckout = async (sessionId: string) =>
    checkoutState(await ask(sessions.retrieve(sessionId, { expand: ['payment_intent'] })))

  async function expireCheckout(sessionId: string) {
    try {
      await sessions.expire(sessionId)
    } catch (error) {
      if (!isNoLongerOpen(error)) throw inWords(error)
    }
    return await readCheckout(sessionId)
  }

  async function refund({ paymentIntentId, amount, idempotencyKey }: RefundRequest) {
    const params = { payment_intent: paymentIntentId, ...(amount ? { amount } : {}) }
    try {
      return madeRefund(await stripe.refunds.create(params, { idempotencyKey }))
    } catch (error) {
      if (!isRefundedAlready(error)) throw inWords(error)
      const [latest] = (await ask(stripe.refunds.list({ payment_intent: paymentIntentId }))).data
      if (!latest) throw inWords(error)
      return madeRefund(latest)
    }
  }

  const readRefund = async (refundId: string) =>
    madeRefund(await ask(stripe.refunds.retrieve(refundId)))

  async function* listRefunds(since: Date) {
    const params = { created: { gte: unix(since) }, limit: PAGE }
    for await (const made of askEach(stripe.refunds.list(params))) yield madeRefund(made)
  }

  async function* listCheckouts(since: Date) {
    const params = { created: { gte: unix(since) }, limit: PAGE, expand: ['data.payment_intent'] }
    for await (const session of askEach(sessions.list(params))) yield checkoutState(session)
  }

  async function* listEvents(since: Date) {
    const params = { created: { gte: unix(since) }, limit: PAGE }
    for await (const event of askEach(stripe.events.list(params))) yield paymentEvent(event)
  }

  const verifyWebhook = async (rawBody: Buffer, signature: string | undefined) =>
    paymentEvent(await verifiedEvent(rawBody, signature, settings.webhookSecret))

  return {
    ...subscriptionParts(stripe),
    openCheckout,
    readCheckout,
    expireCheckout,
    refund,
    readRefund,
    listRefunds,
    listCheckouts,
    listEvents,
    verifyWebhook,
  }
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  }
}

function madeRefund({ id, status, payment_intent: intent }: Stripe.Refund): MadeRefund {
  const paymentIntentId = typeof intent === 'string' ? intent : (intent?.id ?? null)
  return { refundId: id, status: refundStatus(status), paymentIntentId }
}

function refundStatus(status: string | null): RefundStatus {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

const unix = (moment: Date) => Math.floor(moment.getTime() / 1000)
