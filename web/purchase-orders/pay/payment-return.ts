import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

type OrderFacts = Pick<PurchaseOrder, 'po_number' | 'seller_name' | 'status'>

/** Follows "Your payment is being processed." with the present status of the order. */
export function processedWords({ po_number, seller_name, status }: OrderFacts) {
  if (isUnpaid(status))
    return status === 'requires_payment_action'
      ? `Your bank wants to verify it first; until then ${po_number} waits.`
      : `${po_number} moves on by itself when the bank confirms, usually within a minute.`
  if (status === 'canceled') return `${po_number} was canceled meanwhile; what was paid goes back.`
  return `${po_number} is paid. ${seller_name} ships next.`
}

/** Follows "There was an issue with your payment." with the present status of the order. */
export function issueWords({ po_number, status }: OrderFacts) {
  if (status === 'awaiting_initial_payment')
    return `You were not charged, and the units of ${po_number} stay set aside for you.`
  if (status === 'requires_payment_action')
    return `Your bank wants to verify it; until then ${po_number} waits.`
  if (status === 'payment_pending') return `The bank is still deciding about ${po_number}.`
  return status === 'canceled' ? `${po_number} is canceled.` : `${po_number} is paid by now.`
}

const isUnpaid = (status: PurchaseOrderStatus) =>
  status === 'awaiting_initial_payment' ||
  status === 'payment_pending' ||
  status === 'requires_payment_action'
