import * as api from '#market/payments/payment-api.ts'
import { refreshPurchaseOrder } from '#market/purchase-orders/purchase-order-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { checkOut } from './check-out.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { refreshOrder } from './refresh-order.ts'
import { verificationPage } from './verification-page.ts'

export function paymentRoutes(site: Site, deps: PaymentDeps) {
  route(site, api.checkOut, async ({ viewer, params }) => ({
    url: await checkOut(deps, viewer, params.id),
  }))

  route(site, api.verifyPayment, async ({ viewer, params }) => ({
    url: await verificationPage(deps, viewer, params.id),
  }))

  route(site, refreshPurchaseOrder, ({ viewer, params }) => refreshOrder(deps, viewer, params.id))

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
