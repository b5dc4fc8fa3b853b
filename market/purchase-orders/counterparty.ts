import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from './purchase-order-document.ts'

export const counterpartyOf = (order: PurchaseOrder, viewer: Party) =>
  viewer === 'buyer' ? order.seller_name : order.buyer_name
