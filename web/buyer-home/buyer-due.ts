import { compareInstants } from '#market/compare-instants.ts'
import { sum, type Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

export type BuyerDue = {
  toAnswer: { count: number; total: Cents; firstClosesAt: string | undefined }
  /** To be paid, or to be verified with the bank. */
  toPay: { orders: readonly PurchaseOrder[]; firstDueAt: string | undefined }
  /** Paid and not closed yet, the nearest to its end first: to be checked, shipped, to be shipped. */
  underWay: readonly PurchaseOrder[]
  /** Whose seller answered a claim of theirs. */
  claims: readonly PurchaseOrder[]
  inCart: { lots: number; sellers: number }
}

const TO_PAY: readonly PurchaseOrderStatus[] = [
  'awaiting_initial_payment',
  'requires_payment_action',
]
const UNDER_WAY: readonly PurchaseOrderStatus[] = ['received', 'shipped', 'awaiting_shipment']

/** What waits for a buyer among their live offers and open orders, which come oldest first. */
export function buyerDue(offers: readonly Offer[], orders: readonly PurchaseOrder[]): BuyerDue {
  const toAnswer = offers.filter(({ state }) => isTurnOf('buyer', state))
  const toPay = orders
    .filter(({ status }) => TO_PAY.includes(status))
    .toSorted((one, other) => compareInstants(one.payment_due_at, other.payment_due_at))
  const drafts = offers.filter(
    ({ state, offer_products: lines }) => state === 'draft' && lines.length > 0,
  )
  return {
    toAnswer: {
      count: toAnswer.length,
      total: sum(toAnswer.map((offer) => offer.total_cents)),
      firstClosesAt: toAnswer.flatMap(({ turn_expires_at: at }) => at ?? []).toSorted()[0],
    },
    toPay: { orders: toPay, firstDueAt: toPay[0]?.payment_due_at },
    underWay: UNDER_WAY.flatMap((status) => orders.filter((order) => order.status === status)),
    claims: orders.filter(({ open_claims: claims }) => claims.includes('buyer_review')),
    inCart: {
      lots: drafts.reduce((lots, { offer_products: lines }) => lots + lines.length, 0),
      sellers: drafts.length,
    },
  }
}
