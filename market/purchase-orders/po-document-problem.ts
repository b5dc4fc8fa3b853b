import { endedStates, type OfferState } from '#market/offers/offer.ts'
import { mayChangeShipTo, type PurchaseOrderStatus } from './purchase-order.ts'

/** Why a buyer can't add, replace or remove its PO document now; undefined where it can. */
export function poDocumentProblem(state: OfferState, order?: PurchaseOrderStatus) {
  if (order === 'canceled') return 'The order was canceled'
  if (order) {
    return mayChangeShipTo(order, 'buyer')
      ? undefined
      : 'The order is paid, so its PO document can’t change'
  }
  return endedStates.some((ended) => ended === state) ? 'This offer is closed' : undefined
}
