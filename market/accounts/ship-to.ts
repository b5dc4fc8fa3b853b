import type { RefusalKind } from '#market/refusal-kind.ts'
import { z } from 'zod'

const line = (max: number) =>
  z.string().trim().min(1, 'Required').max(max, `Maximum ${max} characters`)

/** A buyer's shipping address; required before the first submit or Buy Now (decision E5). */
export const shipTo = z.object({
  name: line(120),
  line1: line(160),
  line2: z.string().trim().max(160).optional(),
  city: line(80),
  state: line(80),
  postal_code: line(20),
  country: line(60),
  phone: z.string().trim().max(40).optional(),
})
export type ShipTo = z.infer<typeof shipTo>

export const SHIP_TO_REQUIRED = {
  code: 'ship_to_required',
  message: 'Ship-to address required',
} satisfies RefusalKind
