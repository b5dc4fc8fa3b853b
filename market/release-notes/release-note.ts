import { z } from 'zod'

/** A note from staff to buyers, sellers or both about the product. */
export const releaseNote = z.object({
  id: z.int(),
  body: z.string(),
  buyer: z.boolean(),
  seller: z.boolean(),
  created_at: z.string(),
  /** From when on it is shown. */
  published_at: z.string(),
})
export type ReleaseNote = z.infer<typeof releaseNote>
