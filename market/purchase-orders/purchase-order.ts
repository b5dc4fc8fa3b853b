export const purchaseOrderStatuses = [
  'awaiting_initial_payment',
  'payment_pending',
  'requires_payment_action',
  'awaiting_shipment',
  'shipped',
  'received',
  'paid_in_full',
  'completed',
  'canceled',
] as const
export type PurchaseOrderStatus = (typeof purchaseOrderStatuses)[number]

export const purchaseOrderEvents = [
  'submit_payment',
  'require_payment_action',
  'fail_payment',
  'confirm_payment',
  'ship',
  'correct_tracking',
  'receive',
  'mark_paid_in_full',
  'complete',
  'cancel',
] as const
export type PurchaseOrderEvent = (typeof purchaseOrderEvents)[number]

/** Who moves an order: a side of the trade, staff, or the system (payment provider, deadlines). */
export const orderActors = ['buyer', 'seller', 'admin', 'system'] as const
export type OrderActor = (typeof orderActors)[number]

type Transition = { from: PurchaseOrderStatus[]; to: PurchaseOrderStatus; by: OrderActor[] }

const unpaid: PurchaseOrderStatus[] = [
  'awaiting_initial_payment',
  'payment_pending',
  'requires_payment_action',
]

/** Every event of an order: from which status, where it leads, and who may cause it (decision E2). */
const transitions: Record<PurchaseOrderEvent, Transition[]> = {
  submit_payment: [
    {
      from: ['awaiting_initial_payment', 'requires_payment_action'],
      to: 'payment_pending',
      by: ['system'],
    },
  ],
  require_payment_action: [
    {
      from: ['awaiting_initial_payment', 'payment_pending'],
      to: 'requires_payment_action',
      by: ['system'],
    },
  ],
  fail_payment: [
    {
      from: ['payment_pending', 'requires_payment_action'],
      to: 'awaiting_initial_payment',
      by: ['system'],
    },
  ],
  confirm_payment: [{ from: unpaid, to: 'awaiting_shipment', by: ['system', 'admin'] }],
  ship: [{ from: ['awaiting_shipment'], to: 'shipped', by: ['seller', 'admin'] }],
  // It stays where it is. What is over, staff alone correct.
  correct_tracking: [
    { from: ['shipped'], to: 'shipped', by: ['seller', 'admin'] },
    { from: ['received'], to: 'received', by: ['seller', 'admin'] },
    { from: ['paid_in_full'], to: 'paid_in_full', by: ['seller', 'admin'] },
    { from: ['completed'], to: 'completed', by: ['admin'] },
  ],
  receive: [{ from: ['shipped'], to: 'received', by: ['buyer', 'admin', 'system'] }],
  mark_paid_in_full: [{ from: ['received'], to: 'paid_in_full', by: ['admin', 'system'] }],
  complete: [{ from: ['paid_in_full'], to: 'completed', by: ['admin', 'system'] }],
  cancel: [
    { from: [...unpaid, 'awaiting_shipment'], to: 'canceled', by: ['admin', 'system'] },
    // A buyer's word is enough as long as no payment is made or under way.
    { from: ['awaiting_initial_payment'], to: 'canceled', by: ['buyer'] },
    // And where the goods are late (`mayBuyerCancel`).
    { from: ['awaiting_shipment'], to: 'canceled', by: ['buyer'] },
  ],
}

/** Where an event leads, or undefined when this actor may not cause it now. */
export const statusAfter = (
  event: PurchaseOrderEvent,
  status: PurchaseOrderStatus,
  actor: OrderActor,
): PurchaseOrderStatus | undefined =>
  transitions[event].find(({ from, by }) => from.includes(status) && by.includes(actor))?.to

/** Whether an event is this actor's to cause at all, in whatever status. */
export const isEventOf = (actor: OrderActor, event: PurchaseOrderEvent) =>
  transitions[event].some(({ by }) => by.includes(actor))

/** What this actor may do with an order now, as buttons, but for what is held. */
export function allowedTransitions(
  status: PurchaseOrderStatus,
  by: OrderActor,
  held: readonly PurchaseOrderEvent[] = [],
) {
  return purchaseOrderEvents.flatMap((event) => {
    const state = statusAfter(event, status, by)
    return state && !held.includes(event) ? [{ event, state }] : []
  })
}

/** Until it is paid, its buyer may have it sent elsewhere. */
export const mayChangeShipTo = (status: PurchaseOrderStatus, actor: OrderActor) =>
  actor === 'buyer' && unpaid.includes(status)

export const isPayable = (status: PurchaseOrderStatus) => status === 'awaiting_initial_payment'
/** Whether a payment that goes through now pays for the order, also one that was begun before. */
export const takesMoney = (status: PurchaseOrderStatus) =>
  statusAfter('confirm_payment', status, 'system') !== undefined
export const needsVerification = (status: PurchaseOrderStatus) =>
  status === 'requires_payment_action'
