import type { PurchaseOrderDocument } from '#market/purchase-orders/purchase-order-document.ts'
import type { Trader } from '#market/accounts/viewer.ts'
import * as countsApi from '#market/purchase-orders/order-counts-api.ts'
import * as api from '#market/purchase-orders/purchase-order-api.ts'
import { isByProgram, openTrade } from '#server/notifications/read-notices.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { advancePurchaseOrder, type Packing, type TradeDeps } from './advance-purchase-order.ts'
import { countOrders } from './count-orders.ts'
import { findOrder } from './find-order.ts'
import { purchaseOrderFile } from './purchase-order-file.ts'
import { ordersFile } from './orders-file.ts'
import { readPurchaseOrders, readPurchaseOrder } from './show-purchase-order.ts'

type Deps = TradeDeps & {
  packOrder: (viewer: Trader, act: Packing) => Promise<PurchaseOrderDocument>
}

export function purchaseOrderRoutes(site: Site, deps: Deps) {
  route(site, api.readPurchaseOrders, ({ viewer, query }) =>
    readPurchaseOrders(deps.db, viewer, query),
  )

  route(site, countsApi.countOrders, ({ viewer }) => countOrders(deps.db, viewer))

  route(site, api.exportPurchaseOrders, ({ viewer, query }) => ordersFile(deps.db, viewer, query))

  const opened = (viewer: Trader, orderId: number) => openTrade(deps.db, viewer.userId, { orderId })
  route(site, api.readPurchaseOrder, async ({ viewer, params, request }) => {
    const shown = await readPurchaseOrder(deps.db, viewer, params.id)
    if (isByProgram(request)) await opened(viewer, params.id)
    return shown
  })

  route(site, api.printPurchaseOrder, async ({ viewer, params }) => {
    const file = await purchaseOrderFile(deps.db, viewer, params.id)
    await opened(viewer, params.id)
    return file
  })

  const ofOrder: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      if (viewer.party === 'buyer' || viewer.party === 'seller')
        await findOrder(deps.db, viewer, id)
    },
  }
  route(ofOrder, api.advancePurchaseOrder, ({ viewer, params, body }) => {
    const { event, packed, short_outcome: expected } = body
    const act = {
      orderId: params.id,
      carrier: body.carrier,
      trackingNumber: body.tracking_number,
      moreParcels: body.more_parcels,
      note: body.note,
      despiteDispute: body.despite_dispute,
      counted: body.lines,
    }
    return event === 'ship' && packed
      ? deps.packOrder(viewer, { ...act, packed, expected })
      : advancePurchaseOrder(deps, viewer, { ...act, event })
  })
}
