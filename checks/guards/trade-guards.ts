import type { Guard } from './guard.ts'

/** Offers, orders, stock and what is paid for them. */
export const tradeGuards: readonly Guard[] = [
  {
    name: 'an act holds its offer',
    of: 'rule 5',
    file: 'server/offers/offer-store.ts',
    is: '${heads} where o.id = ${id} and ${mine(viewer)} for no key update of o',
    becomes: '${heads} where o.id = ${id} and ${mine(viewer)}',
    tests: ['server/offers/acts-at-once.test.ts'],
  },
  {
    name: 'an order has one open checkout',
    of: 'rule 15',
    file: 'server/platform/database/migrations/0004-purchase-orders.sql',
    is: 'create unique index checkout_sessions_one_open',
    becomes: 'create index checkout_sessions_one_open',
    tests: ['server/payments/paying.test.ts'],
  },
  {
    name: 'a refund is ours by its number, not by its payment',
    of: 'A1',
    file: 'server/payments/settle-refund.ts',
    is: 'made.refundId === ours.id || ours.providerRefundId === made.id',
    becomes: 'made.paymentIntentId === ours.paymentIntentId',
    tests: ['server/payments/refunds-by-hand.test.ts'],
  },
  {
    name: 'a webhook is signed',
    of: 'rule 16',
    file: 'server/payments/provider/verify-webhook.ts',
    is: '.catch(() => undefined)',
    becomes: '.catch((): Stripe.Event => JSON.parse(rawBody.toString()))',
    tests: ['server/payments/webhooks.test.ts', 'server/payments/provider/verify-webhook.test.ts'],
  },
  {
    name: 'a webhook is fresh',
    of: 'rule 16',
    file: 'server/payments/provider/verify-webhook.ts',
    is: 'const OLDEST_SECONDS = 300',
    becomes: 'const OLDEST_SECONDS = 300_000_000',
    tests: ['server/payments/webhooks.test.ts'],
  },
  {
    name: 'an offer is acted on as it was seen',
    of: 'C7',
    file: 'server/platform/http/route.ts',
    is: 'if (spec.wantsRevision && site.isProgram(request)) refuseWithoutRevision(body)',
    becomes: '',
    tests: ['server/offers/what-was-seen.test.ts'],
  },
]
