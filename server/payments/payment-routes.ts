import * as api from '#market/payments/payment-api.ts'
import { refreshPurchaseOrder } from '#market/purchase-orders/purchase-order-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { checkOut } from './check-out.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { refreshOrder } from './refresh-order.ts'
import { verificationPage } from './verification-page.ts'

export function paymentRoutes(site: Site, desk: PaymentDesk) {
  route(site, api.checkOut, async ({ viewer, params }) => ({
    url: await checkOut(desk, viewer, params.id),
  }))

  route(site, api.verifyPayment, async ({ viewer, params }) => ({
    url: await verificationPage(desk, viewer, params.id),
  }))

  route(site, refreshPurchaseOrder, ({ viewer, params }) => refreshOrder(desk, viewer, params.id))

  void site.http.register(async (http) => webhookRoute(http, desk))
}

// The signature is over the bytes as they came, so this route alone does not parse them.
function webhookRoute(http: Site['http'], desk: PaymentDesk) {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const config = { policy: 'signed by the provider' } as const
  http.post<{ Body: Buffer }>('/webhooks/stripe', { config }, async ({ body, headers }) => {
    const signature = headers['stripe-signature']
    const event = await desk.provider.verifyWebhook(
      body ?? Buffer.alloc(0),
      typeof signature === 'string' ? signature : undefined,
    )
    await receiveWebhook(desk, event)
    return { received: true }
  })
}
