import * as api from '#market/purchase-orders/packing-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { OrderDeps } from '#server/purchase-orders/advance-purchase-order.ts'
import { findOrder } from '#server/purchase-orders/find-order.ts'
import { answerShortage } from './answer-shortage.ts'

export function packingRoutes(site: Site, deps: OrderDeps) {
  const ofOrder: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      if (viewer.party === 'buyer') await findOrder(deps.db, viewer, id)
    },
  }
  route(ofOrder, api.answerShortage, ({ viewer, params, body }) =>
    answerShortage(deps, viewer, { orderId: params.id, answer: body.answer }),
  )
}
