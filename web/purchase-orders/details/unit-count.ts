import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { counted } from '#web/platform/format/numbers.ts'

/** "3 SKUs, 984 units" */
export function unitCount({ purchase_order_products: lines }: PurchaseOrder) {
  const units = lines.reduce((total, { quantity }) => total + quantity, 0)
  return `${counted(lines.length, 'SKU')}, ${counted(units, 'unit')}`
}
