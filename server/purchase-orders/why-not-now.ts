import type {
  PurchaseOrderEvent,
  PurchaseOrderStatus,
} from '#market/purchase-orders/purchase-order.ts'

export const MOVED_ON = 'This order has changed. Please review it again.'

/** Why an order of this status does not take the event. */
export function whyNotNow(event: PurchaseOrderEvent, status: PurchaseOrderStatus) {
  if (event !== 'correct_tracking') return MOVED_ON
  if (status === 'completed')
    return 'The order is completed. Contact us to correct its tracking number.'
  const because = status === 'canceled' ? 'was canceled' : 'has not shipped'
  return `The order ${because}, so there is no tracking number to correct.`
}
