import type { Party } from '#market/accounts/viewer.ts'
import type { PillTone } from '#market/offers/offer-status.ts'
import type { PurchaseOrderStatus } from './purchase-order.ts'

type Standing = {
  label: string
  /** Whom it waits for (section 4, "attention"). */
  waitsFor?: readonly Party[]
  /** Where it waits for neither side: settled or over. */
  tone?: PillTone
}

/** What each status says on the screen; a new one is a row here and its transitions. */
const standings: Record<PurchaseOrderStatus, Standing> = {
  awaiting_initial_payment: { label: 'Awaiting initial payment', waitsFor: ['buyer'] },
  payment_pending: { label: 'Initial payment submitted' },
  requires_payment_action: { label: 'Payment requires action', waitsFor: ['buyer'] },
  awaiting_shipment: { label: 'Awaiting shipment', waitsFor: ['seller'] },
  shipped: { label: 'Shipped' },
  received: { label: 'Received', waitsFor: ['buyer'] },
  paid_in_full: { label: 'Paid in full', tone: 'green' },
  completed: { label: 'Completed', tone: 'green' },
  canceled: { label: 'Canceled', tone: 'red' },
}

/** Whether an order waits for this party. */
export const needsAttention = (status: PurchaseOrderStatus, viewer: Party) =>
  standings[status].waitsFor?.includes(viewer) ?? false

/** Yellow waits for the viewer, green is settled, red is over, gray waits for somebody else. */
export function purchaseOrderPill(
  status: PurchaseOrderStatus,
  viewer: Party,
): { label: string; tone: PillTone } {
  const { label, tone } = standings[status]
  return { label, tone: tone ?? (needsAttention(status, viewer) ? 'yellow' : 'gray') }
}
