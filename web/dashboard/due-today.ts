import { sum, type Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'

export type OffersDue = { count: number; total: Cents; firstDeadline: string | undefined }
export type OrdersDue = { count: number; numbers: string[]; oldestPaidAt: string | undefined }

type OfferFacts = Pick<Offer, 'state' | 'total_cents' | 'turn_expires_at'>
type OrderFacts = Pick<PurchaseOrder, 'status' | 'po_number' | 'history'>

/** The offers a seller has to answer. */
export function offersDue(offers: readonly OfferFacts[]): OffersDue {
  const due = offers.filter(({ state }) => isTurnOf('seller', state))
  return {
    count: due.length,
    total: sum(due.map(({ total_cents: total }) => total)),
    firstDeadline: earliest(due.map(({ turn_expires_at: deadline }) => deadline)),
  }
}

/** The orders a seller has to ship, those paid first before the others. */
export function ordersDue(orders: readonly OrderFacts[]): OrdersDue {
  const due = orders
    .filter(({ status }) => status === 'awaiting_shipment')
    .map((order) => ({ number: order.po_number, paidAt: paidAt(order) }))
    .toSorted((a, b) => (a.paidAt ?? '').localeCompare(b.paidAt ?? ''))
  return {
    count: due.length,
    numbers: due.map(({ number }) => number),
    oldestPaidAt: earliest(due.map((order) => order.paidAt)),
  }
}

const paidAt = ({ history }: OrderFacts) =>
  history.findLast(({ event }) => event === 'confirm_payment')?.at

const earliest = (moments: readonly (string | null | undefined)[]) =>
  moments.filter((at) => typeof at === 'string').toSorted((a, b) => a.localeCompare(b))[0]
