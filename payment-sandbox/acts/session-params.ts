import { z } from 'zod'

export const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/, 'Invalid integer')
  .transform(Number)
export const expand = z.array(z.string()).optional()
export const metadata = z.record(z.string(), z.string()).default({})

/** The part of the provider's parameters that we use; any other is refused as unknown. */
export const sessionParams = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  line_items: z
    .array(
      z.strictObject({
        quantity: wholeNumber,
        price_data: z.strictObject({
          currency: z.literal('usd'),
          unit_amount: wholeNumber,
          recurring: z.strictObject({ interval: z.literal('month') }).optional(),
          product_data: z.strictObject({ name: z.string(), description: z.string().optional() }),
        }),
      }),
    )
    .min(1)
    .max(100),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata,
  payment_intent_data: z
    .strictObject({ metadata, description: z.string().optional() })
    .default({ metadata: {} }),
  subscription_data: z.strictObject({ metadata }).default({ metadata: {} }),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expires_at: wholeNumber.optional(),
  expand,
})
export type SessionParams = z.infer<typeof sessionParams>
