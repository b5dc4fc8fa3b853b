import type { CheckoutOutcome } from '#market/purchase-orders/checkout-outcome.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

type OrderFacts = Pick<PurchaseOrder, 'po_number' | 'seller_name' | 'status' | 'history'>
export type ReturnWords = {
  tone: 'info' | 'amber' | 'red' | 'green'
  title: string
  detail: string
}

/** What the provider was heard to say, and of which status the order was then. */
export type PaymentTold = { standing: CheckoutOutcome; status: PurchaseOrderStatus }

/** Back from the hosted checkout: in the specification's sentences while nothing else is known (finding A12). */
export function returnWords(
  order: OrderFacts | undefined,
  { succeeded, told }: { succeeded: boolean; told: PaymentTold | undefined },
): ReturnWords {
  const known = order && WORDS[standingNow(order, told)](order)
  if (known) return known
  return succeeded
    ? {
        tone: 'green',
        title: 'Your payment is being processed.',
        detail: order ? movesOn(order.po_number) : '',
      }
    : {
        tone: 'red',
        title: 'There was an issue with your payment.',
        detail: order ? issueWords(order) : '',
      }
}

/** The order may have moved on since the provider was asked, or before. */
function standingNow(order: OrderFacts, told: PaymentTold | undefined): CheckoutOutcome {
  if (order.status === told?.status) return told.standing
  if (!told && isUnpaid(order.status)) return 'unknown'
  if (order.status === 'canceled')
    return order.history.some(({ event }) => event === 'confirm_payment')
      ? 'returned'
      : 'order_canceled'
  if (order.status === 'awaiting_initial_payment') return 'failed'
  if (order.status === 'payment_pending') return 'processing'
  return order.status === 'requires_payment_action' ? 'verify' : 'paid'
}

const NOT_CHARGED = 'You were not charged.'
const kept = ({ po_number }: OrderFacts) =>
  `${NOT_CHARGED} The units in ${po_number} stay reserved for you.`
const refused =
  (title: string) =>
  (order: OrderFacts): ReturnWords => ({ tone: 'red', title, detail: kept(order) })

const WORDS: Record<CheckoutOutcome, (order: OrderFacts) => ReturnWords | undefined> = {
  // The address says then what little is known.
  unknown: () => undefined,
  left: ({ po_number }) => ({
    tone: 'info',
    title: `Checkout canceled. ${NOT_CHARGED}`,
    detail: `The units in ${po_number} stay reserved for you.`,
  }),
  expired: (order) => ({ tone: 'amber', title: 'The checkout expired.', detail: kept(order) }),
  declined: refused('Your card was declined.'),
  unverified: refused('Your bank did not confirm the payment.'),
  debit_failed: refused('Your bank did not complete the debit.'),
  failed: refused('The payment did not go through.'),
  verify: ({ po_number }) => ({
    tone: 'amber',
    title: 'Your bank wants to verify the payment.',
    detail: `${po_number} is on hold until then.`,
  }),
  processing: ({ po_number }) => ({
    tone: 'info',
    title: 'Your payment is being processed.',
    detail: movesOn(po_number),
  }),
  debit_under_way: ({ po_number }) => ({
    tone: 'info',
    title: 'Your bank debit is in progress.',
    detail: `${po_number} continues automatically once the bank confirms, usually within four business days.`,
  }),
  paid: ({ po_number, seller_name, status }) => ({
    tone: 'green',
    title: `${po_number} is paid.`,
    detail: status === 'awaiting_shipment' ? `${seller_name} ships next.` : '',
  }),
  returned: ({ po_number }) => ({
    tone: 'info',
    title: `${po_number} was canceled.`,
    detail: 'Your payment will be refunded.',
  }),
  order_canceled: ({ po_number }) => ({
    tone: 'info',
    title: `${po_number} was canceled.`,
    detail: 'Any payment still on its way will be refunded.',
  }),
}

/** Follows "There was an issue with your payment." */
const issueWords = ({ po_number, status }: OrderFacts) =>
  status === 'payment_pending'
    ? `The bank is still processing the payment for ${po_number}.`
    : `You were not charged, and the units in ${po_number} stay reserved for you.`

const movesOn = (poNumber: string) =>
  `${poNumber} continues automatically once the bank confirms, usually within a minute.`

const isUnpaid = (status: PurchaseOrderStatus) =>
  status === 'awaiting_initial_payment' || status === 'payment_pending'
