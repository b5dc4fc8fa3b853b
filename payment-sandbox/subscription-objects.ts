import { z } from 'zod'

// Shaped as the provider's own API shapes them; only what we use or a reader would miss.

export const customer = z.object({
  id: z.string(),
  object: z.literal('customer'),
  created: z.number(),
  email: z.string().nullable(),
  livemode: z.literal(false),
})
export type Customer = z.infer<typeof customer>

const shown = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  cancel_at: z.number().nullable(),
  cancel_at_period_end: z.boolean(),
  canceled_at: z.number().nullable(),
  created: z.number(),
  currency: z.string(),
  customer: z.string(),
  ended_at: z.number().nullable(),
  items: z.object({
    object: z.literal('list'),
    data: z.tuple([
      z.object({
        id: z.string(),
        object: z.literal('subscription_item'),
        current_period_end: z.number(),
        current_period_start: z.number(),
        price: z.object({
          currency: z.string(),
          recurring: z.object({ interval: z.literal('month') }),
          unit_amount: z.number(),
        }),
        quantity: z.literal(1),
      }),
    ]),
  }),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  status: z.enum(['active', 'past_due', 'canceled']),
})

/** What the provider stores of a subscription, including the parts that it does not show. */
export const subscription = shown.extend({
  name: z.string(),
  /** Whether the bank takes the next payment. */
  card: z.enum(['good', 'declined']),
})
export type Subscription = z.infer<typeof subscription>

export const shownSubscription = (kept: Subscription) => shown.parse(kept)

export const periodOf = ({ items: { data } }: Subscription) => data[0]

export const portal = z.object({
  id: z.string(),
  object: z.literal('billing_portal.session'),
  created: z.number(),
  customer: z.string(),
  livemode: z.literal(false),
  return_url: z.url(),
  url: z.url(),
})
export type Portal = z.infer<typeof portal>
