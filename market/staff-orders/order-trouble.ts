import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

/** After how many days in a status an order counts as stuck; null in a status where it never does. */
export const DAYS_UNTIL_STUCK: Record<PurchaseOrderStatus, number | null> = {
  // The payment deadline cancels the order.
  awaiting_initial_payment: null,
  payment_pending: 2,
  // The buyer has to act, and staff see it as a failed payment.
  requires_payment_action: null,
  awaiting_shipment: 5,
  // The order counts as received after some days.
  shipped: null,
  received: 3,
  paid_in_full: 7,
  completed: null,
  canceled: null,
}

/** How close to its payment deadline an unpaid order is shown to staff. */
export const PAYMENT_DUE_HOURS = 24

/** The groups of orders that need staff's attention, whatever their status. */
export const orderTroubles = [
  'stuck',
  'no_card',
  'payment_due',
  'payment_failed',
  'refund_failed',
  'disputed',
] as const
export type OrderTrouble = (typeof orderTroubles)[number]

export const isTrouble = (filter: string | undefined) =>
  orderTroubles.some((trouble) => trouble === filter)
