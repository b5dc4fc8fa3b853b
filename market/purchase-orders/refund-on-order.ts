import { z } from 'zod'
import { amount, instant } from '#market/wire.ts'

export const partOfLine = z.object({ line_id: z.int(), quantity: z.int().min(1) })

/** A part of an order that staff gave back, as both sides read it. */
export const refundOnOrder = z.object({
  id: z.int(),
  amount_cents: amount,
  /** To the seller: what it bears, after the fee's share. */
  share_of_seller: amount.optional(),
  reason: z.string(),
  /** `charged_back`: the buyer's bank gave it back instead. */
  state: z.enum(['requested', 'refunded', 'charged_back']),
  /** Null when it is an amount and not units. */
  lines: z.array(partOfLine).nullable(),
  at: instant,
})
