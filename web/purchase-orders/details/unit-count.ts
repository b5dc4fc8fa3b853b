import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

const count = (amount: number, one: string, many: string) =>
  `${quantityText(amount)} ${amount === 1 ? one : many}`

/** "3 SKUs, 984 units" */
export function unitCount({ purchase_order_products: lines }: PurchaseOrder) {
  const units = lines.reduce((total, { quantity }) => total + quantity, 0)
  return `${count(lines.length, 'SKU', 'SKUs')}, ${count(units, 'unit', 'units')}`
}
