import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from './purchase-order-document.ts'
import type { PurchaseOrderStatus } from './purchase-order.ts'
import { counterpartyOf } from './counterparty.ts'

type Sought = { query: string; status?: PurchaseOrderStatus | undefined }

/** Finds orders by status, and by number, counterparty, product, UPC or SKU: every word has to be met. */
export function ordersFound(
  orders: readonly PurchaseOrder[],
  { query, status }: Sought,
  viewer: Party,
): PurchaseOrder[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return orders.filter((order) => {
    if (status && order.status !== status) return false
    const text = textOf(order, viewer)
    return words.every((word) => text.includes(word))
  })
}

function textOf(order: PurchaseOrder, viewer: Party) {
  const products = order.purchase_order_products.flatMap(({ product: { name, upc, sku } }) => [
    name,
    upc,
    sku ?? '',
  ])
  const { po_number, offer_number, tracking_number } = order
  return [po_number, offer_number, counterpartyOf(order, viewer), tracking_number, ...products]
    .join('\n')
    .toLowerCase()
}
