import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

const OVER: Record<PurchaseOrderStatus, boolean> = {
  awaiting_initial_payment: false,
  payment_pending: false,
  requires_payment_action: false,
  awaiting_shipment: false,
  shipped: false,
  received: true,
  paid_in_full: true,
  completed: true,
  canceled: true,
}

/** A buyer may want more of what arrived, or try again after a cancellation. */
export const canReorder = ({ status }: Pick<PurchaseOrder, 'status'>, viewer: Party) =>
  viewer === 'buyer' && OVER[status]
