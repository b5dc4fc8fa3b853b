import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'

/** The latest event of a kind in the history of an order. */
export const lastEvent = (order: PurchaseOrder, event: PurchaseOrderEvent | 'open') =>
  order.history.findLast((each) => each.event === event)
