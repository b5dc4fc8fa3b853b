import { Stripe } from 'stripe'
import type { CheckoutState } from '#market/payments/checkout-state.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { addressOfApi } from './provider/address-of-api.ts'
import { checkoutState } from './provider/state-at-provider.ts'
import { sessionFor, type CheckoutRequest } from './provider/checkout-request.ts'
import { paymentEvent, type PaymentEvent } from './provider/payment-event.ts'
import { asking, isNoLongerOpen } from './provider/ask-provider.ts'
import { debtSessionFor, type DebtCheckoutRequest } from './provider/debt-checkout.ts'
import { createSession } from './provider/create-session.ts'
import type { Refused } from './provider/refused.ts'
import {
  madeRefund,
  refundParams,
  type MadeRefund,
  type RefundRequest,
  type RefundStatus,
} from './provider/made-refund.ts'
import type { FoundDispute } from './provider/dispute-at-provider.ts'
import { connectParts, type ConnectParts } from './provider/connect-parts.ts'
import { disputeParts, type DisputeParts } from './provider/dispute-parts.ts'
import { subscriptionParts, type SubscriptionParts } from './provider/subscription-parts.ts'
import { verifiedEvent } from './provider/verify-webhook.ts'

export {
  NOT_BY_CARD,
  isAnsweredForGood,
  isRefundedAlready,
  refusedRefund,
  unlessUnknownToProvider,
} from './provider/ask-provider.ts'
export type { RefusedRefund } from './provider/ask-provider.ts'
export { refusedPayout } from './provider/refused-payout.ts'
export type { RefusedPayout } from './provider/refused-payout.ts'
export type { BankPayout } from './provider/bank-payout.ts'
export type { ConnectedAccount } from './provider/connected-account.ts'
export type { MadeTransfer } from './provider/made-transfer.ts'
export type { FoundDispute }
export type { CheckoutRequest, MadeRefund, PaymentEvent, RefundStatus, Refused }

export type OpenedCheckout = { sessionId: string; url: string; expiresAt: Date }

/** The card provider in the words of the business; nothing outside knows whose API it is. */
export type PaymentProvider = SubscriptionParts &
  DisputeParts &
  ConnectParts & {
    /** The same key with the same request answers the same checkout, however often it is asked. */
    openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>
    openDebtCheckout(request: DebtCheckoutRequest): Promise<OpenedCheckout>
    readCheckout(sessionId: string): Promise<CheckoutState>
    /** Closes a checkout that is still open; one that is already paid or over is answered as it is. */
    expireCheckout(sessionId: string): Promise<CheckoutState>
    /** Never gives back more than was captured. */
    refund(request: RefundRequest): Promise<MadeRefund>
    readRefund(id: string): Promise<MadeRefund>
    /** All that went back of a payment, or was tried to. */
    refundsOf(paymentIntentId: string): AsyncIterable<MadeRefund>
    listRefunds(since: Date): AsyncIterable<MadeRefund>
    listCheckouts(since: Date): AsyncIterable<CheckoutState>
    listEvents(since: Date): AsyncIterable<PaymentEvent>
    /** Refuses with 400 what the provider did not sign, or signed more than five minutes ago, and what is no event. */
    verifyWebhook(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent>
  }

type ProviderSettings = {
  secretKey: string
  webhookSecret: string
  /** The one that is being replaced. */
  webhookSecretBefore?: string | undefined
  /** Of the endpoint for events of sellers' accounts, which has a secret of its own. */
  connectWebhookSecret?: string | undefined
  /** Another server that speaks the same API: the sandbox, or an emulator in tests. */
  apiUrl?: string
  timeoutMs?: number
  /** By which it knows its own things on an account that it may share with other sites. */
  site?: string
  /** Called with each refusal of the provider, before the caller gets its answer. */
  tell?: (refused: Refused) => Promise<void>
}

const DEFAULT_TIMEOUT_MS = 8000
const PAGE = 100

export function paymentProvider(settings: ProviderSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...(settings.apiUrl ? addressOfApi(settings.apiUrl) : {}),
    maxNetworkRetries: 2,
    timeout: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    telemetry: false,
  })
  const { sessions } = stripe.checkout
  const { site } = settings
  const { tell = async () => {} } = settings
  const provider = asking(tell)
  const { ask, askEach, find, inWords } = provider
  const { webhookSecret, webhookSecretBefore = [], connectWebhookSecret = [] } = settings
  const webhookSecrets = [webhookSecret, webhookSecretBefore, connectWebhookSecret].flat()

  const openCheckout = (request: CheckoutRequest) =>
    openPage(sessionFor(request, site), request.idempotencyKey)

  async function openPage(params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) {
    const session = await ask(createSession(stripe.checkout, { params, idempotencyKey }))
    if (!session.url) throw new Error(`Checkout ${session.id} has no page`)
    return {
      sessionId: session.id,
      url: session.url,
      expiresAt: new Date(session.expires_at * 1000),
    }
  }

  const readCheckout = async (sessionId: string) =>
    checkoutState(await find(sessions.retrieve(sessionId, { expand: ['payment_intent'] })), site)

  async function expireCheckout(sessionId: string) {
    const refused = await find(sessions.expire(sessionId).then(() => undefined, whyNotOpen))
    const checkout = await readCheckout(sessionId)
    // It was refused for another reason. Without this error, it would be retried endlessly.
    if (refused && checkout.status === 'open') throw await inWords(refused)
    return checkout
  }

  async function refund(request: RefundRequest) {
    const { idempotencyKey } = request
    return madeRefund(
      await ask(stripe.refunds.create(refundParams(request, site), { idempotencyKey })),
    )
  }

  const readRefund = async (id: string) => madeRefund(await find(stripe.refunds.retrieve(id)))

  const refundsOf = (paymentIntentId: string) => refundsIn({ payment_intent: paymentIntentId })
  const listRefunds = (since: Date) => refundsIn({ created: { gte: unix(since) } })

  async function* refundsIn(which: Stripe.RefundListParams) {
    for await (const made of askEach(stripe.refunds.list({ ...which, limit: PAGE })))
      yield madeRefund(made)
  }

  async function* listCheckouts(since: Date) {
    const params = { created: { gte: unix(since) }, limit: PAGE, expand: ['data.payment_intent'] }
    for await (const session of askEach(sessions.list(params))) yield checkoutState(session, site)
  }

  async function* listEvents(since: Date) {
    const params = { created: { gte: unix(since) }, limit: PAGE }
    for await (const given of askEach(stripe.events.list(params))) {
      const event = paymentEvent(given, site)
      if (event) yield event
    }
  }

  async function verifyWebhook(rawBody: Buffer, signature: string | undefined) {
    const event = paymentEvent(await verifiedEvent(rawBody, signature, webhookSecrets), site)
    if (!event) throw new Refusal('This is not an event', 400)
    return event
  }

  const openDebtCheckout = (request: DebtCheckoutRequest) =>
    openPage(debtSessionFor(request, site), request.idempotencyKey)

  return {
    ...subscriptionParts(stripe, provider, site),
    ...disputeParts(stripe, provider, site),
    ...connectParts(stripe, tell, site),
    openCheckout,
    openDebtCheckout,
    readCheckout,
    expireCheckout,
    refund,
    readRefund,
    refundsOf,
    listRefunds,
    listCheckouts,
    listEvents,
    verifyWebhook,
  }
}

function whyNotOpen(error: unknown) {
  if (isNoLongerOpen(error)) return error
  throw error
}

const unix = (moment: Date) => Math.floor(moment.getTime() / 1000)
