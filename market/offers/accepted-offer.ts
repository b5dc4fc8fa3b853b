import { z } from 'zod'
import { cents } from '#market/money.ts'
import { MAX_UNIT_CENTS, textId } from '#market/wire.ts'

/** Stated by the seller, of the whole offer, outside of the platform fee. */
export const statedFreight = z
  .int()
  .min(0, 'Freight can’t be below $0')
  .max(MAX_UNIT_CENTS, 'Freight is too high')
  .transform(cents)
  .optional()
  .describe(
    'Cents, of the whole offer, where a lot of it has its freight `quoted`: required of the seller until it is stated, and refused otherwise. What was stated holds until the seller states another.',
  )

export const acceptedOffer = z.object({
  data: z.object({
    type: z.literal('offer'),
    id: textId,
    attributes: z.object({ purchase_order_id: textId, state: z.literal('accepted') }),
  }),
})

/** A seller that states another freight than the buyer has seen accepts nothing yet: the buyer has the turn. */
export const acceptedOrCountered = z.object({
  data: z.object({
    type: z.literal('offer'),
    id: textId,
    attributes: z.discriminatedUnion('state', [
      acceptedOffer.shape.data.shape.attributes,
      z.object({ purchase_order_id: z.null(), state: z.literal('buyer_review') }),
    ]),
  }),
})
