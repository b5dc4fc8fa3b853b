import { z } from 'zod'
import { expand, metadata, wholeNumber } from './session-params.ts'

// The part of the provider's parameters that we use; any other is refused as unknown.

const amount = wholeNumber.pipe(z.number().min(1, 'Invalid integer'))

export const accountParams = z.strictObject({
  business_profile: z.strictObject({ name: z.string().optional() }).default({}),
  business_type: z.literal('company'),
  capabilities: z.strictObject({ transfers: z.strictObject({ requested: z.literal('true') }) }),
  company: z.strictObject({ name: z.string().max(100).optional() }).default({}),
  controller: z.strictObject({
    fees: z.strictObject({ payer: z.literal('application') }),
    losses: z.strictObject({ payments: z.literal('application') }),
    stripe_dashboard: z.strictObject({ type: z.literal('express') }),
  }),
  country: z.literal('US'),
  email: z.email().optional(),
  metadata,
  settings: z.strictObject({
    payouts: z.strictObject({ schedule: z.strictObject({ interval: z.literal('manual') }) }),
  }),
})
export type AccountParams = z.infer<typeof accountParams>

export const linkParams = z.strictObject({
  account: z.string(),
  collection_options: z.strictObject({ fields: z.literal('eventually_due') }).optional(),
  refresh_url: z.url(),
  return_url: z.url(),
  type: z.literal('account_onboarding'),
})
export type LinkParams = z.infer<typeof linkParams>

export const transferParams = z.strictObject({
  amount,
  currency: z.literal('usd'),
  description: z.string().optional(),
  destination: z.string(),
  metadata,
  source_transaction: z.string().optional(),
  transfer_group: z.string().optional(),
})
export type TransferParams = z.infer<typeof transferParams>

export const reversalParams = z.strictObject({
  amount: amount.optional(),
  expand,
  metadata,
})
export type ReversalParams = z.infer<typeof reversalParams>

export const payoutParams = z.strictObject({
  amount,
  currency: z.literal('usd'),
  metadata,
})
export type PayoutParams = z.infer<typeof payoutParams>
