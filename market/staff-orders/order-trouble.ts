import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

/** After how many days in a status an order counts as stuck; an unpaid order has its deadline instead. */
export const DAYS_UNTIL_STUCK = {
  payment_pending: 2,
  awaiting_shipment: 5,
  received: 3,
  paid_in_full: 7,
} as const satisfies Partial<Record<PurchaseOrderStatus, number>>

/** How close to its payment deadline an unpaid order is shown to staff. */
export const PAYMENT_DUE_HOURS = 24

/** The groups of orders that need staff's attention, whatever their status. */
export const orderTroubles = ['stuck', 'payment_due', 'payment_failed', 'refund_failed'] as const
export type OrderTrouble = (typeof orderTroubles)[number]

export const isTrouble = (filter: string | undefined) =>
  orderTroubles.some((trouble) => trouble === filter)
