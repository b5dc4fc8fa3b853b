import * as api from '#market/staff-orders/partial-refund-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { OrderDeps } from '#server/purchase-orders/advance-purchase-order.ts'
import { endRefundByChargeback, markPartReturned, retryPartialRefund } from './end-failed-refund.ts'
import { refundOrderInPart } from './refund-order-in-part.ts'

export function partialRefundRoutes(site: Site, deps: OrderDeps) {
  route(site, api.refundInPart, ({ params: { id }, body: asked, viewer: staff, request }) =>
    refundOrderInPart(deps, { id, asked, staff, requestId: request.id }),
  )

  route(site, api.retryPartialRefund, ({ params, body, viewer: staff, request }) =>
    retryPartialRefund(deps.db, {
      orderId: params.id,
      refundId: params.refund_id,
      attempt: body.attempt,
      staff,
      requestId: request.id,
    }),
  )

  route(site, api.endRefundByChargeback, ({ params, body, viewer: staff, request }) =>
    endRefundByChargeback(deps.db, {
      orderId: params.id,
      refundId: params.refund_id,
      attempt: body.attempt,
      staff,
      requestId: request.id,
    }),
  )

  route(site, api.markPartReturned, ({ params, body, viewer: staff, request }) =>
    markPartReturned(deps, {
      orderId: params.id,
      refundId: params.refund_id,
      ...body,
      staff,
      requestId: request.id,
    }),
  )
}
