import { toPack, type LineToPack } from '#market/purchase-orders/short-at-packing.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'

/** The lines of an order as its seller packs them: units that were refunded are not. */
export const linesToPack = (order: PurchaseOrder): LineToPack[] =>
  order.purchase_order_products.map((line) => ({
    id: Number(line.id),
    quantity: line.quantity,
    unit: line.unit_cents,
    refundedQuantity: order.refunds
      .flatMap(({ lines }) => lines ?? [])
      .reduce((all, part) => all + (part.line_id === Number(line.id) ? part.quantity : 0), 0),
  }))

/** All that is to be packed. */
export const wholeOrder = (order: PurchaseOrder) =>
  linesToPack(order).map((line) => ({ line_id: line.id, quantity: toPack(line) }))
