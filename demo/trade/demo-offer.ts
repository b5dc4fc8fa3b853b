import type { Cents } from '#market/money.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import type { Actor, ClosedReason, OfferState } from '#market/offers/offer.ts'
import type {
  OrderActor,
  PurchaseOrderEvent,
  PurchaseOrderStatus,
} from '#market/purchase-orders/purchase-order.ts'

/** Lots, brands and retailers are known by their number, from 1. */
export type DemoLine = { lot: number; quantity: number; unitPrice: Cents; askingPrice: Cents }

export type DemoTurn = {
  act: Revision['act']
  party: Actor
  note: string | null
  lines: DemoLine[]
  at: Date
}

export type DemoOffer = {
  buyer: number
  seller: number
  state: OfferState
  closedReason: ClosedReason | null
  lines: DemoLine[]
  turns: DemoTurn[]
  createdAt: Date
  order: DemoOrder | null
}

export type DemoStep = {
  event: PurchaseOrderEvent | 'open'
  from: PurchaseOrderStatus | null
  to: PurchaseOrderStatus
  party: OrderActor
  note: string | null
  at: Date
}

export type DemoOrder = {
  status: PurchaseOrderStatus
  steps: DemoStep[]
  carrier: string | null
  trackingNumber: string | null
  createdAt: Date
}
