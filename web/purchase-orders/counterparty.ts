import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'

export const counterpartyOf = (order: PurchaseOrder, viewer: Party) =>
  viewer === 'buyer' ? order.seller_name : order.buyer_name
