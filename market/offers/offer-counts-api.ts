import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'

const offerCounts = z.object({
  /** Offers that wait for the viewer's answer. */
  awaiting_you: z.int(),
  /** Lots in the cart of a buyer; 0 for a seller. */
  in_cart: z.int(),
  /** Whether an offer was ever sent, by the buyer or to the seller: the cart and what is saved are not sent. */
  has_sent: z.boolean(),
})
export type OfferCounts = z.infer<typeof offerCounts>

/** What stands around every page: the offers themselves come only with pages that show them. */
export const countOffers = endpoint({
  method: 'GET',
  path: '/offers/counts',
  summary: 'How many offers wait for the viewer, and how many lots are in the cart',
  policy: 'trader',
  answer: offerCounts,
})
