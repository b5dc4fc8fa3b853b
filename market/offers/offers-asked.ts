import type { z } from 'zod'
import { pageQuery } from '#market/paging.ts'
import { idIn, yesOrNo } from '#market/wire.ts'

/** Which of the viewer's offers, and which page of them. */
export const offersAsked = pageQuery.extend({
  live: yesOrNo
    .optional()
    .describe(
      '`true`: only those in the cart, saved for later or under review; `false`: the others.',
    ),
  product_id: idIn
    .optional()
    .describe('Only those with this lot among their lines, or those of a turn.'),
})
export type OffersAsked = z.infer<typeof offersAsked>
