import { z } from 'zod'
import { instant } from '#market/wire.ts'
import { documentKinds } from '#market/uploads/document-kind.ts'
import {
  mayChangeShipTo,
  type PurchaseOrderStatus,
} from '#market/purchase-orders/purchase-order.ts'
import { endedStates, type OfferState } from './offer.ts'

/** What both sides read of the buyer's purchase order as a file; null where there is none. */
export const poDocument = z
  .object({ kind: z.enum(documentKinds), bytes: z.int(), uploaded_at: instant })
  .nullable()
export type PoDocument = z.infer<typeof poDocument>

/** How long a document is kept after its offer ended without an order. */
export const DAYS_KEPT_WITHOUT_ORDER = 90
/** How long one is kept that went into an order. */
export const YEARS_KEPT_WITH_ORDER = 7

/** Why its buyer can't add, replace or remove it now; undefined where it can. */
export function poDocumentProblem(state: OfferState, order?: PurchaseOrderStatus) {
  if (order === 'canceled') return 'The order was canceled'
  if (order) {
    return mayChangeShipTo(order, 'buyer')
      ? undefined
      : 'The order is paid, so its PO document can’t change'
  }
  return endedStates.some((ended) => ended === state) ? 'This offer is closed' : undefined
}
