import {
  statusAfter,
  type OrderActor,
  type PurchaseOrderEvent,
  type PurchaseOrderStatus,
} from '#market/purchase-orders/purchase-order.ts'
import type { Seeded } from '../seeded.ts'
import type { DemoOrder, DemoStep } from './demo-offer.ts'
import { cancelNotes, carriers } from './notes.ts'

type Stage = {
  event: PurchaseOrderEvent
  by: OrderActor
  /** Hours after the stage before, from and to. */
  after: readonly [number, number]
  note?: string
}

const HOUR = 3_600_000
const submitted: Stage = { event: 'submit_payment', by: 'system', after: [0.1, 6] }
const paid: Stage = { event: 'confirm_payment', by: 'system', after: [0.02, 20] }
const shipped: Stage = { event: 'ship', by: 'seller', after: [20, 72] }
const received: Stage = { event: 'receive', by: 'buyer', after: [60, 200] }
const settled: Stage = { event: 'mark_paid_in_full', by: 'admin', after: [24, 96] }
const completed: Stage = { event: 'complete', by: 'admin', after: [20, 72] }

/** How long ago an order of each status was opened, in hours. */
export const orderAges: Record<PurchaseOrderStatus, readonly [number, number]> = {
  awaiting_initial_payment: [1, 40],
  payment_pending: [8, 40],
  requires_payment_action: [8, 44],
  awaiting_shipment: [36, 150],
  shipped: [140, 320],
  received: [310, 900],
  paid_in_full: [500, 1400],
  completed: [600, 6800],
  canceled: [120, 4000],
}

/** How an order came to its status, from the moment its offer was accepted. */
export function fulfil(status: PurchaseOrderStatus, createdAt: Date, chance: Seeded): DemoOrder {
  const steps: DemoStep[] = [
    {
      event: 'open',
      from: null,
      to: 'awaiting_initial_payment',
      party: 'system',
      note: null,
      at: createdAt,
    },
  ]
  for (const stage of stagesTo(status, chance)) steps.push(stepAfter(steps.at(-1), stage, chance))
  const wasShipped = steps.some(({ event }) => event === 'ship')
  return {
    status,
    steps,
    carrier: wasShipped ? chance.pick(carriers) : null,
    trackingNumber: wasShipped ? `LT${chance.whole(100_000_000, 999_999_999)}` : null,
    createdAt,
  }
}

function stepAfter(
  last: DemoStep | undefined,
  { event, by, after, note = '' }: Stage,
  chance: Seeded,
): DemoStep {
  const to = last && statusAfter(event, last.to, by)
  if (!to) throw new Error(`An order that is ${last?.to} cannot ${event}`)
  const at = new Date(last.at.getTime() + Math.round(chance.between(...after) * HOUR))
  return { event, from: last.to, to, party: by, note: note || null, at }
}

function stagesTo(status: PurchaseOrderStatus, chance: Seeded): readonly Stage[] {
  const payment = chance.pick(waysToPay)
  const journey = [...payment, shipped, received, settled, completed]
  switch (status) {
    case 'awaiting_initial_payment':
      return []
    case 'payment_pending':
      return [submitted]
    case 'requires_payment_action':
      return [submitted, { event: 'require_payment_action', by: 'system', after: [0.02, 1] }]
    case 'awaiting_shipment':
      return payment
    case 'canceled':
      return chance.pick([
        [{ event: 'cancel', by: 'system', after: [72, 72.3], note: 'Not paid in time' }],
        [
          ...payment,
          { event: 'cancel', by: 'admin', after: [8, 40], note: chance.pick(cancelNotes) },
        ],
      ])
    default:
      return journey.slice(0, journey.findIndex(({ event }) => event === lastEvent[status]) + 1)
  }
}

const lastEvent = {
  shipped: 'ship',
  received: 'receive',
  paid_in_full: 'mark_paid_in_full',
  completed: 'complete',
} as const

const waysToPay: readonly (readonly Stage[])[] = [
  [submitted, paid],
  [submitted, paid],
  [submitted, { event: 'require_payment_action', by: 'system', after: [0.02, 1] }, paid],
  [submitted, { event: 'fail_payment', by: 'system', after: [0.02, 1] }, submitted, paid],
  [{ event: 'confirm_payment', by: 'admin', after: [4, 26], note: 'Wire transfer received' }],
]
