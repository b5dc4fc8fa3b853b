import type { Party } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { sorted } from './order-sort.ts'

type Row = Record<string, string | number>

/** The orders as rows of a spreadsheet; the net after the fee is the seller's alone (decision C8). */
export const orderRows = (orders: readonly PurchaseOrder[], viewer: Party): Row[] =>
  sorted(orders, 'newest').map((order) => ({
    Order: order.po_number,
    Ordered: order.created_at.slice(0, 10),
    Status: purchaseOrderPill(order.status, viewer).label,
    ...(viewer === 'buyer' ? { Seller: order.seller_name } : { Buyer: order.buyer_name }),
    SKUs: order.sku_count,
    Units: order.purchase_order_products.reduce((units, { quantity }) => units + quantity, 0),
    Total: dollars(order.total_cents),
    ...(order.total_net_to_seller !== undefined && { Net: dollars(order.total_net_to_seller) }),
    Carrier: order.carrier ?? '',
    'Tracking number': order.tracking_number ?? '',
  }))

/** Bare figures, which any spreadsheet reads as a number. */
const dollars = (amount: Cents) => (amount / 100).toFixed(2)
