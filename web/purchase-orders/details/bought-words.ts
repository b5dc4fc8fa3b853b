import { formatUsd } from '#market/money.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { unitCount } from './unit-count.ts'

/** "Organic cotton bear, 360 at $9.20", or "3 SKUs, 984 units" of several. */
export function boughtWords(order: PurchaseOrder) {
  const [line, ...others] = order.purchase_order_products
  if (!line) return ''
  if (others.length === 0)
    return `${line.product.name}, ${quantityText(line.quantity)} at ${formatUsd(line.unit_cents)}`
  return unitCount(order)
}
