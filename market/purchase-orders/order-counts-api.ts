import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'

const orderCounts = z.object({
  /** Orders that wait for the viewer, also for their answer to a claim. */
  awaiting_you: z.int(),
  /** Those of them that wait for a buyer's first payment. */
  to_pay: z.int(),
})
export type OrderCounts = z.infer<typeof orderCounts>

/** Like `countOffers`. */
export const countOrders = endpoint({
  method: 'GET',
  path: '/marketplace/purchase_orders/counts',
  summary: 'How many orders wait for the viewer, and how many of them for a payment',
  policy: 'trader',
  answer: orderCounts,
})
