import { cents, sum, times, type Cents } from '#market/money.ts'
import type { PurchaseOrder } from './purchase-order-document.ts'

type Order = Pick<PurchaseOrder, 'refunded_cents' | 'refunds' | 'purchase_order_products'>

/**
 * What was refunded of each line, so that the lines add up to the order. Units count at their price, the rest by what is
 * left of the lines; the last one takes the remainder.
 */
export function refundedOfLines(order: Order): Cents[] {
  const lines = order.purchase_order_products
  const byUnits = lines.map((line) => {
    const units = order.refunds
      .flatMap((refund) => refund.lines ?? [])
      .filter(({ line_id: id }) => id === Number(line.id))
      .reduce((all, { quantity }) => all + quantity, 0)
    return cents(Math.min(line.total_cents, times(line.unit_cents, units)))
  })
  let rest = Math.max(0, order.refunded_cents - sum(byUnits))
  let left = sum(lines.map(({ total_cents: total }, at) => cents(total - (byUnits[at] ?? 0))))
  return lines.map(({ total_cents: total }, at) => {
    const ofLine = total - (byUnits[at] ?? 0)
    const share = left > 0 ? Math.min(ofLine, Math.round((rest * ofLine) / left)) : 0
    left = cents(left - ofLine)
    rest -= share
    return cents((byUnits[at] ?? 0) + share)
  })
}
