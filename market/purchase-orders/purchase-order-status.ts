import type { Party } from '#market/accounts/viewer.ts'
import type { PillTone } from '#market/offers/offer-status.ts'
import type { PurchaseOrderStatus } from './purchase-order.ts'

const labels: Record<PurchaseOrderStatus, string> = {
  awaiting_initial_payment: 'Awaiting initial payment',
  payment_pending: 'Initial payment submitted',
  requires_payment_action: 'Payment requires action',
  awaiting_shipment: 'Awaiting shipment',
  shipped: 'Shipped',
  received: 'Received',
  paid_in_full: 'Paid in full',
  completed: 'Completed',
  canceled: 'Canceled',
}

const attention: Record<Party, PurchaseOrderStatus[]> = {
  buyer: ['awaiting_initial_payment', 'received', 'requires_payment_action'],
  seller: ['awaiting_shipment'],
}

/** Whether an order waits for this party (section 4, "attention"). */
export const needsAttention = (status: PurchaseOrderStatus, viewer: Party) =>
  attention[viewer].includes(status)

/** Yellow waits for the viewer, green is settled, red is over, gray waits for somebody else. */
export function purchaseOrderPill(
  status: PurchaseOrderStatus,
  viewer: Party,
): { label: string; tone: PillTone } {
  return { label: labels[status], tone: toneOf(status, viewer) }
}

function toneOf(status: PurchaseOrderStatus, viewer: Party): PillTone {
  if (status === 'canceled') return 'red'
  if (status === 'paid_in_full' || status === 'completed') return 'green'
  return needsAttention(status, viewer) ? 'yellow' : 'gray'
}
