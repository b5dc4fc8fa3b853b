import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { offerStates } from '#market/offers/offer.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { amount, idIn, instant } from '#market/wire.ts'

const deal = {
  id: z.int(),
  number: z.string(),
  buyer_name: z.string(),
  total_cents: amount,
  created_at: instant,
}

/** What a seller trades: figures of all time, and the last of its orders and offers. */
const sellerTrade = z.object({
  /** Orders somebody has still to do something for. */
  open_orders: z.int(),
  order_count: z.int(),
  /** Paid, and not canceled. */
  sold_cents: amount,
  fee_cents: amount,
  /** Sent offers; carts are private. */
  offer_count: z.int(),
  offers_waiting: z.int(),
  offers_accepted: z.int(),
  last_orders: z.array(
    z.object({ ...deal, refunded_cents: amount, status: z.enum(purchaseOrderStatuses) }),
  ),
  last_offers: z.array(z.object({ ...deal, state: z.enum(offerStates) })),
})
export type SellerTrade = z.infer<typeof sellerTrade>

export const readSellerTrade = endpoint({
  method: 'GET',
  path: '/admin/sellers/:id/trade',
  summary: 'What a seller trades: figures, and its latest orders and offers',
  policy: 'staff_verified',
  params: z.object({ id: idIn }),
  answer: z.object({ data: sellerTrade }),
})
