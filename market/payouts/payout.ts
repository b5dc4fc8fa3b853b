import { z } from 'zod'
import { amount, instant } from '#market/wire.ts'

/** Through its account at the card provider, or by staff to its bank. */
export const payoutMethods = ['stripe', 'bank'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** `begun`: its money is being sent; `sent`: it is on its way to the bank. What ended well may still be returned. */
export const payoutStatuses = ['begun', 'sent', 'paid', 'failed', 'returned'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

export const payout = z.object({
  id: z.int(),
  status: z.enum(payoutStatuses),
  method: z.enum(payoutMethods),
  amount_cents: amount,
  begun_at: instant,
  sent_at: instant.nullable(),
  /** When the bank is expected to have it. */
  arrives_at: instant.nullable(),
  /** When it was paid, failed or came back. */
  ended_at: instant.nullable(),
  bank_name: z.string().nullable(),
  bank_last4: z.string().nullable(),
  /** Of a payout by hand. */
  bank_reference: z.string().nullable(),
  /** Why it waits, failed or came back, in words. */
  problem: z.string().nullable(),
  orders_count: z.int(),
})
export type Payout = z.infer<typeof payout>
