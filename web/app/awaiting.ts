import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'

/** What the header marks: a red dot on offers or orders, the count on the cart. */
export type Awaiting = { offer: boolean; payment: boolean; inCart: number }

type Trade = {
  offers: readonly Pick<Offer, 'state' | 'offer_products'>[]
  orders: readonly Pick<PurchaseOrder, 'status'>[]
}

export function awaiting(party: Party, { offers, orders }: Trade): Awaiting {
  const drafts = offers.filter(({ state }) => state === 'draft')
  return {
    offer: offers.some(({ state }) => isTurnOf(party, state)),
    payment:
      party === 'buyer' && orders.some(({ status }) => status === 'awaiting_initial_payment'),
    inCart: drafts.reduce((count, draft) => count + draft.offer_products.length, 0),
  }
}
