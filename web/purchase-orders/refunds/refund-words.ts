import { cents, formatUsd, sum } from '#market/money.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Refund = PurchaseOrder['refunds'][number]

/** Which units it is for: "3 × Organic cotton bear". */
export const refundedUnits = ({ lines }: Refund, order: PurchaseOrder) =>
  (lines ?? []).flatMap(({ line_id: id, quantity }) => {
    const line = order.purchase_order_products.find((each) => Number(each.id) === id)
    return line ? [`${quantityText(quantity)} × ${line.product.name}`] : []
  })

const STATES: Record<Refund['state'], string> = {
  requested: 'Not sent yet',
  refunded: 'Refunded',
  charged_back: 'Returned by the bank through a chargeback',
}
export const refundStateWords = ({ state }: Refund) => STATES[state]

/** What was refunded in another way than in part, so that the list adds up. */
export function otherRefund({ refunded_cents: all, refunds, status }: PurchaseOrder) {
  const other = cents(all - sum(refunds.map((refund) => refund.amount_cents)))
  if (other <= 0) return null
  return {
    amount: formatUsd(other),
    words: status === 'canceled' ? 'The order was canceled' : 'Refunded by Lotline',
  }
}
