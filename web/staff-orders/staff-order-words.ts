import { inDigits } from '#market/in-digits.ts'
import { cents, formatUsd, sum } from '#market/money.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import type {
  PurchaseOrderEvent,
  PurchaseOrderStatus,
} from '#market/purchase-orders/purchase-order.ts'
import type { OrderTrouble } from '#market/staff-orders/order-trouble.ts'
import type { StaffOrderFilter } from '#market/staff-orders/staff-orders-list.ts'
import type {
  CheckoutPayment,
  PastEvent,
  Refund,
  RefundAtProvider,
  StaffOrderDetail,
} from '#market/staff-orders/staff-order.ts'

/** The buttons of the events that staff cause; the system causes the others. */
export const eventLabels: Record<PurchaseOrderEvent, string> = {
  submit_payment: 'Submit payment',
  require_payment_action: 'Require payment action',
  fail_payment: 'Fail payment',
  confirm_payment: 'Confirm wire transfer',
  ship: 'Mark as shipped',
  correct_tracking: 'Correct tracking',
  receive: 'Mark as received',
  mark_paid_in_full: 'Mark as paid in full',
  complete: 'Complete order',
  cancel: 'Cancel order',
}

type Acted = Pick<
  StaffOrderDetail,
  | 'total_cents'
  | 'total_units'
  | 'total_net_to_seller'
  | 'buyer_name'
  | 'seller_name'
  | 'paid_at'
  | 'paid_by_wire'
  | 'refunds_at_provider'
  | 'partial_refunds'
>

/** Says what an event will do. */
export function consequenceOf(event: PurchaseOrderEvent, order: Acted): string {
  const { buyer_name: buyer, seller_name: seller, total_cents: total } = order
  const consequences: Record<PurchaseOrderEvent, string> = {
    // The system alone causes these three.
    submit_payment: '',
    require_payment_action: '',
    fail_payment: '',
    confirm_payment: `Confirm only once ${formatUsd(total)} has arrived by wire transfer. ${seller} is asked to ship, ${buyer} gets a confirmation, and a card checkout that is still open is closed.`,
    ship: `${buyer} is notified that the order is on its way.`,
    correct_tracking: `${buyer} and ${seller} get the new number. The old one stays in the history.`,
    receive: `${seller} is notified that ${buyer} has the order.`,
    mark_paid_in_full: `${formatUsd(order.total_net_to_seller)} is ${seller}’s to be paid out. Without you, that happens once the buyer’s days to complain are over.`,
    complete: `Records that you paid ${seller} ${formatUsd(order.total_net_to_seller)}, and closes the order.`,
    cancel: `${units(order.total_units)} back on sale. ${moneyBack(order)} Both sides are notified. This can’t be undone.`,
  }
  return consequences[event]
}

const units = (count: number) => (count === 1 ? '1 unit goes' : `${inDigits(count)} units go`)

function moneyBack(order: Acted) {
  const { paid_at: paidAt, paid_by_wire: byWire, total_cents: total } = order
  if (paidAt === null) return 'Nothing was paid; any payment that still arrives is refunded.'
  const left = cents(total - givenBack(order))
  return byWire
    ? `Return the ${formatUsd(left)} by wire yourself: no card was charged.`
    : `${formatUsd(left)} is refunded to the card.`
}

const givenBack = ({ refunds_at_provider: made, partial_refunds: parts }: Acted) =>
  sum(
    [...made.filter(({ status }) => status !== 'failed'), ...parts].map(
      (each) => each.amount_cents,
    ),
  )

/** The same in the rows of the table. */
export const shortEventLabels: Record<PurchaseOrderEvent, string> = {
  ...eventLabels,
  confirm_payment: 'Confirm wire',
  ship: 'Mark shipped',
  receive: 'Mark received',
  mark_paid_in_full: 'Mark paid in full',
  complete: 'Complete',
  cancel: 'Cancel',
}

const TROUBLES: Record<OrderTrouble, string> = {
  stuck: 'Stuck',
  no_card: 'Can’t be paid by card',
  payment_due: 'Payment due within a day',
  payment_failed: 'Payment failed',
  refund_failed: 'Refund failed or to be sent',
  disputed: 'Payment disputed',
}

export function filterLabel(filter: StaffOrderFilter) {
  if (filter === 'open') return 'Open'
  return isTroubleFilter(filter) ? TROUBLES[filter] : statusPill(filter).label
}

const isTroubleFilter = (filter: StaffOrderFilter): filter is OrderTrouble => filter in TROUBLES

/** The status for staff; yellow means that the order waits for them. */
export const statusPill = (status: PurchaseOrderStatus) => purchaseOrderPill(status, 'staff')

/** Describes an entry of the history. */
export function pastWords({ event, party, actor, state }: PastEvent) {
  const words = PAST[event] ?? statusPill(state).label
  if (!actor && party === 'system') return `${words} automatically`
  return `${words}, by ${actor ?? party}`
}

/** What does not lead to another status. */
const PAST: Record<string, string> = {
  open: 'Order opened',
  correct_tracking: 'Tracking corrected',
  change_ship_to: 'Ship-to address changed',
  report_problem: 'Problem reported',
  close_claim: 'Claim closed',
  report_short: 'Short at packing',
  accept_short: 'Smaller order accepted',
  decline_short: 'Smaller order declined',
}

const STAGES: Record<CheckoutPayment['stage'], string> = {
  unpaid: 'Not paid',
  processing: 'Processing',
  'needs-action': 'Needs verification',
  failed: 'Not paid',
  paid: 'Paid by card',
}
export const paymentWords = ({ status, stage }: CheckoutPayment) =>
  status === 'open' || status === 'opening' ? 'Checkout open' : STAGES[stage]

const REFUNDS: Record<Refund['status'], string> = {
  requested: 'Requested',
  pending: 'On its way',
  succeeded: 'Refunded',
  failed: 'Failed',
  returned: 'Refunded manually',
  not_needed: 'Nothing left to refund',
}
export function refundWords({ status, attempt, refused_code: refused }: Refund) {
  const words = refused && status === 'requested' ? 'Refused for now, will retry' : REFUNDS[status]
  return attempt === 1 ? words : `${words}, attempt ${attempt}`
}

const AT_PROVIDER: Record<RefundAtProvider['status'], string> = {
  pending: 'Refund at the provider on its way',
  succeeded: 'Refunded at the provider',
  failed: 'Refund at the provider failed',
}
export const refundAtProviderWords = ({ status }: RefundAtProvider) => AT_PROVIDER[status]
