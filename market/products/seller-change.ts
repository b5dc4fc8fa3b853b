import { z } from 'zod'

/** A change of a seller that has not reached all of its products yet. */
export const sellerChangeProgress = z.object({
  lots: z.int(),
  done: z.int(),
  /** Whether buyers are to see them from now on, or not any more; null while only the seller's name is another. */
  shows: z.boolean().nullable(),
})
export type SellerChangeProgress = z.infer<typeof sellerChangeProgress>
