import * as api from '#market/staff-orders/staff-order-api.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { OrderDeps } from '#server/purchase-orders/advance-purchase-order.ts'
import { advanceStaffOrder } from './advance-staff-order.ts'
import { evidenceFile } from './evidence/evidence-file.ts'
import { markOrderRefunded } from './mark-order-refunded.ts'
import { listStaffOrders } from './list-staff-orders.ts'
import { sendReminder } from './send-reminder.ts'
import { partialRefundRoutes } from './refunds-in-part/partial-refund-routes.ts'
import { retryOrderRefund } from './retry-order-refund.ts'
import { showStaffOrder } from './show-staff-order.ts'

export function staffOrderRoutes(site: Site, deps: OrderDeps) {
  listStaffOrders(site, deps.db)
  partialRefundRoutes(site, deps)

  route(site, api.readStaffOrder, ({ params }) =>
    readAtOnce(deps.db, (tx) => showStaffOrder(tx, params.id)),
  )

  route(site, api.printEvidence, ({ viewer, params }) => evidenceFile(deps.db, viewer, params.id))

  route(site, api.advanceStaffOrder, ({ params, body, viewer: staff, request }) =>
    advanceStaffOrder(deps, {
      id: params.id,
      staff,
      event: body.event,
      note: body.note,
      carrier: body.carrier,
      trackingNumber: body.tracking_number,
      moreParcels: body.more_parcels,
      despiteDispute: body.despite_dispute,
      requestId: request.id,
    }),
  )

  route(site, api.sendReminder, ({ params: { id }, viewer: staff, request }) =>
    sendReminder(deps, { id, staff, requestId: request.id }),
  )

  route(site, api.retryRefund, ({ params, body, viewer: staff, request }) =>
    retryOrderRefund(deps.db, {
      id: params.id,
      refundId: params.refund_id,
      attempt: body.attempt,
      staff,
      requestId: request.id,
    }),
  )

  route(site, api.markRefunded, ({ params, body, viewer: staff, request }) =>
    markOrderRefunded(deps.db, {
      id: params.id,
      refundId: params.refund_id,
      ...body,
      staff,
      requestId: request.id,
    }),
  )
}
