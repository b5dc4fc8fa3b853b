import { z } from 'zod'
import { inReview, type OfferState } from '#market/offers/offer.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { instant } from '#market/wire.ts'

export const MAX_MESSAGE_CHARACTERS = 2000
/** As many as one answer holds. */
export const MAX_MESSAGES = 500

/** A question or an answer about an offer, kept permanently. */
export const message = z.object({
  id: z.int(),
  party: z.enum(['buyer', 'seller']),
  at: instant,
  /** Null since it was erased with a person. */
  text: z.string().nullable(),
  /** In an offer, of a question that the buyer asked before: its lot. */
  about: z.string().optional(),
})
export type Message = z.infer<typeof message>

const isOver: Record<PurchaseOrderStatus, boolean> = {
  awaiting_initial_payment: false,
  payment_pending: false,
  requires_payment_action: false,
  awaiting_shipment: false,
  shipped: false,
  received: false,
  paid_in_full: false,
  completed: true,
  canceled: true,
}

/** Whether both sides may still write: while the offer is under way, then until its order is over. */
export const takesMessages = (state: OfferState, orderStatus?: PurchaseOrderStatus) =>
  inReview(state) || (state === 'accepted' && orderStatus !== undefined && !isOver[orderStatus])
