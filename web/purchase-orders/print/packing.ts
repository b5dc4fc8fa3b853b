import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

/** The goods are about to leave, or have left a short time ago. */
const PACKED: Record<PurchaseOrderStatus, boolean> = {
  awaiting_initial_payment: false,
  payment_pending: false,
  requires_payment_action: false,
  awaiting_shipment: true,
  shipped: true,
  received: true,
  paid_in_full: false,
  completed: false,
  canceled: false,
}

/** Whether the seller can use a packing slip. */
export const isPacked = (status: PurchaseOrderStatus, viewer: Party) =>
  viewer === 'seller' && PACKED[status]
