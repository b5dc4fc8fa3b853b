import { z } from 'zod'
import { wholeNumber } from './session-params.ts'

export const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: wholeNumber.optional(),
})
export type RefundParams = z.infer<typeof refundParams>
