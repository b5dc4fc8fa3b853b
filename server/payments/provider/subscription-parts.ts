import type { Stripe } from 'stripe'
import type { Cents } from '#market/money.ts'
import type { SubscriptionState } from '#market/samples/subscription.ts'
import type { Asking } from './ask-provider.ts'
import { createSession } from './create-session.ts'
import { markOf } from './site-mark.ts'
import { subscriptionState } from './subscription-state.ts'

export type SubscriptionRequest = {
  userId: string
  /** The place in our own books. */
  checkoutId: string
  email: string
  /** Whom the provider knows already, from an earlier subscription. */
  customerId: string | undefined
  name: string
  monthly: Cents
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
  expiresAt: Date
}
export type SubscriptionCheckout = {
  sessionId: string
  status: 'open' | 'complete' | 'expired'
  url: string | null
  subscriptionId: string | null
}
export type PortalRequest = { customerId: string; returnUrl: string; idempotencyKey: string }

/** What is paid for month by month. */
export type SubscriptionParts = {
  /** The same key with the same request answers the same checkout, however often it is asked. */
  openSubscription(request: SubscriptionRequest): Promise<SubscriptionCheckout>
  readSubscriptionCheckout(sessionId: string): Promise<SubscriptionCheckout>
  readSubscription(subscriptionId: string): Promise<SubscriptionState>
  listSubscriptions(since: Date): AsyncIterable<SubscriptionState>
  /** Where its owner changes the card or cancels. */
  openPortal(request: PortalRequest): Promise<string>
}

const PAGE = 100

export function subscriptionParts(
  stripe: Stripe,
  { ask, askEach, find }: Asking,
  site: string | undefined,
): SubscriptionParts {
  const { sessions } = stripe.checkout
  return {
    openSubscription: async (request) => {
      const { idempotencyKey } = request
      const asked = { params: sessionFor(request, site), idempotencyKey }
      return checkoutOf(await ask(createSession(stripe.checkout, asked)))
    },
    readSubscriptionCheckout: async (sessionId) =>
      checkoutOf(await find(sessions.retrieve(sessionId))),
    readSubscription: async (id) =>
      subscriptionState(await find(stripe.subscriptions.retrieve(id)), site),
    async *listSubscriptions(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const params = { status: 'all' as const, created, limit: PAGE }
      for await (const each of askEach(stripe.subscriptions.list(params)))
        yield subscriptionState(each, site)
    },
    openPortal: async ({ customerId: customer, returnUrl: return_url, idempotencyKey }) => {
      const portal = stripe.billingPortal.sessions
      return (await ask(portal.create({ customer, return_url }, { idempotencyKey }))).url
    },
  }
}

/** The price is named here, so that nothing has to be set up at the provider. */
function sessionFor(
  request: SubscriptionRequest,
  site: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    samples_user_id: request.userId,
    samples_checkout_id: request.checkoutId,
    ...markOf(site),
  }
  return {
    mode: 'subscription',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: request.monthly,
          recurring: { interval: 'month' },
          product_data: { name: request.name },
        },
      },
    ],
    ...(request.customerId ? { customer: request.customerId } : { customer_email: request.email }),
    client_reference_id: request.userId,
    metadata,
    subscription_data: { metadata },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  }
}

function checkoutOf(session: Stripe.Checkout.Session): SubscriptionCheckout {
  const { id, status, url, subscription } = session
  const subscriptionId = typeof subscription === 'string' ? subscription : subscription?.id
  return {
    sessionId: id,
    status: isKnown(status) ? status : 'expired',
    url,
    subscriptionId: subscriptionId ?? null,
  }
}

const isKnown = (status: string | null): status is 'open' | 'complete' =>
  status === 'open' || status === 'complete'
