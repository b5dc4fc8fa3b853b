import { z } from 'zod'

/** As the calls take them. */
export const paymentForm = z.object({
  bank_reference: z
    .string()
    .trim()
    .min(1, 'Enter the bank’s reference')
    .max(140, 'Maximum 140 characters'),
})
export const returnForm = z.object({
  reason: z.string().trim().min(1, 'Enter a reason').max(500, 'Maximum 500 characters'),
})
