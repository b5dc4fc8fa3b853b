import { disputeTakesMoney } from '#market/purchase-orders/dispute.ts'
import type { Refundable } from '#market/ledger/partial-refund.ts'
import { cents } from '#market/money.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'

/** What of an order can still be refunded in part, as the server reads it too. */
export function refundableIn(order: StaffOrderDetail): Refundable {
  const refundedOf = (lineId: number) =>
    order.partial_refunds
      .flatMap(({ lines }) => lines ?? [])
      .reduce((units, part) => units + (part.line_id === lineId ? part.quantity : 0), 0)
  return {
    total: order.total_cents,
    fee: order.fee_cents,
    freight: order.freight_cents ?? cents(0),
    refunded: { amount: order.refunded_cents, fee: order.refunded_fee_cents },
    disputed:
      order.dispute && disputeTakesMoney(order.dispute.status)
        ? order.dispute.amount_cents
        : cents(0),
    lines: order.purchase_order_products.map(({ id, quantity, unit_cents: unit }) => ({
      id,
      quantity,
      unit,
      refundedQuantity: refundedOf(id),
    })),
  }
}
