import { z } from 'zod'
import { userStatuses } from '#market/accounts/user-status.ts'
import { offerStates } from '#market/offers/offer.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { amount, instant } from '#market/wire.ts'

/** The records of the insights (spec 2, section 3), with their numbers. */
const insightLot = z.object({
  id: z.int(),
  sku: z.string().nullable(),
  name: z.string(),
  units: z.int(),
  condition: z.enum(productConditions),
})

export const insightOrder = z.object({
  id: z.int(),
  po_number: z.string(),
  seller_user_email: z.string().nullable(),
  buyer_user_email: z.string(),
  /** As both were called when it was ordered. */
  seller_name: z.string(),
  buyer_name: z.string(),
  status: z.enum(purchaseOrderStatuses),
  total_cents: amount,
  total_net_to_seller: amount,
  /** What the platform keeps: total minus net to seller. */
  profit_cents: amount,
  /** What was refunded of the total, or was decided to be. */
  refunded_cents: amount,
  total_units: z.int(),
  sku_count: z.int(),
  created_at: instant,
  products: z.array(insightLot),
  purchase_order_products: z.array(
    z.object({ product_id: z.int(), quantity: z.int(), unit_cents: amount }),
  ),
})
export type InsightOrder = z.infer<typeof insightOrder>

export const insightProduct = insightLot.extend({
  seller_id: z.int(),
  seller_name: z.string(),
  provisional: z.boolean(),
  seller_price_cents: amount.nullable(),
})
export type InsightProduct = z.infer<typeof insightProduct>

export const insightUser = z.object({
  id: z.int(),
  email: z.string(),
  full_name: z.string(),
  status: z.enum(userStatuses),
  created_at: instant,
  buyer_id: z.int().nullable(),
  buyer_name: z.string().nullable(),
  seller_id: z.int().nullable(),
  seller_name: z.string().nullable(),
})
export type InsightUser = z.infer<typeof insightUser>

const insightOfferLine = z.object({
  id: z.int(),
  product_id: z.int(),
  name: z.string(),
  quantity: z.int(),
  unit_price: amount,
})

export const insightOffer = z.object({
  id: z.int(),
  offer_number: z.string(),
  buyer_user_email: z.string(),
  seller_user_email: z.string().nullable(),
  buyer_name: z.string(),
  seller_name: z.string(),
  state: z.enum(offerStates),
  total_cents: amount,
  sku_count: z.int(),
  total_units: z.int(),
  created_at: instant,
  offer_products: z.array(insightOfferLine),
})
export type InsightOffer = z.infer<typeof insightOffer>
