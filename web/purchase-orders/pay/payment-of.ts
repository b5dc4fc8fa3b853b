import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { isRefundedWhole, refundedWords } from '#market/purchase-orders/refunded.ts'
import { lastEvent } from '../last-event.ts'

export type OrderPayment = {
  state: string
  means?: 'card' | 'wire transfer'
  /** When the system cancels the order if nobody pays. */
  dueAt?: string
  paidAt?: string
}

/** The state of an order's payment. */
export function paymentOf(order: PurchaseOrder): OrderPayment {
  const paid = lastEvent(order, 'confirm_payment')
  if (!paid && order.status === 'canceled') return { state: 'Not paid' }
  if (paid)
    return {
      state: paidWords(order),
      means: paid.party === 'admin' ? 'wire transfer' : 'card',
      paidAt: paid.at,
    }
  const { label: state } = purchaseOrderPill(order.status, 'buyer')
  return order.status === 'awaiting_initial_payment'
    ? { state, dueAt: order.payment_due_at }
    : { state }
}

function paidWords(order: PurchaseOrder) {
  const refunded = refundedWords(order)
  if (isRefundedWhole(order) && order.refunding_cents === 0) return 'Refunded in full'
  if (order.status === 'canceled') return 'Paid, being refunded'
  return refunded ? `Paid. ${refunded}` : 'Paid'
}
