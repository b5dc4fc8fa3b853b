import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { orderNeeds } from '#market/purchase-orders/purchase-order-status.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'

/** What the header marks: a red dot on offers, orders or applications, the count on the cart. */
export type Attention = {
  offer: boolean
  payment: boolean
  inCart: number
  /** Those who wait for an answer of staff. */
  applications: number
  /** All that the viewer acts on next; in the title of the window. */
  count: number
}

export const NO_ATTENTION: Attention = {
  offer: false,
  payment: false,
  inCart: 0,
  applications: 0,
  count: 0,
}

type Trade = {
  offers: readonly Pick<Offer, 'state' | 'offer_products'>[]
  orders: readonly (Pick<PurchaseOrder, 'status' | 'open_claims'> &
    Partial<Pick<PurchaseOrder, 'packing_shortage'>>)[]
}

export function attentionOf(party: Party, { offers, orders }: Trade): Attention {
  const inTurn = offers.filter(({ state }) => isTurnOf(party, state))
  const drafts = offers.filter(({ state }) => state === 'draft')
  return {
    ...NO_ATTENTION,
    offer: inTurn.length > 0,
    payment:
      party === 'buyer' && orders.some(({ status }) => status === 'awaiting_initial_payment'),
    inCart: drafts.reduce((count, draft) => count + draft.offer_products.length, 0),
    count: inTurn.length + orders.filter((order) => needsReader(order, party)).length,
  }
}

const needsReader = (order: Trade['orders'][number], party: Party) =>
  orderNeeds(order, party) || order.open_claims.includes(`${party}_review`)
