import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { turnActions } from '#market/offers/offer.ts'
import { orderActors } from '#market/purchase-orders/purchase-order.ts'
import { amount, instant, textId } from '#market/wire.ts'

/** How many turns of offers and events of orders a seller is told. */
export const MOST_ACTIVITY = 8

const turn = z.object({
  kind: z.literal('turn'),
  at: instant,
  offer_number: z.string(),
  /** The order that the offer became. */
  order_id: textId.nullable(),
  buyer_name: z.string(),
  act: z.enum(turnActions),
  party: z.enum(['buyer', 'seller', 'system']),
  /** Of its lines, with the freight that was stated. */
  total_cents: amount,
  /** No turn of the offer was before. */
  is_first: z.boolean(),
})

const event = z.object({
  kind: z.literal('event'),
  at: instant,
  po_number: z.string(),
  order_id: textId,
  buyer_name: z.string(),
  event: z.string(),
  party: z.enum(orderActors),
})

const activity = z.discriminatedUnion('kind', [turn, event])
export type Activity = z.infer<typeof activity>

/** Newest first. The opening of an order is left out: the acceptance of its offer is there. */
export const readActivity = endpoint({
  method: 'GET',
  path: '/marketplace/sellers/activity',
  summary: "What happened last in the seller's offers and orders",
  policy: 'seller',
  answer: z.object({ activity: z.array(activity).max(MOST_ACTIVITY) }),
})
