import { z } from 'zod'
import { message } from '#market/messages/message.ts'
import { revision } from '#market/offers/offer-document.ts'
import { amount, instant } from '#market/wire.ts'
import { insightOffer, insightOrder, insightUser } from './insight-records.ts'

export const orderDetail = insightOrder.extend({
  buyer_name: z.string(),
  seller_name: z.string(),
  offer_id: z.int(),
  offer_number: z.string(),
  fee_bps: z.int(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  payment_due_at: instant,
  paid_at: instant.nullable(),
  shipped_at: instant.nullable(),
  updated_at: instant,
})
export type OrderDetail = z.infer<typeof orderDetail>

export const userDetail = insightUser.extend({
  admin: z.boolean(),
  has_password: z.boolean(),
  applied_at: instant.nullable(),
  decided_at: instant.nullable(),
  purchase_order_count: z.int(),
  offer_count: z.int(),
})
export type UserDetail = z.infer<typeof userDetail>

/** A stored turn; the actor is named by email address. */
const historyEntry = revision.omit({ at: true }).extend({
  timestamp: instant,
  actor_email: z.string().nullable(),
})

export const offerDetail = insightOffer.extend({
  buyer_name: z.string(),
  seller_name: z.string(),
  closed_reason: z.string().nullable(),
  turn_expires_at: instant.nullable(),
  updated_at: instant,
  purchase_order_id: z.int().nullable(),
  /** Each line with the product as it is now. */
  offer_products: z.array(
    insightOffer.shape.offer_products.element.extend({
      asking_price_cents: amount.nullable(),
      seller_price_cents: amount.nullable(),
      available_units: z.int(),
    }),
  ),
  history: z.array(historyEntry),
  /** The messages of both sides. */
  messages: z.array(message),
})
export type OfferDetail = z.infer<typeof offerDetail>
