import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { happened } from './order-steps.ts'

export type OrderPayment = {
  state: string
  means?: 'card' | 'wire transfer'
  /** Until when an unpaid order is kept. */
  dueAt?: string
  paidAt?: string
}

/** How the payment of an order stands. */
export function paymentOf(order: PurchaseOrder): OrderPayment {
  const paid = happened(order, 'confirm_payment')
  if (!paid && order.status === 'canceled') return { state: 'Not paid' }
  if (paid)
    return {
      state: order.status === 'canceled' ? 'Paid, goes back to the buyer' : 'Paid',
      means: paid.party === 'admin' ? 'wire transfer' : 'card',
      paidAt: paid.at,
    }
  const { label: state } = purchaseOrderPill(order.status, 'buyer')
  return order.status === 'awaiting_initial_payment'
    ? { state, dueAt: order.payment_due_at }
    : { state }
}
