import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

const PACKED: readonly PurchaseOrderStatus[] = ['awaiting_shipment', 'shipped', 'received']

/** Whether the seller can use a packing slip: the goods are about to leave or have left. */
export const isPacked = (status: PurchaseOrderStatus, viewer: Party) =>
  viewer === 'seller' && PACKED.includes(status)
