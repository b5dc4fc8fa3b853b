import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

/** What one side of an order has to do next. */
export type DueStep = 'pay' | 'verify' | 'ship' | 'receive'

type Due = { party: Party; step: DueStep }

/** Who can be reminded of an order, and of what; null where it waits for the bank or for staff, or is over. */
export const dueIn: Record<PurchaseOrderStatus, Due | null> = {
  awaiting_initial_payment: { party: 'buyer', step: 'pay' },
  payment_pending: null,
  requires_payment_action: { party: 'buyer', step: 'verify' },
  awaiting_shipment: { party: 'seller', step: 'ship' },
  shipped: { party: 'buyer', step: 'receive' },
  received: null,
  paid_in_full: null,
  completed: null,
  canceled: null,
}

/** How long an order is left alone after a reminder. */
export const HOURS_BETWEEN_REMINDERS = 24
