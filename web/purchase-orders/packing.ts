import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

const PACKED: readonly PurchaseOrderStatus[] = ['awaiting_shipment', 'shipped', 'received']

/** Whether a packing slip is of use: to the seller, of goods that go or have gone out. */
export const isPacked = (status: PurchaseOrderStatus, viewer: Party) =>
  viewer === 'seller' && PACKED.includes(status)
