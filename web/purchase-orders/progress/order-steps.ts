import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { orderNeeds } from '#market/purchase-orders/purchase-order-status.ts'
import type {
  PurchaseOrderEvent,
  PurchaseOrderStatus,
} from '#market/purchase-orders/purchase-order.ts'
import { lastEvent } from '../last-event.ts'

export type OrderStep = {
  label: string
  state: 'done' | 'turn' | 'waiting' | 'ahead' | 'stopped'
  /** When the step was done. */
  at?: string | undefined
  /** Who does the step, or how it was done. */
  words?: string | undefined
}

type Actor = Party | 'Lotline' | 'The bank'
type Station = {
  label: string
  doneLabel?: string
  event: PurchaseOrderEvent | 'open'
  by: Actor
  /** What "You" do there. */
  yours: string
}

const STATIONS: readonly Station[] = [
  { label: 'Ordered', event: 'open', by: 'buyer', yours: '' },
  { label: 'Payment', doneLabel: 'Paid', event: 'confirm_payment', by: 'buyer', yours: 'You pay' },
  { label: 'Shipped', event: 'ship', by: 'seller', yours: 'You ship' },
  { label: 'Received', event: 'receive', by: 'buyer', yours: 'You confirm' },
  { label: 'Paid in full', event: 'mark_paid_in_full', by: 'Lotline', yours: '' },
  { label: 'Completed', event: 'complete', by: 'Lotline', yours: '' },
]

/** How many stations an order of this status has passed. */
const PASSED: Record<Exclude<PurchaseOrderStatus, 'canceled'>, number> = {
  awaiting_initial_payment: 1,
  payment_pending: 1,
  requires_payment_action: 1,
  awaiting_shipment: 2,
  shipped: 3,
  received: 4,
  paid_in_full: 5,
  completed: 6,
}

/** The steps of an order from ordered to completed, and who does each of them. */
export function orderSteps(order: PurchaseOrder, viewer: Party): OrderStep[] {
  if (order.status === 'canceled') return canceledSteps(order)
  const passed = PASSED[order.status]
  return STATIONS.map((station, place) => {
    if (place < passed) return doneStep(station, order)
    const words = actorWords(station, order, viewer)
    if (place > passed) return { label: station.label, state: 'ahead', words }
    const needsReader = station.by === viewer && orderNeeds(order, viewer)
    return {
      label: station.label,
      state: needsReader ? 'turn' : 'waiting',
      words: nowWords(order.status, viewer) ?? words,
    }
  })
}

function canceledSteps(order: PurchaseOrder): OrderStep[] {
  const done = STATIONS.filter(({ event }) => event === 'open' || lastEvent(order, event))
  const { at, note } = lastEvent(order, 'cancel') ?? {}
  return [
    ...done.map((station) => doneStep(station, order)),
    { label: 'Canceled', state: 'stopped', at, words: note ?? undefined },
  ]
}

function doneStep({ label, doneLabel, event }: Station, order: PurchaseOrder): OrderStep {
  const step = lastEvent(order, event)
  const means = {
    confirm_payment: step?.party === 'admin' ? 'wire transfer' : 'card',
    ship: order.carrier,
  }
  const words = event === 'confirm_payment' || event === 'ship' ? means[event] : undefined
  return { label: doneLabel ?? label, state: 'done', at: step?.at, words: words ?? undefined }
}

function actorWords({ by, yours, label }: Station, order: PurchaseOrder, viewer: Party) {
  if (by === viewer) return yours
  if (by === 'buyer') return order.buyer_name
  if (by === 'seller') return order.seller_name
  return label === 'Completed' ? undefined : by
}

/** The words of the current step when they say more than who does it. */
function nowWords(status: PurchaseOrderStatus, viewer: Party) {
  if (status === 'payment_pending') return 'The bank confirms'
  if (viewer === 'seller') return undefined
  if (status === 'requires_payment_action') return 'You verify'
  return status === 'shipped' ? 'You confirm' : undefined
}
