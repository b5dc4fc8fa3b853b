import type { Party } from '#market/accounts/viewer.ts'
import type { PillTone } from '#market/offers/offer-status.ts'
import type { ClaimState } from './claim-state.ts'
import type { PurchaseOrderStatus } from './purchase-order.ts'

/** Who looks at an order. */
export type OrderReader = Party | 'staff'

type Standing = {
  label: string
  /** Whom it waits for (section 4, "attention"). */
  waitsFor?: readonly OrderReader[]
  /** Where it waits for nobody: settled or over. */
  tone?: PillTone
}

/** What each status says on the screen; a new one is a row here and its transitions. */
const standings: Record<PurchaseOrderStatus, Standing> = {
  awaiting_initial_payment: { label: 'Awaiting initial payment', waitsFor: ['buyer'] },
  payment_pending: { label: 'Initial payment submitted' },
  requires_payment_action: { label: 'Payment requires action', waitsFor: ['buyer', 'staff'] },
  awaiting_shipment: { label: 'Awaiting shipment', waitsFor: ['seller'] },
  shipped: { label: 'Shipped' },
  received: { label: 'Received', waitsFor: ['buyer', 'staff'] },
  paid_in_full: { label: 'Paid in full', tone: 'green' },
  completed: { label: 'Completed', tone: 'green' },
  canceled: { label: 'Canceled', tone: 'red' },
}

/** Whether an order waits for this party. */
export const needsAttention = (status: PurchaseOrderStatus, viewer: OrderReader) =>
  standings[status].waitsFor?.includes(viewer) ?? false

type Waiting = { status: PurchaseOrderStatus; packing_shortage?: { is_waiting: boolean } | null }

/** The same of an order as it stands: one that was short at packing waits for its buyer. */
export const orderNeeds = ({ status, packing_shortage: short }: Waiting, viewer: OrderReader) =>
  short?.is_waiting ? viewer === 'buyer' : needsAttention(status, viewer)

type Claimed = Waiting & { open_claims: readonly ClaimState[] }

/** Whether an order or a claim on it waits for this party. */
export const orderAwaits = (order: Claimed, party: Party) =>
  orderNeeds(order, party) || order.open_claims.includes(`${party}_review`)

/** Yellow waits for the viewer, green is settled, red is over, gray waits for somebody else. */
export function purchaseOrderPill(
  status: PurchaseOrderStatus,
  viewer: OrderReader,
): { label: string; tone: PillTone } {
  const { label, tone } = standings[status]
  return { label, tone: tone ?? (needsAttention(status, viewer) ? 'yellow' : 'gray') }
}
