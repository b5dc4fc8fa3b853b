import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

const OVER: readonly PurchaseOrderStatus[] = ['received', 'paid_in_full', 'completed', 'canceled']

/** A buyer may want more of what arrived, or try again after a cancellation. */
export const canReorder = ({ status }: Pick<PurchaseOrder, 'status'>, viewer: Party) =>
  viewer === 'buyer' && OVER.includes(status)
