import * as api from '#market/purchase-orders/purchase-order-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { advancePurchaseOrder, type TradeDeps } from './advance-purchase-order.ts'
import { findOrder } from './find-order.ts'
import { purchaseOrderFile } from './purchase-order-file.ts'
import { ordersFile } from './orders-file.ts'
import { readPurchaseOrders, readPurchaseOrder } from './show-purchase-order.ts'

export function purchaseOrderRoutes(site: Site, deps: TradeDeps) {
  route(site, api.readPurchaseOrders, ({ viewer, query }) =>
    readPurchaseOrders(deps.db, viewer, query),
  )

  route(site, api.exportPurchaseOrders, ({ viewer, query }) => ordersFile(deps.db, viewer, query))

  route(site, api.readPurchaseOrder, ({ viewer, params }) =>
    readPurchaseOrder(deps.db, viewer, params.id),
  )

  route(site, api.printPurchaseOrder, ({ viewer, params }) =>
    purchaseOrderFile(deps.db, viewer, params.id),
  )

  const ofOrder: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      if (viewer.party === 'buyer' || viewer.party === 'seller')
        await findOrder(deps.db, viewer, id)
    },
  }
  route(ofOrder, api.advancePurchaseOrder, ({ viewer, params, body }) =>
    advancePurchaseOrder(deps, viewer, {
      orderId: params.id,
      event: body.event,
      carrier: body.carrier,
      trackingNumber: body.tracking_number,
      note: body.note,
    }),
  )
}
