import { dayInWords } from '#market/date-in-words.ts'
import type { Party } from '#market/accounts/viewer.ts'
import { onHoldWords } from '#market/purchase-orders/on-hold.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import type {
  PurchaseOrderEvent,
  PurchaseOrderStatus,
} from '#market/purchase-orders/purchase-order.ts'
import { isRefundedWhole } from '#market/purchase-orders/refunded.ts'
import { lastEvent } from '../last-event.ts'

/** The state of an order in words: the last event, and who does what next. */
export type OrderStatusWords = {
  /** What the reader has to do; absent when somebody else acts next. */
  ask?: string | undefined
  last?: { words: string; at: string; by?: string | undefined } | undefined
  next?: string | undefined
  /** When the system cancels an unpaid order. */
  due?: string | undefined
}

type Tell = (order: PurchaseOrder) => OrderStatusWords

const paid = (order: PurchaseOrder) => lastly(order, 'confirm_payment', 'Paid')
const arrived = (order: PurchaseOrder) => lastly(order, 'receive', 'Arrived')
const shipped = (order: PurchaseOrder) => {
  const last = lastly(order, 'ship', 'Shipped')
  return last && { ...last, by: order.carrier ? `via ${order.carrier}` : undefined }
}

/** "by Monday, November 30", where that was agreed. */
const byDay = ({ ship_by: day }: PurchaseOrder) => day && `by ${dayInWords(day)}`

const toBoth: Pick<
  Record<PurchaseOrderStatus, Tell>,
  'payment_pending' | 'paid_in_full' | 'completed'
> = {
  payment_pending: () => ({ next: 'the bank confirms next' }),
  paid_in_full: (order) => ({
    last: lastly(order, 'mark_paid_in_full', 'Paid in full'),
    next: isRefundedWhole(order) ? 'refunded in full' : 'Lotline pays the seller next',
  }),
  completed: (order) => ({ last: lastly(order, 'complete', 'Closed') }),
}

/** Who canceled it is said when that was the buyer; the reason of others is their note. */
const canceled = (order: PurchaseOrder, buyer: string): OrderStatusWords => {
  const event = lastEvent(order, 'cancel')
  const last = lastly(order, 'cancel', 'Canceled')
  const why = paid(order) ? ': not shipped in time' : ' before paying'
  const byBuyer = event?.party === 'buyer' ? `by ${buyer}${why}` : undefined
  return { last: last && { ...last, by: byBuyer }, next: event?.note ?? undefined }
}

const toBuyer: Record<PurchaseOrderStatus, Tell> = {
  ...toBoth,
  awaiting_initial_payment: (order) => ({
    ask: 'Pay to start shipping',
    next: 'you pay next',
    due: order.payment_due_at,
  }),
  requires_payment_action: () => ({
    ask: 'Verify your payment',
    next: 'your bank wants to verify this payment',
  }),
  canceled: (order) => canceled(order, 'you'),
  awaiting_shipment: (order) =>
    order.packing_shortage?.is_waiting
      ? {
          ask: `${order.seller_name} can ship only part of it`,
          last: paid(order),
          next: 'accept the smaller order or cancel it below',
        }
      : { last: paid(order), next: `the seller ships ${byDay(order) ?? 'next'}` },
  shipped: (order) => ({ last: shipped(order), next: 'you confirm when it arrives' }),
  received: (order) => ({
    ask: 'Check the count',
    last: arrived(order),
    next: 'check the count, then Lotline closes it',
  }),
}

const awaitingShipment = (order: PurchaseOrder): OrderStatusWords =>
  order.on_hold_for
    ? {
        ask: onHoldWords[order.on_hold_for],
        last: paid(order),
        next: 'please do not ship it for now',
      }
    : {
        ask: [`Ship to ${order.buyer_name}`, byDay(order)].filter(Boolean).join(' '),
        last: paid(order),
        next: `you ship ${byDay(order) ?? 'next'}`,
      }

const toSeller: Record<PurchaseOrderStatus, Tell> = {
  ...toBoth,
  awaiting_initial_payment: (order) => ({
    next: 'the buyer pays next',
    due: order.payment_due_at,
  }),
  canceled: (order) => canceled(order, order.buyer_name),
  requires_payment_action: () => ({ next: 'the buyer verifies the payment next' }),
  awaiting_shipment: (order) =>
    order.packing_shortage?.is_waiting
      ? { last: paid(order), next: 'the buyer accepts fewer units or cancels next' }
      : awaitingShipment(order),
  shipped: (order) => ({ last: shipped(order), next: 'the buyer confirms when it arrives' }),
  received: (order) => ({ last: arrived(order), next: 'Lotline settles it next' }),
}

export const orderStatusWords = (order: PurchaseOrder, viewer: Party): OrderStatusWords =>
  (viewer === 'buyer' ? toBuyer : toSeller)[order.status](order)

function lastly(order: PurchaseOrder, event: PurchaseOrderEvent, words: string) {
  const step = lastEvent(order, event)
  return step && { words, at: step.at }
}
