import { z } from 'zod'

/** What is asked of a refund in part. */
export const partialRefundForm = z.object({
  /** The same key decides once, however often it is sent. */
  key: z.uuid(),
  /** Both sides read it. */
  reason: z.string().trim().min(1, 'Required').max(1000, 'Maximum 1000 characters'),
  /** Either this or lines. */
  amount_cents: z.int().min(1).optional(),
  lines: z
    .array(z.object({ line_id: z.int(), quantity: z.int().min(1) }))
    .min(1)
    .max(1000)
    .optional(),
})
export type PartialRefundForm = z.infer<typeof partialRefundForm>
