import { z } from 'zod'
import { metadata, wholeNumber } from './session-params.ts'

export const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: wholeNumber.optional(),
  metadata,
})
export type RefundParams = z.infer<typeof refundParams>
