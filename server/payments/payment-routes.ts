import * as api from '#market/payments/payment-api.ts'
import { checkoutOutcome } from '#market/purchase-orders/checkout-outcome.ts'
import { refreshPurchaseOrder } from '#market/purchase-orders/purchase-order-api.ts'
import { unchecked } from '#server/platform/database/before-commit.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { sealWith } from '#server/platform/seal.ts'
import type { SecretKeys } from '#server/platform/secret-keys.ts'
import { openTrade } from '#server/notifications/read-notices.ts'
import { checkOut } from './check-out.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { unlessUnknownToProvider } from './provider.ts'
import type { PayoutDeps } from './payouts/payout-deps.ts'
import { payoutRoutes } from './payouts/payout-routes.ts'
import { receiveWebhook } from './receive-webhook.ts'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { findOrder } from '#server/purchase-orders/find-order.ts'
import { readPurchaseOrder } from '#server/purchase-orders/show-purchase-order.ts'
import { latestSession, unsettledSessions } from './checkout-session-store.ts'
import type { Settings } from '#server/settings/settings.ts'
import { settleCheckout } from './settle-checkout.ts'
import { needsVerification } from '#market/purchase-orders/purchase-order.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Settled = {
  settings: Omit<PayoutDeps, keyof PaymentDeps | 'seal'> & Pick<Settings, 'needsResaleCertificate'>
  secretKeys: SecretKeys
}

export function paymentRoutes(site: Site, deps: PaymentDeps, { settings, secretKeys }: Settled) {
  const { needsResaleCertificate } = settings
  const seal = sealWith(secretKeys, 'bank details')
  payoutRoutes(site, { ...settings, ...deps, seal })

  // Both come to the same when they are made again, at the provider too.
  route(site, api.checkOut, async ({ viewer, params }) => {
    const url = await unchecked(() =>
      checkOut({ ...deps, needsResaleCertificate }, viewer, params.id),
    )
    await unchecked(() => openTrade(deps.db, viewer.userId, { orderId: params.id }))
    return { url }
  })

  route(site, api.verifyPayment, async ({ viewer, params }) => ({
    url: await verificationPage(deps, viewer, params.id),
  }))

  route(site, refreshPurchaseOrder, ({ viewer, params }) =>
    unchecked(() => refreshOrder(deps, viewer, params.id)),
  )

  void site.http.register(async (http) => webhookRoute(http, deps))
}

// The signature is over the bytes as they came, so this route alone does not parse them.
function webhookRoute(http: Site['http'], deps: PaymentDeps) {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const config = { policy: 'signed by the provider' } as const
  http.post<{ Body: Buffer }>('/webhooks/stripe', { config }, async ({ body, headers }) => {
    const signature = headers['stripe-signature']
    const event = await deps.provider.verifyWebhook(
      body ?? Buffer.alloc(0),
      typeof signature === 'string' ? signature : undefined,
    )
    await receiveWebhook(deps, event)
    return { received: true }
  })
}

/** After the return from the hosted page: the server asks the provider, the address proves nothing. */
async function refreshOrder(deps: PaymentDeps, viewer: BuyerViewer, orderId: number) {
  const order = await findOrder(deps.db, viewer, orderId)
  for (const sessionId of await unsettledSessions(deps.db, order.id))
    await settleCheckout(deps, sessionId)
  const shown = await readPurchaseOrder(deps.db, viewer, order.id)
  const { status } = shown.data.attributes
  return {
    ...shown,
    meta: { payment: checkoutOutcome(status, await latestCheckout(deps, order.id)) },
  }
}

/** What the provider says now of the page that the buyer comes from. */
async function latestCheckout({ db, provider }: PaymentDeps, orderId: number) {
  const session = await latestSession(db, orderId)
  if (!session?.providerSessionId) return undefined
  return provider.readCheckout(session.providerSessionId).catch(unlessUnknownToProvider)
}

/** Where the buyer confirms a payment the bank wants confirmed. */
async function verificationPage(deps: PaymentDeps, viewer: BuyerViewer, orderId: number) {
  const order = await findOrder(deps.db, viewer, orderId)
  if (needsVerification(order.status)) {
    const payment = (await latestCheckout(deps, order.id))?.payment
    if (payment?.stage === 'needs-action' && payment.url) return payment.url
  }
  const body = await readPurchaseOrder(deps.db, viewer, order.id)
  throw new Refusal('This payment needs no verification.', 409, { body })
}
