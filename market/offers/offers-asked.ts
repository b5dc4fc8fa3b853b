import type { z } from 'zod'
import { pageQuery } from '#market/paging.ts'
import { idIn, yesOrNo } from '#market/wire.ts'

/** Which of the viewer's offers, and which page of them. */
export const offersAsked = pageQuery.extend({
  live: yesOrNo.optional().describe('`true`: neither accepted nor closed.'),
  product_id: idIn.optional().describe('With this lot, now or in a turn.'),
})
export type OffersAsked = z.infer<typeof offersAsked>
